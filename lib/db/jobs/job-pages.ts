import type { JobFilter, RowRange, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Statement, Value } from "../engine/steps"

type Kind = "sqlite" | "postgresql"

/**
 * From this offset on, whole days are skipped by their counts rather than row by row. Adding up the counts of two years takes
 * as long as this many index entries; if confidential jobs are left out, each row has to be looked at.
 */
function deepOffset(kind: Kind, { confidential }: VisibleJobs): number {
  if (!confidential) return 2_000
  return kind === "sqlite" ? 10_000 : 5_000
}

/** SQLite's index has parts of three characters; shorter terms use a separate index. */
const partLength = 3

/** Employers from this id on don't fit into the keys of SQLite's search index (see the migration "growth"), so their jobs are scanned. */
const firstUnindexedEmployer = 131_072

/** A condition with values; `$1` is the employer's id. */
type Condition = { text: string; values: Value[] }

/** A statement for ids. `found`, if there is one, is what it and `total`, which counts the whole list, select from. */
export type PageOfIds = Statement & { found?: string; total?: string }

/** Whether a page that begins at `offset` is found faster with the size of the whole list, which `pageOfIds` takes as `total`. */
export function isDeep(kind: Kind, among: VisibleJobs, { q }: JobFilter, offset: number): boolean {
  return !q && offset >= deepOffset(kind, among)
}

/** The statement for the ids of a page, as `id`: newest publishDate first, then larger ids first. */
export function pageOfIds(
  kind: Kind,
  among: VisibleJobs,
  filter: JobFilter,
  { offset, limit, total = 0 }: RowRange & { total?: number },
): PageOfIds {
  const indexed = searchIndexed(kind, among, filter)
  if (indexed) {
    const values = [...indexed.values, offset]
    return {
      text: `SELECT rowid & 2147483647 AS id FROM ${indexed.text} ORDER BY rowid DESC LIMIT ${limit} OFFSET $${values.length}`,
      values,
    }
  }
  const where = condition(kind, among, filter)
  const values = [...where.values, offset]
  const skipped = `CAST($${values.length} AS BIGINT)`
  // The limit is not a value, because PostgreSQL would plan any limit as a tenth of the list.
  const page = `ORDER BY publish_date DESC, id DESC LIMIT ${limit} OFFSET ${skipped}`
  if (kind === "postgresql" && filter.q)
    return {
      // Found once for the page and its total. Otherwise, the planner walks the whole list for terms that only old jobs have.
      found: `found AS MATERIALIZED (SELECT id, publish_date FROM jobs WHERE ${where.text})`,
      text: `SELECT id FROM found ${page}`,
      total: "SELECT count(*) FROM found",
      values,
    }
  if (!isDeep(kind, among, filter, offset))
    return {
      text: `SELECT id FROM jobs WHERE ${where.text} ${page}`,
      ...(kind === "postgresql" && { total: totalOf(where) }),
      values,
    }
  if (!isDeep(kind, among, filter, total - offset - limit)) {
    const [least, most] = kind === "sqlite" ? ["min", "max"] : ["least", "greatest"]
    // Counted again, so that a page found from the end matches the list as it is now.
    return {
      text: `WITH counted AS (${totalOf(where)}),
        reversed AS (SELECT id FROM jobs WHERE ${where.text} ORDER BY publish_date, id
        LIMIT (SELECT ${most}(${least}(${limit}, total - ${skipped}), 0) FROM counted)
        OFFSET (SELECT ${most}(total - ${skipped} - ${limit}, 0) FROM counted))
        SELECT id FROM reversed LIMIT ${limit}`,
      values,
    }
  }
  return {
    text: `WITH days AS (SELECT day, sum(jobs) AS jobs, sum(sum(jobs)) OVER (ORDER BY day DESC) - sum(jobs) AS before
        FROM job_counts WHERE day <> '' AND ${where.text} GROUP BY day),
      start AS (SELECT day, before FROM days WHERE jobs > 0 AND before <= ${skipped} ORDER BY before DESC LIMIT 1)
      SELECT id FROM jobs WHERE ${where.text} AND publish_date <= (SELECT day FROM start)
      ORDER BY publish_date DESC, id DESC
      LIMIT ${limit} OFFSET ${skipped} - CAST((SELECT before FROM start) AS BIGINT)`,
    values,
  }
}

