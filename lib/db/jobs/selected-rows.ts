import { jobStatuses } from "@/lib/domain/jobs/job"
import type { SomeActor } from "@/lib/domain/activity/activity"
import type { FurtherFilter, JobSelection } from "@/lib/domain/jobs/job-selection"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import { instant, type Value } from "../engine/steps"
import { searchCondition, searchIndexed } from "./job-pages"
import { soughtRows } from "./sought-rows"

type Kind = "sqlite" | "postgresql"

/** An instant as a statement is given it, `mark` being its place among the values. */
export function givenInstant(kind: Kind, mark: string): string {
  return kind === "sqlite" ? mark : `${mark}::timestamp`
}

export type SelectedRows = { from: string; shared: string[]; statuses: (string | null)[] }

/**
 * The rows that a selection is of. The orders have indexes that begin with the status, so that a list of all statuses is put
 * together of theirs; the default order has one without, and what a search has found is sorted.
 */
export function selectedRows(
  kind: Kind,
  among: VisibleJobs,
  selection: JobSelection,
  values: Value[],
  { many = false } = {},
): SelectedRows {
  const { status, q, words, further, order } = selection
  const shared = ["jobs.employer_id = $1", ...(among.confidential ? [] : ["NOT confidential"])]
  shared.push(...conditionsOf(kind, further, values))
  const chosen = status === null ? null : `status = '${status}'`
  if (words) {
    const { from, conditions, found } = soughtRows(kind, among, words, values, { many })
    shared.push(...conditions)
    if (found) return { from, shared, statuses: [chosen] }
  }
  const { findings } = further
  // Left to itself, SQLite reads all of the list for what few postings have.
  if (kind === "sqlite" && !q && !words && findings !== null && order.by === "publishDate")
    return { from: `jobs INDEXED BY ${findingIndexes[findings]}`, shared, statuses: [chosen] }
  if (q) {
    const indexed = searchIndexed(kind, among, { status, q })
    if (!indexed) shared.push(searchCondition(kind, q, values))
    const words = indexed && `$${values.push(indexed.values[1] as Value)}`
    const found =
      indexed &&
      `(SELECT rowid & 2147483647 AS found_id FROM ${indexed.text.replaceAll("$2", words as string)}) AS found CROSS JOIN jobs ON jobs.id = found.found_id`
    return { from: found ?? "jobs", shared, statuses: [chosen] }
  }
  if (chosen !== null) return { from: "jobs", shared, statuses: [chosen] }
  const isByDay = order.by === "publishDate" && further.closesAfter === null && further.closesBefore === null
  if (isByDay) return { from: "jobs", shared, statuses: [null] }
  return { from: "jobs", shared, statuses: jobStatuses.map((each) => `status = '${each}'`) }
}

function conditionsOf(kind: Kind, further: FurtherFilter, values: Value[]): string[] {
  const { updatedSince, closesBefore, closesAfter, categoryId, positionTypeId, locationId } = further
  const conditions: string[] = []
  const compare = <T extends Value>(value: T | null, text: (mark: string) => string) => {
    if (value !== null) conditions.push(text(`$${values.push(value)}`))
  }
  compare(updatedSince && instant(updatedSince), (mark) => `updated_at >= ${givenInstant(kind, mark)}`)
  compare(closesBefore, (mark) => `close_date <= ${mark}`)
  compare(closesAfter, (mark) => `close_date >= ${mark}`)
  compare(positionTypeId, (mark) => `position_type_id = ${mark}`)
  compare(categoryId, (mark) => named("job_categories", "category_id", mark))
  compare(locationId, (mark) => named("job_locations", "location_id", mark))
  for (const [column, value] of [
    ["confidential", further.confidential],
    ["auto_refresh", further.autoRefresh],
  ] as const)
    if (value !== null) conditions.push(value ? column : `NOT ${column}`)
  if (further.findings !== null) conditions.push(findingConditions[further.findings])
  if (further.changedBy !== null) conditions.push(changedLast(kind, further.changedBy, values))
  return conditions
}

/** The index of the migration "last_actors" is of these very conditions. SQLite is kept from going by the ids rather than by the list's order. */
function changedLast(kind: Kind, { kind: actorKind, id }: SomeActor, values: Value[]): string {
  const certain = id === null ? "" : `AND changed.actor_id = $${values.push(id)}`
  return `${kind === "sqlite" ? "+" : ""}jobs.id IN (SELECT changed.job_id FROM changed_jobs AS changed WHERE changed.employer_id = $1
    AND NOT changed.hidden AND NOT changed.deleted AND changed.actor_kind = '${actorKind}' ${certain})`
}

const findingIndexes = {
  error: "jobs_with_errors",
  warning: "jobs_with_warnings",
  advice: "jobs_with_advice",
  none: "jobs_without_findings",
}

/** The indexes of the migration "posting_check" are of these very conditions. */
const findingConditions = {
  error: "finding_errors > 0",
  warning: "finding_warnings > 0",
  advice: "finding_advice > 0",
  none: "finding_errors = 0 AND finding_warnings = 0 AND finding_advice = 0",
}

function named(table: string, column: string, mark: string): string {
  return `EXISTS (SELECT 1 FROM ${table} AS named WHERE named.job_id = jobs.id AND named.${column} = ${mark})`
}
