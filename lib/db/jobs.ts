import type { Job, JobHeader } from "@/lib/domain/jobs/job"
import type { JobFilter, JobStore, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "./client"
import type { Statement, Value } from "./direct/steps"
import { orConflict } from "./job-conflicts"
import { pageOfIds, totals, totalsByStatus } from "./job-pages"
import { rowToHeader, rowToJob, selectHeaders, selectJobs } from "./job-rows"
import { addJob, removeJob, saveJob } from "./job-writes"
import { plainJobStore } from "./plain-jobs"
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

  /** The rows of a page, in one statement. */
  function page(select: typeof selectJobs, ids: Statement): Statement {
    const from = `(${ids.text}) AS page JOIN jobs j ON j.id = page.id`
    return { ...ids, text: `${select(kind, from)} ORDER BY j.publish_date DESC, j.id DESC` }
  }

  return {
    find: (among, id) => findWhere(among, "j.id", id),
    findByReference: (among, referenceId) => findWhere(among, "j.reference_id", referenceId),

    async count(among, filter) {
      const rows = await direct.rows<{ total: number | string }>(totals(kind, among, filter))
      return rows.reduce((total, row) => total + Number(row.total), 0)
    },

    async countByStatus(among, q) {
      const statement = totalsByStatus(kind, among, { status: null, q })
      const rows = await direct.rows<{ status: keyof typeof counts; total: number | string }>(statement)
      const counts = { active: 0, draft: 0, archived: 0 }
      for (const { status, total } of rows) counts[status] = Number(total)
      return counts
    },

    async list(among: VisibleJobs, filter: JobFilter, offset: number, limit: number): Promise<JobHeader[]> {
      const rows = await direct.rows<Parameters<typeof rowToHeader>[0]>(
        page(selectHeaders, pageOfIds(kind, among, filter, offset, limit)),
      )
      return rows.map(rowToHeader)
    },

    async listWhole(among, filter, offset, limit) {
      const rows = await direct.rows<Parameters<typeof rowToJob>[0]>(
        page(selectJobs, pageOfIds(kind, among, filter, offset, limit)),
      )
      return rows.map(rowToJob)
    },

    add: (employerId, content, describe, mark) =>
      orConflict(client, mark && { employerId, key: mark.key }, () =>
        direct.write(() => addJob(kind, employerId, content, describe, mark)),
      ),
    save: (employerId, content, options) =>
      orConflict(client, undefined, () => direct.write(() => saveJob(employerId, content, options))),
    remove: (employerId, options) => direct.write(() => removeJob(employerId, options)),
    tidySearch: () => tidySearchIndex(client),
    refresh: plainJobStore(client).refresh,
  }
}
