"use client"

import { useEffect, useEffectEvent } from "react"

/** Ctrl+S and ⌘S call `onSave` in the place of the browser's own "Save page". */
export function useSaveKey(onSave: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== "s") return
    event.preventDefault()
    if (!event.repeat) onSave?.()
  })
  useEffect(() => {
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [])
}
