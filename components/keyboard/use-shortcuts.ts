"use client"

import { useEffect, useEffectEvent } from "react"
import { shortcutsAreOn } from "./shortcuts-setting"

/** What each key does, by the character it types; the handler may return `false` to leave the key to others. */
export type Shortcuts = Record<string, () => void | false>

/** Single keys that act on the page, unless the focus is in a field or a menu, or a dialog covers the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const act = shortcuts[event.key]
    if (!act || takesKeys(event.target) || (event.key.length === 1 && !shortcutsAreOn())) return
    if (act() !== false) event.preventDefault()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener("keydown", listener)
    return () => window.removeEventListener("keydown", listener)
  }, [])
}

const takers = [
  "input:not([type=checkbox], [type=radio])",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  "[role=textbox]",
  "[role=menu]",
  "[role=listbox]",
].join()

function takesKeys(target: EventTarget | null): boolean {
  const isCovered = document.querySelector("dialog:modal") !== null
  return isCovered || (target instanceof Element && target.closest(takers) !== null)
}
