import { findShortcuts } from "@/components/keyboard/find-shortcuts"
import type { ShortcutGroup } from "@/components/keyboard/keyboard-help"
import type { Words } from "@/components/messages/words"

/** What the help says about the shortcuts of a posting's page; a viewer has fewer. */
export function postingShortcuts(canWrite: boolean, t: Words["t"]): ShortcutGroup[] {
  const find = findShortcuts(t, { search: false, open: false })
  const write = {
    title: t("postings.keysWork"),
    shortcuts: [
      { keys: ["E"], does: t("postings.edit") },
      { keys: ["P"], does: t("postings.publish") },
      { keys: ["A"], does: t("postings.archive") },
      { keys: ["F6"], does: t("postings.keyMessages") },
    ],
  }
  return canWrite ? [find, write] : [find]
}
