import type { Words } from "@/components/messages/words"
import type { ShortcutGroup } from "./keyboard-help"

/** What the help says about the keys that find something; a list has a search, and its rows can be opened. */
export function findShortcuts(
  t: Words["t"],
  { search, open }: { search: boolean; open: boolean },
): ShortcutGroup {
  return {
    title: t("postings.keysFind"),
    shortcuts: [
      ...(search ? [{ keys: ["/"], does: t("postings.keySearch") }] : []),
      { keys: ["J"], does: t("postings.keyNext") },
      { keys: ["K"], does: t("postings.keyBefore") },
      ...(open ? [{ keys: ["Enter"], does: t("postings.open") }] : []),
      { keys: ["Ctrl", "K"], does: t("palette.open") },
      { keys: ["?"], does: t("postings.keyHelp") },
    ],
  }
}
