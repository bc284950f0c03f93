import { jobStatuses } from "@/lib/domain/jobs/job"
import type { SomeActor } from "@/lib/domain/activity/activity"
import type { FurtherFilter, JobOrder, JobSelection } from "@/lib/domain/jobs/job-selection"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import { instant, type Value } from "../engine/steps"
import { searchCondition, searchIndexed } from "./job-pages"
import { foundFirst, inSet, soughtRows } from "./sought-rows"

type Kind = "sqlite" | "postgresql"

/** SQL for an instant passed to a statement, `mark` being its placeholder. */
export function givenInstant(kind: Kind, mark: string): string {
  return kind === "sqlite" ? mark : `${mark}::timestamp`
}

export type SelectedRows = { from: string; shared: string[]; statuses: (string | null)[] }

/** Whether all rows are wanted, `few` of them are known to exist, or a page of `many`, which is found fastest by walking the list. */
export type Wanted = "all" | "few" | "many"

/**
 * The rows of a selection. The orders have indexes that begin with the status, so a list of all statuses combines those; the
 * default order has one without, and what a search found is sorted. So are `few` rows: they are found by the index that holds
 * what the filters ask for, whatever the order.
 */
export function selectedRows(
  kind: Kind,
  among: VisibleJobs,
  selection: JobSelection,
  values: Value[],
  wanted: Wanted,
): SelectedRows {
  const { status, q, words, further, order } = selection
  const shared = ["jobs.employer_id = $1", ...(among.confidential ? [] : ["NOT confidential"])]
  const isSought = q !== null || words !== undefined
  shared.push(...conditionsOf(kind, selection, values, isSought ? "many" : wanted))
  const chosen = status === null ? null : `status = '${status}'`
  if (words) {
    const { from, conditions, found } = soughtRows(kind, among, words, values, { many: wanted === "many" })
    shared.push(...conditions)
    if (found) return { from, shared, statuses: [chosen] }
  }
  if (q) {
    const indexed = searchIndexed(kind, among, { status, q })
    if (!indexed) shared.push(searchCondition(kind, q, values))
    const words = indexed && `$${values.push(indexed.values[1] as Value)}`
    const found =
      indexed &&
      `(SELECT rowid & 2147483647 AS found_id FROM ${indexed.text.replaceAll("$2", words as string)}) AS found CROSS JOIN jobs ON jobs.id = found.found_id`
    return { from: found ?? "jobs", shared, statuses: [chosen] }
  }
  const { findings } = further
  // Otherwise, SQLite reads the whole list for what only a few postings have.
  const isByFindings =
    kind === "sqlite" && findings !== null && (wanted === "few" || order.by === "publishDate")
  const from = isByFindings ? `jobs INDEXED BY ${findingIndexes[findings]}` : "jobs"
  const isEach = chosen === null && isByStatus(selection, wanted)
  const statuses = isEach ? jobStatuses.map((each) => `status = '${each}'`) : [chosen]
  const rows = { from, shared, statuses }
  return wanted === "few" && !words ? foundByIndex(kind, rows) : rows
}

/** Whether each status is looked up in its own index, rather than all statuses in the one by day. */
function isByStatus({ further, order }: JobSelection, wanted: Wanted): boolean {
  const { findings, closesAfter, closesBefore, updatedSince } = further
  if (findings !== null) return false
  if (order.by !== "publishDate") return true
  const isInRange = [closesAfter, closesBefore, updatedSince].some((end) => end !== null)
  return wanted === "all" ? isInRange : isAnyAsked(further)
}

/** The same rows, when there are few: first their ids, by the index that holds what is asked for, and then the jobs. */
function foundByIndex(kind: Kind, { from, shared, statuses }: SelectedRows): SelectedRows {
  const parts = statuses.map((status) => {
    const conditions = [...shared, ...(status ? [status] : [])]
    return `SELECT id AS found_id FROM ${from} WHERE ${conditions.join(" AND ")}`
  })
  const ids = parts.join(" UNION ALL ")
  // PostgreSQL would rather read the whole table than look up a thousand ids, which it estimates to be ten thousand.
  const found =
    kind === "sqlite"
      ? foundFirst(kind, ids)
      : `(${ids}) AS found CROSS JOIN LATERAL (SELECT * FROM jobs WHERE id = found.found_id OFFSET 0) AS jobs`
  return { from: found, shared: ["jobs.employer_id = $1"], statuses: [null] }
}

