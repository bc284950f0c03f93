"use client"

import { useEffect, useEffectEvent, useState } from "react"

/**
 * Passes files dropped anywhere on the page to `take`: outside the drop zone, the browser would open them in place of the page. With null,
 * files are ignored and the page stays. Returns whether files that would be taken are being dragged over the page.
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

/** Dragged text goes where text goes; only files are handled here. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false
}
