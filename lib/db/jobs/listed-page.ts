import type { JobStatus } from "@/lib/domain/jobs/job"
import type { JobFilter, ListedJobs, RowRange, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import type { Statement } from "../engine/steps"
import { isDeep, type PageOfIds, pageOfIds, totals } from "./job-pages"
import type { selectListedJobs } from "./job-rows"

/** The columns of the rows: those of `select`, and `more`. */
export type ListedColumns = { select: typeof selectListedJobs; more?: string[] }

/** A page in the default order with the filters of contract 1.8, and the total of its list, in as few statements as possible. */
export async function listedPage<Row>(
  { kind, direct }: Pick<Client, "kind" | "direct">,
  columns: ListedColumns,
  among: VisibleJobs,
  filter: JobFilter,
  { offset, limit }: RowRange,
): Promise<ListedJobs<Row>> {
  async function count(): Promise<number> {
    const rows = await direct.rows<{ total: number | string }>(totals(kind, among, filter))
    return rows.reduce((total, row) => total + Number(row.total), 0)
  }

  const known = isDeep(kind, among, filter, offset) ? await count() : undefined
  if (known !== undefined && offset >= known) return { jobs: [], total: known }
  const ids = pageOfIds(kind, among, filter, { offset, limit, total: known })
  const jobs = await direct.rows<Row & { total?: string }>(page(kind, columns, ids))
  if (known !== undefined) return { jobs, total: known }
  if (jobs[0]?.total !== undefined) return { jobs, total: Number(jobs[0].total) }
  // A page that isn't full shows where the list ends.
  const ends = jobs.length < limit && (jobs.length > 0 || offset === 0)
  return { jobs, total: ends ? offset + jobs.length : await count() }
}

/** The rows of a page in one statement, each with the list's total if `ids` can provide it. */
function page(
  kind: Client["kind"],
  { select, more = [] }: ListedColumns,
  { found, text, total, values }: PageOfIds,
): Statement {
  const counted = total ? `CROSS JOIN (SELECT (${total}) AS total) AS counted` : ""
  const from = `(${text}) AS page ${counted} JOIN jobs j ON j.id = page.id`
  const rows = select(kind, from, total ? ["total", ...more] : more)
  return { text: `${found ? `WITH ${found}` : ""} ${rows} ORDER BY j.publish_date DESC, j.id DESC`, values }
}

/** What a statement counted, as `status` and `total`; a status that it leaves out has none. */
export async function countedByStatus(
  { direct }: Pick<Client, "direct">,
  statement: Statement,
): Promise<Record<JobStatus, number>> {
  const rows = await direct.rows<{ status: JobStatus; total: number | string }>(statement)
  const counts = { active: 0, draft: 0, archived: 0 }
  for (const { status, total } of rows) counts[status] = Number(total)
  return counts
}
