import {
  type FurtherFilter,
  type JobOrder,
  type JobPosition,
  type JobSelection,
  newestFirst,
  type SelectedRange,
} from "@/lib/domain/jobs/job-selection"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import { jobStatuses } from "@/lib/domain/jobs/job"
import { instant, type Statement, type Value } from "../engine/steps"
import { searchCondition, searchIndexed } from "./job-pages"
import { soughtRows } from "./sought-rows"

type Kind = "sqlite" | "postgresql"

/** A position's value as the database is given it, `mark` being its place among the values, and as it gives it back. */
type OrderKey = {
  key: string
  read: string
  given(mark: string): string
}

const plainKey = (column: string): OrderKey => ({ key: column, read: column, given: (mark) => mark })

/**
 * What each order goes by. Titles go by the first 112 bytes of what a search compares, as a cursor has no room for more: the
 * bytes of UTF-8 have one order on both databases. The indexes of the migration "list_orders" are of these very expressions.
 */
const orderKeys: Record<Kind, Record<JobOrder["by"], OrderKey>> = {
  sqlite: {
    publishDate: plainKey("publish_date"),
    closeDate: plainKey("close_date"),
    updatedAt: plainKey("updated_at"),
    title: {
      key: "substr(CAST(substr(search_text, 1, instr(search_text, char(10)) - 1) AS BLOB), 1, 112)",
      read: "hex(page.key)",
      given: (mark) => `unhex(${mark})`,
    },
  },
  postgresql: {
    publishDate: plainKey("publish_date"),
    closeDate: plainKey("close_date"),
    updatedAt: {
      key: "updated_at",
      read: `to_char(page.key, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`,
      given: (mark) => `${mark}::timestamp`,
    },
    title: {
      key: "job_title_order(search_text)",
      read: "encode(page.key, 'hex')",
      given: (mark) => `decode(${mark}, 'hex')`,
    },
  },
}

/** The statement for the ids of some rows, as `id`, with what they are ordered by, as `key`; and how that is read as text. */
export type SelectedIds = Statement & { read: string; order: string }

/**
 * The statement for the rows that `range` asks for, and for one more where that goes on from a position. Of a search by words it may say
 * that `many` rows are found.
 */
export function selectedIds(
  kind: Kind,
  among: VisibleJobs,
  selection: JobSelection,
  range: SelectedRange,
  { many = false } = {},
): SelectedIds {
  const { by, descending } = selection.order
  const orderKey = orderKeys[kind][by]
  const direction = descending ? "DESC" : "ASC"
  const values: Value[] = [among.employerId]
  const { from, shared, statuses } = rowsOf(kind, among, selection, values, { many })
  const position = "after" in range && range.after ? places(orderKey, descending, range.after, values) : null
  const parts = (place: string[]) =>
    statuses.map((status) => {
      const conditions = [...shared, ...(status ? [status] : []), ...place]
      return `SELECT ${orderKey.key} AS key, jobs.id AS id FROM ${from} WHERE ${conditions.join(" AND ")}`
    })
  const inOrder = `ORDER BY 1 ${direction}, 2 ${direction}`
  // The limit is not a value, because PostgreSQL's plan for any limit would be one for a tenth of the list.
  const limit = "after" in range ? `LIMIT ${range.limit + 1}` : `LIMIT ${range.limit}`
  const offset = "offset" in range ? `CAST($${values.push(range.offset)} AS BIGINT)` : "0"
  let text: string
  if (kind === "sqlite" && !position) {
    // Each part is in this order by its index, so that putting them together sorts nothing.
    text = `${parts([]).join(" UNION ALL ")} ${inOrder} ${limit} OFFSET ${offset}`
  } else {
    // An index finds each part in its order, and no more of it than the page may need is sorted.
    const most = `${limit} + ${offset}`
    const few = position
      ? [
          ...parts([position.same]).map((part) => `${part} ORDER BY 2 ${direction} ${most}`),
          ...parts([position.beyond]).map((part) => `${part} ${inOrder} ${most}`),
        ]
      : parts([]).map((part) => `${part} ${inOrder} ${most}`)
    const together = few.map((part, index) => `SELECT key, id FROM (${part}) AS part_${index}`)
    text = `SELECT key, id FROM (${together.join(" UNION ALL ")}) AS parts ${inOrder} ${limit} OFFSET ${offset}`
  }
  return {
    text,
    values,
    // There are more of them than a connection should keep plans for.
    fresh: true,
    read: orderKey.read === orderKey.key ? "page.key" : orderKey.read,
    order: `ORDER BY page.key ${direction}, page.id ${direction}`,
  }
}

/** The statement that answers how many rows a selection has, as `total`. */
export function selectedTotal(kind: Kind, among: VisibleJobs, selection: JobSelection): Statement {
  return counted(kind, among, selection, { what: "count(*) AS total", groups: "" })
}

/** The same by status, as `status` and `total`; a status without any may be left out. */
export function selectedTotals(kind: Kind, among: VisibleJobs, selection: JobSelection): Statement {
  return counted(kind, among, selection, { what: "status, count(*) AS total", groups: "GROUP BY status" })
}

function counted(
  kind: Kind,
  among: VisibleJobs,
  selection: JobSelection,
  { what, groups }: { what: string; groups: string },
): Statement {
  const values: Value[] = [among.employerId]
  const isFound = selection.further.findings !== null
  const { from, shared, statuses } = rowsOf(
    kind,
    among,
    isFound ? { ...selection, order: newestFirst } : selection,
    values,
  )
  const parts = statuses.map((status) => {
    return `SELECT ${what} FROM ${from} WHERE ${[...shared, ...(status ? [status] : [])].join(" AND ")} ${groups}`
  })
  return { text: parts.join(" UNION ALL "), values, fresh: true }
}

/** The rows that come after a position: those that share its value, and those beyond. */
function places(
  { key, given }: OrderKey,
  descending: boolean,
  { value, id }: JobPosition,
  values: Value[],
): { same: string; beyond: string } {
  const after = descending ? "<" : ">"
  const mark = given(`$${values.push(value)}`)
  return {
    same: `${key} = ${mark} AND jobs.id ${after} $${values.push(id)}`,
    beyond: `${key} ${after} ${mark}`,
  }
}

type Rows = { from: string; shared: string[]; statuses: (string | null)[] }

/**
 * The rows that a selection is of. The orders have indexes that begin with the status, so that a list of all statuses is put
 * together of theirs; the default order has one without, and what a search has found is sorted.
 */
function rowsOf(
  kind: Kind,
  among: VisibleJobs,
  selection: JobSelection,
  values: Value[],
  { many = false } = {},
): Rows {
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
  const { given } = orderKeys[kind].updatedAt
  compare(updatedSince && instant(updatedSince), (mark) => `updated_at >= ${given(mark)}`)
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
  return conditions
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