function totalOf(where: Condition): string {
  return `SELECT coalesce(sum(jobs), 0) AS total FROM job_counts WHERE day = '' AND ${where.text}`
}

/** The statement for the number of jobs of each status, as `status` and `total`; a status without any may be left out. */
export function totalsByStatus(kind: Kind, among: VisibleJobs, filter: JobFilter): Statement {
  const where = condition(kind, among, filter)
  if (!filter.q)
    return {
      ...where,
      text: `SELECT status, sum(jobs) AS total FROM job_counts WHERE day = '' AND ${where.text} GROUP BY status`,
    }
  const statuses = filter.status === null ? (["active", "archived", "draft"] as const) : [filter.status]
  const counted = statuses.flatMap((status) => searchIndexed(kind, among, { ...filter, status }) ?? [])
  if (counted.length === 0)
    return {
      ...where,
      text: `SELECT status, count(*) AS total FROM jobs WHERE ${where.text} GROUP BY status`,
    }
  // Each part brings its own words for the index, as its second value.
  const values = [among.employerId as Value, ...counted.map((part) => part.values[1] as Value)]
  const parts = counted.map(({ text }, index) => {
    const own = text.replaceAll("$2", `$${index + 2}`)
    return `SELECT '${statuses[index]}' AS status, count(*) AS total FROM ${own}`
  })
  return { text: parts.join(" UNION ALL "), values }
}

/** The statement for the number of jobs that a filter finds, as rows with a `total` to add up. */
export function totals(kind: Kind, among: VisibleJobs, filter: JobFilter): Statement {
  const indexed = searchIndexed(kind, among, filter)
  return indexed
    ? { text: `SELECT count(*) AS total FROM ${indexed.text}`, values: indexed.values }
    : totalsByStatus(kind, among, filter)
}

/** SQLite's search index with the condition that finds the filter's rows in it; null if the index isn't used. */
export function searchIndexed(kind: Kind, among: VisibleJobs, { status, q }: JobFilter): Condition | null {
  if (kind !== "sqlite" || !q || among.employerId >= firstUnindexedEmployer) return null
  const characters = [...q]
  const [table, words] =
    characters.length >= partLength
      ? [
          "job_search",
          [
            ["terms", q],
            ...(status ? [["status", status.slice(0, 3)]] : []),
            ...(among.confidential ? [] : [["audience", "all"]]),
          ],
        ]
      : [
          "job_search_short",
          [
            ["", hex(q)],
            ...(status ? [["", status.slice(0, 3)]] : []),
            ...(among.confidential ? [] : [["", "all"]]),
          ],
        ]
  const match = (words as [string, string][])
    .map(([column, word]) => `${column && `${column} : `}"${word.replaceAll('"', '""')}"`)
    .join(" AND ")
  return {
    text: `${table} WHERE ${table} MATCH $2 AND rowid BETWEEN (CAST($1 AS INTEGER) << 46) AND (CAST($1 AS INTEGER) << 46) | 70368744177663`,
    values: [among.employerId, match],
  }
}

function hex(text: string): string {
  return Buffer.from(text).toString("hex")
}

/** The rows of `jobs`, or without `q` of `job_counts`, that match a filter. `q` is already folded, and is not a pattern. */
function condition(
  kind: Kind,
  { employerId, confidential }: VisibleJobs,
  { status, q }: JobFilter,
): Condition {
  const values: Value[] = [employerId]
  const parts = ["employer_id = $1"]
  if (!confidential) parts.push("NOT confidential")
  if (status !== null) parts.push(`status = $${values.push(status)}`)
  if (q) parts.push(searchCondition(kind, q, values))
  return { text: parts.join(" AND "), values }
}

/** The condition that finds `q` in the rows of `jobs` themselves. */
export function searchCondition(kind: Kind, q: string, values: Value[]): string {
  if (kind === "sqlite") return `instr(search_text, $${values.push(q)}) > 0`
  if ([...q].length < partLength) return `job_search_grams(search_text) @> ARRAY[$${values.push(q)}::text]`
  const pattern = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  return `search_text LIKE $${values.push(pattern)}`
}