/** Whether anything is asked for besides term and status. */
export function isAnyAsked(further: FurtherFilter): boolean {
  return Object.values(further).some((value) => value !== null)
}

function conditionsOf(
  kind: Kind,
  { further, order }: JobSelection,
  values: Value[],
  wanted: Wanted,
): string[] {
  const { updatedSince, closesBefore, closesAfter, categoryId, positionTypeId, locationId } = further
  const conditions: string[] = []
  const compare = <T extends Value>(value: T | null, text: (mark: string) => string) => {
    if (value !== null) conditions.push(text(`$${values.push(value)}`))
  }
  compare(updatedSince && instant(updatedSince), (mark) => `updated_at >= ${givenInstant(kind, mark)}`)
  const closes = isRange(further, order, wanted) ? "close_date" : unindexed(kind, "close_date")
  compare(closesBefore, (mark) => `${closes} <= ${mark}`)
  compare(closesAfter, (mark) => `${closes} >= ${mark}`)
  compare(positionTypeId, (mark) => `position_type_id = ${mark}`)
  const named = (set: RowSet, probing = wanted === "many") =>
    probing ? probed(kind, set) : inSet(kind, setOf(set))
  compare(categoryId, (mark) => named({ table: "job_categories", column: "category_id", value: mark }))
  compare(locationId, (mark) => named({ table: "job_locations", column: "location_id", value: mark }))
  for (const [column, value] of [
    ["confidential", further.confidential],
    ["auto_refresh", further.autoRefresh],
  ] as const)
    if (value !== null) conditions.push(value ? column : `NOT ${column}`)
  if (further.findings !== null) conditions.push(findingConditions[further.findings])
  // One person may have changed all postings last; anything else that is asked for leaves fewer of them.
  const isNarrow = categoryId !== null || positionTypeId !== null || locationId !== null
  if (further.changedBy !== null)
    conditions.push(named(changedLast(further.changedBy, values), wanted === "many" || isNarrow))
  return conditions
}

/** Whether the requested close dates are found as a range of their index, rather than by an index that covers the other filters. */
function isRange(further: FurtherFilter, order: JobOrder, wanted: Wanted): boolean {
  if (wanted === "many") return order.by === "closeDate"
  const { positionTypeId, confidential, autoRefresh } = further
  return positionTypeId === null && confidential === null && autoRefresh === null
}

/** A column for which SQLite's planner uses no index. */
function unindexed(kind: Kind, column: string): string {
  return kind === "sqlite" ? `+${column}` : column
}

/** The index of the migration "last_actors" is on exactly these conditions. */
function changedLast({ kind, id }: SomeActor, values: Value[]): RowSet {
  const certain = id === null ? "" : `AND actor_id = $${values.push(id)}`
  return {
    table: "changed_jobs",
    column: "actor_kind",
    value: `'${kind}'`,
    further: `AND NOT hidden AND NOT deleted ${certain}`,
  }
}

const findingIndexes = {
  error: "jobs_with_errors",
  warning: "jobs_with_warnings",
  advice: "jobs_with_advice",
  none: "jobs_without_findings",
}

/** The indexes of the migration "posting_check" are on exactly these conditions. */
const findingConditions = {
  error: "finding_errors > 0",
  warning: "finding_warnings > 0",
  advice: "finding_advice > 0",
  none: "finding_errors = 0 AND finding_warnings = 0 AND finding_advice = 0",
}

/** Rows of a table with `job_id` and `employer_id` whose column has the value, and which meet `further`. */
type RowSet = { table: string; column: string; value: string; further?: string }

/** All of the employer's rows of a set at once, by an index of the set. */
function setOf({ table, column, value, further = "" }: RowSet): string {
  return `SELECT job_id FROM ${table} WHERE employer_id = $1 AND ${column} = ${value} ${further}`
}

/** Looks up one job after another in the set. */
function probed(kind: Kind, { table, column, value, further = "" }: RowSet): string {
  return `EXISTS (SELECT 1 FROM ${table} WHERE job_id = jobs.id AND ${unindexed(kind, column)} = ${value} ${further})`
}
