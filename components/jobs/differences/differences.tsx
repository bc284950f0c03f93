"use client"

import { useMessages } from "@/components/messages/use-messages"
import { DescriptionView } from "../job-preview/description-view"
import type { ToldChange } from "./field-changes"
import { FieldDifference } from "./field-difference"
import { FoldedDifference } from "./folded-difference"
import { fieldLabel, fieldParts } from "./job-field-words"

export interface DifferencesProps {
  changes: readonly ToldChange[]
  /** Set for a new posting: `changes` are all its fields, and there is no earlier version to compare with. */
  isNew?: boolean
  /** Set where there are many at once: a description's difference is shown when someone asks for it. */
  foldsDescription?: boolean
  /** Names the list for screen readers. */
  label: string
}

/** What a posting said before and says now, field by field. */
export function Differences({ changes, isNew = false, foldsDescription = false, label }: DifferencesProps) {
  const words = useMessages()
  const shown = isNew ? changes.filter(({ after }) => after !== null) : changes
  return (
    <div role="group" aria-label={label}>
      <dl className="grid gap-x-4 gap-y-2 text-compact sm:grid-cols-[8rem_minmax(0,1fr)]">
        {shown.map((change) => (
          <div key={change.field} className="contents">
            <dt className="text-muted-foreground max-sm:mt-1">{fieldLabel(change.field, words)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {isNew ? (
                <NewValue change={change} />
              ) : foldsDescription && change.field === "description" ? (
                <FoldedDifference change={change} />
              ) : (
                <FieldDifference change={change} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function NewValue({ change: { field, after } }: { change: ToldChange }) {
  const words = useMessages()
  if (field !== "description") return fieldParts(field, after, words).join(" · ")
  return (
    // Long ones scroll, and the keyboard has to reach them.
    <div
      role="group"
      aria-label={words.t("jobFields.description")}
      tabIndex={0}
      className="max-h-60 overflow-y-auto rounded-sm"
    >
      <DescriptionView html={String(after)} />
    </div>
  )
}
