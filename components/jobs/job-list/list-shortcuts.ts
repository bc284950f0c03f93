import type { ShortcutGroup } from "@/components/keyboard/keyboard-help"

/** What the help says of the list's keys; a viewer has fewer. */
export function listShortcuts(canWrite: boolean): ShortcutGroup[] {
  const find = {
    title: "Find",
    shortcuts: [
      { keys: ["/"], does: "Search" },
      { keys: ["J"], does: "Next posting" },
      { keys: ["K"], does: "Posting before" },
      { keys: ["Enter"], does: "Open" },
      { keys: ["?"], does: "These shortcuts" },
    ],
  }
  const write = {
    title: "Work",
    shortcuts: [
      { keys: ["N"], does: "New posting" },
      { keys: ["E"], does: "Edit" },
      { keys: ["X"], does: "Select" },
      { keys: ["Shift", "X"], does: "Select all up to here" },
      { keys: ["Esc"], does: "Clear the selection" },
      { keys: ["F6"], does: "Go to the messages, to undo" },
    ],
  }
  return canWrite ? [find, write] : [find]
}
