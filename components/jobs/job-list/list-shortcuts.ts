import { findShortcuts } from "@/components/keyboard/find-shortcuts"
import type { ShortcutGroup } from "@/components/keyboard/keyboard-help"
import type { Words } from "@/components/messages/words"

/** What the help says about the list's shortcuts; a viewer has fewer. */
export function listShortcuts(canWrite: boolean, t: Words["t"]): ShortcutGroup[] {
  const find = findShortcuts(t, { search: true, open: true })
  const write = {
    title: t("postings.keysWork"),
    shortcuts: [
      { keys: ["N"], does: t("postings.newPosting") },
      { keys: ["E"], does: t("postings.edit") },
      { keys: ["P"], does: t("postings.publish") },
      { keys: ["A"], does: t("postings.archive") },
      { keys: ["X"], does: t("postings.keySelect") },
      { keys: ["Shift", "X"], does: t("postings.keySelectTo") },
      { keys: ["Esc"], does: t("postings.clearSelection") },
      { keys: ["F6"], does: t("postings.keyMessages") },
    ],
  }
  return canWrite ? [find, write] : [find]
}
