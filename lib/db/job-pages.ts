import type { JobFilter, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Statement, Value } from "./direct/steps"

type Kind = "sqlite" | "postgresql"

/**
 * From this offset on, whole days are stepped over by their counts rather than row by row. On SQLite adding up the counts of
 * two years takes as long as some 10,000 entries of the index; where confidential jobs are left out, each row is looked at.
 */
function deepOffset(kind: Kind, { confidential }: VisibleJobs): number {
  if (kind === "postgresql") return 200
  return confidential ? 10_000 : 2_000
}

/** SQLite's index has parts of three characters; a shorter term has an index of its own. */
const partLength = 3

/** Employers from here on have no room in the keys of SQLite's search index (see the migration "growth"), and are read through. */
const firstUnindexedEmployer = 131_072

/** A condition with values, `$1` being the employer's id. */
type Condition = { text: string; values: Value[]; fresh?: boolean }

/** The statement that answers the ids of a page, as `id`, newest publishDate first, then the larger id. */
export function pageOfIds(
  kind: Kind,
  among: VisibleJobs,
  filter: JobFilter,
  offset: number,
  limit: number,
): Statement {
  const indexed = searchIndexed(kind, among, filter)
  if (indexed) {
    const values = [...indexed.values, limit, offset]
    const [rows, skipped] = [values.length - 1, values.length]
    return {
      text: `SELECT rowid & 2147483647 AS id FROM ${indexed.text} ORDER BY rowid DESC LIMIT $${rows} OFFSET $${skipped}`,
      values,
    }
  }
  const where = condition(kind, among, filter)
  const values = [...where.values, limit, offset]
  const [rows, skipped] = [`CAST($${values.length - 1} AS INTEGER)`, `CAST($${values.length} AS INTEGER)`]
  const order = "ORDER BY publish_date DESC, id DESC"
  if (filter.q || offset < deepOffset(kind, among))
    return {
      ...where,
      text: `SELECT id FROM jobs WHERE ${where.text} ${order} LIMIT ${rows} OFFSET ${skipped}`,
      values,
    }
  return {
    text: `WITH days AS (SELECT day, sum(jobs) AS jobs, sum(sum(jobs)) OVER (ORDER BY day DESC) - sum(jobs) AS before
        FROM job_counts WHERE day <> '' AND ${where.text} GROUP BY day),
      start AS (SELECT day, before FROM days WHERE jobs > 0 AND before <= ${skipped} ORDER BY before DESC LIMIT 1)
      SELECT id FROM jobs WHERE ${where.text} AND publish_date <= (SELECT day FROM start) ${order}
      LIMIT ${rows} OFFSET ${skipped} - CAST((SELECT before FROM start) AS INTEGER)`,
    values,
  }
}

/** The statement that answers how many jobs of each status there are, as `status` and `total`; a status without any may be left out. */
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
  // Each part has its own words for the index as its second value.
  const values = [among.employerId as Value, ...counted.map((part) => part.values[1] as Value)]
  const parts = counted.map(({ text }, index) => {
    const own = text.replaceAll("$2", `$${index + 2}`)
    return `SELECT '${statuses[index]}' AS status, count(*) AS total FROM ${own}`
  })
  return { text: parts.join(" UNION ALL "), values }
}

/** The statement that answers how many jobs a filter finds, as rows with `total` to be summed. */
export function totals(kind: Kind, among: VisibleJobs, filter: JobFilter): Statement {
  const indexed = searchIndexed(kind, among, filter)
  return indexed
    ? { text: `SELECT count(*) AS total FROM ${indexed.text}`, values: indexed.values }
    : totalsByStatus(kind, among, filter)
}

/** SQLite's search index with the condition that finds the filter's rows in it; null where it is not to be asked. */
function searchIndexed(kind: Kind, among: VisibleJobs, { status, q }: JobFilter): Condition | null {
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

/** The rows of `jobs`, or without `q` of `job_counts`, that a filter asks for. `q` is folded already, and no pattern. */
function condition(
  kind: Kind,
  { employerId, confidential }: VisibleJobs,
  { status, q }: JobFilter,
): Condition {
  const values: Value[] = [employerId]
  const parts = ["employer_id = $1"]
  if (!confidential) parts.push("NOT confidential")
  if (status !== null) parts.push(`status = $${values.push(status)}`)
  if (q) parts.push(searched(kind, q, values))
  return { text: parts.join(" AND "), values, fresh: Boolean(q) }
}

function searched(kind: Kind, q: string, values: Value[]): string {
  if (kind === "sqlite") return `instr(search_text, $${values.push(q)}) > 0`
  if ([...q].length < partLength) return `job_search_grams(search_text) @> ARRAY[$${values.push(q)}::text]`
  const pattern = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  return `search_text LIKE $${values.push(pattern)}`
}
