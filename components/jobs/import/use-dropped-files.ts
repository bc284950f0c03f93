"use client"

import { useEffect, useEffectEvent, useState } from "react"

/**
 * Hands what is dropped anywhere on the page to `take`: beside the place for it, the browser would open it instead of the page. Null
 * takes nothing, and keeps the page. Answers whether something is held over the page that would be taken.
 */
export function useDroppedFiles(take: ((files: File[]) => void) | null): boolean {
  const [over, setOver] = useState(false)
  const isTaken = take !== null
  const onFiles = useEffectEvent((files: File[]) => take?.(files))

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      if (isTaken) setOver(true)
      else if (event.dataTransfer) event.dataTransfer.dropEffect = "none"
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener("dragover", onDragOver)
    document.addEventListener("dragleave", onDragLeave)
    document.addEventListener("drop", onDrop)
    return () => {
      document.removeEventListener("dragover", onDragOver)
      document.removeEventListener("dragleave", onDragLeave)
      document.removeEventListener("drop", onDrop)
    }
  }, [isTaken])

  return over
}

/** Text that is dragged goes where text goes. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false
}
