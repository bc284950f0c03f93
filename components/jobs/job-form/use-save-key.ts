"use client"

import { useEffect, useEffectEvent } from "react"
import { topModal } from "@/components/ui/top-modal"

/** Ctrl+S and ⌘S call `onSave` instead of the browser's "Save page"; Ctrl+Enter and ⌘Enter call `onFinish`. */
export function useSaveKey(onSave: (() => void) | null, onFinish: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const isFinish = event.key === "Enter"
    if (!isFinish && event.key.toLowerCase() !== "s") return
    // A popup over the form has its own button for that.
    if (isFinish && (event.target as Element).closest?.("[role=dialog]")) return
    event.preventDefault()
    if (!event.repeat && !topModal.read()) (isFinish ? onFinish : onSave)?.()
  })
  useEffect(() => {
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [])
}
