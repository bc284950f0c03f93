"use client"

import { useId } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { FieldDifference } from "../differences/field-difference"
import type { Conflict } from "./merge-changes"

/** What each side changed in the description or, if both are kept, the result. */
export function DescriptionSides({
  before,
  mine,
  theirs,
  merged,
  authors,
  bothKept,
}: Conflict & { bothKept: boolean }) {
  const { t } = useMessages()
  const from = before.description
  if (bothKept && merged !== null)
    return <DescriptionChange heading={t("postingForm.bothChanges")} before={from} after={merged} />
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <DescriptionChange heading={t("postingForm.yourChanges")} before={from} after={mine.description} />
      <DescriptionChange
        heading={t("postingForm.changesBy", { authors })}
        before={from}
        after={theirs.description}
      />
    </div>
  )
}

export interface DescriptionChangeProps {
  heading: string
  before: string
  after: string
}

/** A description with its changes marked; long ones scroll, and the keyboard has to reach them. */
export function DescriptionChange({ heading, before, after }: DescriptionChangeProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-md border px-3 py-2">
      <p id={id} className="text-xs font-medium text-muted-foreground">
        {heading}
      </p>
      <div
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        className="max-h-60 overflow-y-auto rounded-sm text-sm wrap-anywhere"
      >
        <FieldDifference change={{ field: "description", before, after }} />
      </div>
    </div>
  )
}
