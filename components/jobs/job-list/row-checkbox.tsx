"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Checkbox } from "@/components/ui/checkbox"
import { quoted } from "../job-words"
import type { RowProps } from "./row-props"

/** Selects a row; with Shift, all rows from the previous one to it. */
export function RowCheckbox({ job, selected, select }: Pick<RowProps, "job" | "selected" | "select">) {
  const words = useMessages()
  return (
    <Checkbox
      aria-label={words.t("postings.select", { posting: quoted(job.title, words) })}
      checked={selected}
      onCheckedChange={(_, { event }) =>
        select({ kind: "toggle", id: job.id, range: "shiftKey" in event && event.shiftKey === true })
      }
    />
  )
}
