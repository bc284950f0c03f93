import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { JudgedFindings } from "@/lib/domain/job-checks/judged-findings"
import type { Job } from "@/lib/domain/jobs/job"
import type { Client } from "../engine/client"
import { asMilliseconds, type Steps, toDate, type Value } from "../engine/steps"
import { checkRevision, dismissedFindings, findingColumns } from "./finding-columns"
import { instantInTurn } from "./written"

/** What a save writes over the row of a posting; `published` is the day it became active with this save, null if it didn't. */
type RowUpdate = {
  columns: Record<string, Value>
  published: CalendarDate | null
  judged: JudgedFindings | undefined
}

/**
 * Writes `update` over the row of `replacing` as its next version. Returns when it did, or null if somebody wrote to the job
 * after it was read.
 */
export function* updateRow(
  kind: Client["kind"],
  employerId: EmployerId,
  replacing: Job,
  update: RowUpdate,
): Steps<Date | null> {
  // A column named in an UPDATE is rewritten in all its indexes, and the findings have four of them.
  const kept = isCountedSo(replacing, update.judged)
    ? yield* write(kind, employerId, replacing, { ...update, counts: "kept" })
    : null
  return kept ?? (yield* write(kind, employerId, replacing, { ...update, counts: "stored" }))
}

function isCountedSo({ findingCounts: before }: Job, judged: JudgedFindings | undefined): boolean {
  if (!before || !judged) return false
  const { error, warning, advice } = judged.counts
  return before.error === error && before.warning === warning && before.advice === advice
}

/** Counts are only `kept` if they still are what was read, and were made with the current settings. */
function* write(
  kind: Client["kind"],
  employerId: EmployerId,
  { id, version, dismissals }: Job,
  { columns, published, judged, counts }: RowUpdate & { counts: "kept" | "stored" },
): Steps<Date | null> {
  const values = Object.values(columns)
  const set = Object.keys(columns).map((column, index) => {
    const mark = `$${index + 1}`
    return `${column} = ${column === "updated_at" ? instantInTurn(kind, column, mark) : mark}`
  })
  const asRead: string[] = []
  if (judged && counts === "kept") {
    const { error, warning, advice } = judged.counts
    const stored = { finding_errors: error, finding_warnings: warning, finding_advice: advice }
    for (const [column, count] of Object.entries(stored)) asRead.push(`${column} = $${values.push(count)}`)
    asRead.push(checkRevision(employerId, judged, values))
  } else
    for (const [column, count] of Object.entries(findingColumns(employerId, judged, values)))
      set.push(`${column} = ${count}`)
  if (published !== null) set.push(`first_published = coalesce(first_published, $${values.push(published)})`)
  // A dismissal doesn't change the version, so one may have come in between unnoticed.
  const last = values.push(dismissedFindings(dismissals), id, employerId, version)
  asRead.push(`dismissed_findings IS NOT DISTINCT FROM $${last - 3}`)
  // There are more sets of changed columns than a connection should keep plans for.
  const [updated] = (yield {
    text: `UPDATE jobs SET ${set.join()}, version = version + 1
      WHERE id = $${last - 2} AND employer_id = $${last - 1} AND version = $${last} AND ${asRead.join(" AND ")}
      RETURNING ${asMilliseconds(kind, "updated_at")} AS at`,
    values,
    fresh: true,
  }) as { at: string | number }[]
  return updated ? toDate(updated.at) : null
}
