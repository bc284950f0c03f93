"use client"

import { useMessages } from "@/components/messages/use-messages"
import { changeWords } from "@/lib/api/dashboard/change-words"
import type { FieldChange } from "@/lib/queries/activity"
import { useMe } from "@/lib/queries/session"

/** The fields that changed, with their previous values. Something new has no previous value. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const words = useMessages()
  const { t } = words
  const { timeZone } = useMe().employer
  const format = { ...words, timeZone }
  const isNew = changes.every(({ before }) => before === null)
  const shown = isNew ? changes.filter(({ field, after }) => after !== null || field === "scopes") : changes
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-compact sm:grid-cols-[9rem_minmax(0,1fr)]">
      {shown.map((change) => {
        const { label, before, after } = changeWords(change, format)
        return (
          <div key={change.field} className="contents">
            <dt className="text-muted-foreground max-sm:mt-1">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {isNew || before === "" ? null : (
                <>
                  <span className="sr-only">{t("activity.changedFrom")} </span>
                  <span className="text-muted-foreground">{before}</span>
                  <span aria-hidden> → </span>
                  <span className="sr-only"> {t("activity.changedTo")} </span>
                </>
              )}
              {after}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
