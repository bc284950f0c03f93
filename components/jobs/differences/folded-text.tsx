"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Unchanged text that is shorter than this is shown whole. */
const shown = 260
/** How much of it is shown next to a change. */
const margin = 90

export interface FoldedTextProps {
  text: string
  /** Nothing before it has changed, or (`last`) nothing after it. */
  first: boolean
  last: boolean
}

/** Unchanged text, folded to one line if it is long. */
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

/** The beginning or end of `text`, in whole words and of about `length` characters. */
function cutAt(text: string, length: number, side: "start" | "end"): string {
  if (side === "end") return text.slice(0, text.lastIndexOf(" ", length) + 1)
  const from = text.indexOf(" ", text.length - length)
  return from === -1 ? "" : text.slice(from)
}
