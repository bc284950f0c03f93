import type { Job } from "@/lib/domain/jobs/job"
import type { JobFilter, JobStore, ListedJobs, RowRange, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import { giveWay } from "../engine/patience"
import type { Statement, Value } from "../engine/steps"
import { orConflict } from "./job-conflicts"
import { isDeep, type PageOfIds, pageOfIds, totals, totalsByStatus } from "./job-pages"
import {
  rowToHeader,
  rowToJob,
  rowToListedJob,
  selectHeaders,
  selectJobs,
  selectListedJobs,
} from "./job-rows"
import { addJob, removeJob, saveJob } from "./job-writes"
import { refreshPublishDates } from "./refresh-publish-dates"
import { tidySearchIndex } from "./search-index"

/** The jobs in the database, in as few statements as may be; see JobStore for what each call promises. */
export function jobStore(client: Client): JobStore {
  const { kind, direct } = client
  const job = selectJobs(kind)

  async function findWhere(among: VisibleJobs, column: string, value: Value): Promise<Job | null> {
    const visible = among.confidential ? "" : "AND NOT j.confidential"
    const text = `${job} WHERE j.employer_id = $1 AND ${column} = $2 ${visible}`
    const [row] = await direct.rows<Parameters<typeof rowToJob>[0]>({
      text,
      values: [among.employerId, value],
    })
    return row ? rowToJob(row) : null
  }

  async function count(among: VisibleJobs, filter: JobFilter): Promise<number> {
    const rows = await direct.rows<{ total: number | string }>(totals(kind, among, filter))
    return rows.reduce((total, row) => total + Number(row.total), 0)
  }

  /** The rows of a page by one statement, and each with the list's total where `ids` can tell it. */
  function page(select: typeof selectListedJobs, { found, text, total, values }: PageOfIds): Statement {
    const counted = total ? `CROSS JOIN (SELECT (${total}) AS total) AS counted` : ""
    const rows = select(
      kind,
      `(${text}) AS page ${counted} JOIN jobs j ON j.id = page.id`,
      total ? ["total"] : [],
    )
    return { text: `${found ? `WITH ${found}` : ""} ${rows} ORDER BY j.publish_date DESC, j.id DESC`, values }
  }

  async function list<Row>(
    select: typeof selectListedJobs,
    among: VisibleJobs,
    filter: JobFilter,
    { offset, limit }: RowRange,
  ): Promise<ListedJobs<Row>> {
    const known = isDeep(kind, among, filter, offset) ? await count(among, filter) : undefined
    if (known !== undefined && offset >= known) return { jobs: [], total: known }
    const ids = pageOfIds(kind, among, filter, { offset, limit, total: known })
    const jobs = await direct.rows<Row & { total?: string }>(page(select, ids))
    if (known !== undefined) return { jobs, total: known }
    if (jobs[0]?.total !== undefined) return { jobs, total: Number(jobs[0].total) }
    // A page that isn't full tells where the list ends.
    const ends = jobs.length < limit && (jobs.length > 0 || offset === 0)
    return { jobs, total: ends ? offset + jobs.length : await count(among, filter) }
  }

  return {
    find: (among, id) => findWhere(among, "j.id", id),
    findByReference: (among, referenceId) => findWhere(among, "j.reference_id", referenceId),

    async countByStatus(among, q) {
      const statement = totalsByStatus(kind, among, { status: null, q })
      const rows = await direct.rows<{ status: keyof typeof counts; total: number | string }>(statement)
      const counts = { active: 0, draft: 0, archived: 0 }
      for (const { status, total } of rows) counts[status] = Number(total)
      return counts
    },

    async list(among, filter, rows) {
      const { jobs, total } = await list<Parameters<typeof rowToHeader>[0]>(
        selectHeaders,
        among,
        filter,
        rows,
      )
      return { jobs: jobs.map(rowToHeader), total }
    },

    async listWhole(among, filter, rows) {
      const { jobs, total } = await list<Parameters<typeof rowToListedJob>[0]>(
        selectListedJobs,
        among,
        filter,
        rows,
      )
      return { jobs: jobs.map(rowToListedJob), total }
    },

    add: (employerId, content, describe, mark) =>
      orConflict(client, mark && { employerId, key: mark.key }, () =>
        direct.write(() => addJob(kind, employerId, content, describe, mark)),
      ),
    save: (employerId, content, options) =>
      orConflict(client, undefined, () => direct.write(() => saveJob(employerId, content, options))),
    remove: (employerId, options) => direct.write(() => removeJob(employerId, options)),
    giveWay,
    tidySearch: () => tidySearchIndex(client),
    refresh: (...run) => refreshPublishDates(client, ...run),
  }
}
