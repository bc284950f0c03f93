"use client"

import { useEffect, useEffectEvent } from "react"

/** Whether somebody presses Ctrl K, or ⌘ K; a field that has another use for it has prevented its default. */
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

/** Calls `open` when somebody presses it, wherever the focus is but in a dialog. */
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
