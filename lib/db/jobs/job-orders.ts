import {
  type JobOrder,
  type JobPosition,
  type JobSelection,
  newestFirst,
  type SelectedRange,
} from "@/lib/domain/jobs/job-selection"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Statement, Value } from "../engine/steps"
import { givenInstant, selectedRows, type Wanted } from "./selected-rows"

type Kind = "sqlite" | "postgresql"

/** How a position's value is passed to the database, `mark` being its placeholder, and how it is read back. */
type OrderKey = {
  key: string
  /** What rows with the same value are ordered by before their ids, largest first; their ids are then descending too. */
  tie?: string
  read: string
  given(mark: string): string
}

const plainKey = (column: string): OrderKey => ({ key: column, read: column, given: (mark) => mark })

const statusKey: OrderKey = {
  ...plainKey("status"),
  tie: "publish_date",
  read: "page.key || ' ' || page.tie",
}

/**
 * The sort key of each order. Titles go by the first 112 bytes of what a search compares, because a cursor has no room for
 * more: UTF-8 bytes sort the same on both databases. The indexes of the migration "list_orders" are on exactly these
 * expressions.
 */
const orderKeys: Record<Kind, Record<JobOrder["by"], OrderKey>> = {
  sqlite: {
    status: statusKey,
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
    status: statusKey,
    publishDate: plainKey("publish_date"),
    closeDate: plainKey("close_date"),
    updatedAt: {
      key: "updated_at",
      read: `to_char(page.key, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`,
      given: (mark) => givenInstant("postgresql", mark),
    },
    title: {
      key: "job_title_order(search_text)",
      read: "encode(page.key, 'hex')",
      given: (mark) => `decode(${mark}, 'hex')`,
    },
  },
}

/** The statement for the ids of some rows, as `id`, with their sort key, as `key`; and how to read the key as text. */
export type SelectedIds = Statement & { read: string; order: string }

/**
 * The statement for the rows of `range`, and for one more if the range goes on from a position; it finds them in the way that
 * suits `wanted`.
 */
export function selectedIds(
  kind: Kind,
  among: VisibleJobs,
  selection: JobSelection,
  range: SelectedRange,
  wanted: Wanted,
): SelectedIds {
  const { by, descending } = selection.order
  const orderKey = orderKeys[kind][by]
  const direction = descending ? "DESC" : "ASC"
  const values: Value[] = [among.employerId]
  const { from, shared, statuses } = selectedRows(kind, among, selection, values, wanted)
  const { key, tie } = orderKey
  const columns = tie ? `${key} AS key, ${tie} AS tie, jobs.id AS id` : `${key} AS key, jobs.id AS id`
  const byId = tie ? "2 DESC, 3 DESC" : `2 ${direction}`
  const inOrder = `ORDER BY 1 ${direction}, ${byId}`
  const placed = "after" in range && range.after ? places(orderKey, descending, range.after, values) : null
  const parts = (place: string[]) =>
    statuses.map((status) => {
      const conditions = [...shared, ...(status ? [status] : []), ...place]
      return `SELECT ${columns} FROM ${from} WHERE ${conditions.join(" AND ")}`
    })
  // The limit is not a value, because PostgreSQL would plan any limit as a tenth of the list.
  const limit = "after" in range ? `LIMIT ${range.limit + 1}` : `LIMIT ${range.limit}`
  const offset = "offset" in range ? `CAST($${values.push(range.offset)} AS BIGINT)` : "0"
  let text: string
  if (kind === "sqlite" && !placed) {
    // Each part is in this order by its index, so combining the parts needs no sort.
    text = `${parts([]).join(" UNION ALL ")} ${inOrder} ${limit} OFFSET ${offset}`
  } else {
    // An index finds each part in its order, and no more rows than the page may need are sorted.
    const most = `${limit} + ${offset}`
    const few = placed
      ? placed.flatMap(({ place, order = inOrder }) =>
          parts([place]).map((part) => `${part} ${order} ${most}`),
        )
      : parts([]).map((part) => `${part} ${inOrder} ${most}`)
    const named = tie ? "key, tie, id" : "key, id"
    const together = few.map((part, index) => `SELECT ${named} FROM (${part}) AS part_${index}`)
    text = `SELECT ${named} FROM (${together.join(" UNION ALL ")}) AS parts ${inOrder} ${limit} OFFSET ${offset}`
  }
  return {
    text,
    values,
    // There are more variants than a connection should keep plans for.
    fresh: true,
    read: orderKey.read === key ? "page.key" : orderKey.read,
    order: `ORDER BY page.key ${direction}, ${tie ? "page.tie DESC, page.id DESC" : `page.id ${direction}`}`,
  }
}

/** The statement for the number of rows of each status in a selection, as `status` and `total`; a status without any may be left out. */
export function selectedTotals(kind: Kind, among: VisibleJobs, selection: JobSelection): Statement {
  const values: Value[] = [among.employerId]
  const isFound = selection.further.findings !== null
  const { from, shared, statuses } = selectedRows(
    kind,
    among,
    isFound ? { ...selection, order: newestFirst } : selection,
    values,
    "all",
  )
  const parts = statuses.map((status) => {
    const conditions = [...shared, ...(status ? [status] : [])]
    return `SELECT status, count(*) AS total FROM ${from} WHERE ${conditions.join(" AND ")} GROUP BY status`
  })
  return { text: parts.join(" UNION ALL "), values, fresh: true }
}

/** The rows after a position: those that share its value and those beyond it, each in the order that finds them fastest. */
function places(
  { key, tie, given }: OrderKey,
  descending: boolean,
  { value, id }: JobPosition,
  values: Value[],
): { place: string; order?: string }[] {
  const after = descending ? "<" : ">"
  const [first, second] = tie ? (value.split(" ") as [string, string]) : [value, ""]
  const mark = given(`$${values.push(first)}`)
  const beyond = { place: `${key} ${after} ${mark}` }
  if (!tie) {
    const same = `${key} = ${mark} AND jobs.id ${after} $${values.push(id)}`
    return [{ place: same, order: `ORDER BY 2 ${descending ? "DESC" : "ASC"}` }, beyond]
  }
  const tied = `$${values.push(second)}`
  const same = `${key} = ${mark} AND ${tie} = ${tied} AND jobs.id < $${values.push(id)}`
  const earlier = `${key} = ${mark} AND ${tie} < ${tied}`
  return [
    { place: same, order: "ORDER BY 3 DESC" },
    { place: earlier, order: "ORDER BY 2 DESC, 3 DESC" },
    beyond,
  ]
}
