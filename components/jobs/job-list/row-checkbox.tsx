"use client"

import { Checkbox } from "@/components/ui/checkbox"
import { quoted } from "../job-words"
import type { RowProps } from "./row-props"

/** Selects a row; with Shift all from the one before to it. */
export function RowCheckbox({ job, selected, select }: Pick<RowProps, "job" | "selected" | "select">) {
  return (
    <Checkbox
      aria-label={`Select ${quoted(job.title)}`}
      checked={selected}
      onCheckedChange={(_, { event }) =>
        select({ kind: "toggle", id: job.id, range: "shiftKey" in event && event.shiftKey === true })
      }
    />
  )
}
