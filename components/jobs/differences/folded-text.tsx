"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Shorter than this, text that stayed the same is shown whole. */
const shown = 260
/** So much of it is shown beside what changed. */
const margin = 90

export interface FoldedTextProps {
  text: string
  /** Nothing that changed stands before it, or after it. */
  first: boolean
  last: boolean
}

/** Text that stayed the same, folded to a line where it is long. */
export function FoldedText({ text, first, last }: FoldedTextProps) {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  const start = first ? "" : cutAt(text, margin, "end")
  const end = last ? "" : cutAt(text, margin, "start")
  if (open || text.length < shown) return text
  const hidden = text.slice(start.length, text.length - end.length)
  const count = hidden.trim().split(/\s+/).length
  return (
    <>
      {start}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mx-1 rounded-md bg-secondary px-1.5 py-0.5 text-xs whitespace-nowrap text-muted-foreground hover:bg-secondary-hover hover:text-foreground"
      >
        {t("differences.unchangedWords", { count })}
      </button>
      {end}
    </>
  )
}

/** The beginning or end of `text`, of about so many characters and whole words. */
function cutAt(text: string, length: number, side: "start" | "end"): string {
  if (side === "end") return text.slice(0, text.lastIndexOf(" ", length) + 1)
  const from = text.indexOf(" ", text.length - length)
  return from === -1 ? "" : text.slice(from)
}
