"use client"

import { useEffect, useEffectEvent } from "react"

/** Whether Ctrl K or ⌘ K was pressed; a field that uses it for something else has prevented its default. */
export function isPaletteKey({
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
}: Pick<KeyboardEvent, "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "key">): boolean {
  return !defaultPrevented && ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === "k"
}

/** Calls `open` when the key is pressed, unless a dialog is open. */
export function usePaletteKey(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || document.querySelector("dialog[open]")) return
    event.preventDefault()
    open()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener("keydown", listener)
    return () => window.removeEventListener("keydown", listener)
  }, [])
}
