import type { ShortcutGroup } from "@/components/keyboard/keyboard-help"
import type { Words } from "@/components/messages/words"

/** What the help says of the list's keys; a viewer has fewer. */
export function listShortcuts(canWrite: boolean, t: Words["t"]): ShortcutGroup[] {
  const find = {
    title: t("postings.keysFind"),
    shortcuts: [
      { keys: ["/"], does: t("postings.keySearch") },
      { keys: ["J"], does: t("postings.keyNext") },
      { keys: ["K"], does: t("postings.keyBefore") },
      { keys: ["Enter"], does: t("postings.open") },
      { keys: ["Ctrl", "K"], does: t("palette.open") },
      { keys: ["?"], does: t("postings.keyHelp") },
    ],
  }
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
