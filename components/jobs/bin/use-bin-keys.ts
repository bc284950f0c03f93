"use client"

import { findShortcuts } from "@/components/keyboard/find-shortcuts"
import type { ShortcutGroup } from "@/components/keyboard/keyboard-help"
import { useShortcuts } from "@/components/keyboard/use-shortcuts"
import type { Words } from "@/components/messages/words"
import { binPlace } from "./bin-list"

export interface BinKeysOptions {
  focusSearch: () => void
  openHelp: () => void
}

/** The bin's keyboard shortcuts; they apply to the row that has the focus. */
export function useBinKeys({ focusSearch, openHelp }: BinKeysOptions): void {
  useShortcuts({
    "/": focusSearch,
    "?": openHelp,
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const box = boxes().find(hasFocus)
      if (!box) return false
      box.click()
    },
  })
}

/** What the help says about them. */
export function binShortcuts(t: Words["t"]): ShortcutGroup[] {
  const find = findShortcuts(t, { search: true, open: false })
  const work = {
    title: t("postings.keysWork"),
    shortcuts: [
      { keys: ["X"], does: t("postings.keySelect") },
      { keys: ["F6"], does: t("postings.keyMessages") },
    ],
  }
  return [find, work]
}

/** The checkboxes that select rows, in the order of the rows. */
function boxes(): HTMLElement[] {
  const rows = binPlace()?.querySelectorAll<HTMLElement>("li input[type=checkbox]") ?? []
  return [...rows]
}

function hasFocus(box: HTMLElement): boolean {
  return box.closest("li")?.contains(document.activeElement) ?? false
}

function step(by: 1 | -1): void {
  const all = boxes()
  const at = all.findIndex(hasFocus)
  all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by]?.focus()
}
