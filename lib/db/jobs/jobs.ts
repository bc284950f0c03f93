import type { Job } from "@/lib/domain/jobs/job"
import type { JobFilter, JobStore, RowRange, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import { giveWay } from "../engine/patience"
import { inList, type Value } from "../engine/steps"
import { orConflict } from "./job-conflicts"
import {
  rowToHeader,
  rowToJob,
  rowToListedJob,
  selectHeaders,
  selectJobs,
  selectListedJobs,
} from "./job-rows"
import { totalsByStatus } from "./job-pages"
import { countedByStatus, listedPage } from "./listed-page"
import { removeJob } from "./bin-writes"
import { addJob, saveJob, storeDismissals } from "./job-writes"
import { refreshPublishDates } from "./refresh-publish-dates"
import { tidySearchIndex } from "./search-index"

/** Called with the employer whose jobs a write changed, once the write is stored. */
export type NoteChange = (employerId: number) => void

/** The jobs in the database, in as few statements as possible; see JobStore for what each call promises. */
export function jobStore(client: Client, noteChange: NoteChange = () => {}): JobStore {
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

  const list = <Row>(
    select: typeof selectListedJobs,
    among: VisibleJobs,
    filter: JobFilter,
    range: RowRange,
  ) => listedPage<Row>(client, { select }, among, filter, range)

  /** The outcome of `writing`, after notifying those who wait for the employer's jobs to change. */
  async function noted<T>(employerId: number, writing: Promise<T>): Promise<T> {
    const outcome = await writing
    noteChange(employerId)
    return outcome
  }

  return {
    find: (among, id) => findWhere(among, "j.id", id),
    findByReference: (among, referenceId) => findWhere(among, "j.reference_id", referenceId),

    async findListed(among, ids) {
      const visible = among.confidential ? "" : "AND NOT j.confidential"
      const rows = await direct.rows<Parameters<typeof rowToListedJob>[0]>({
        text: `${selectListedJobs(kind, "jobs j")} WHERE j.employer_id = $1 AND j.id ${inList(kind, "$2")} ${visible}`,
        values: [among.employerId, JSON.stringify(ids)],
      })
      return rows.map(rowToListedJob)
    },

    labels: (among, { ids, referenceIds }) =>
      client.read.job.findMany({
        where: {
          employerId: among.employerId,
          ...(!among.confidential && { confidential: false }),
          OR: [{ id: { in: ids } }, { referenceId: { in: referenceIds } }],
        },
        select: { id: true, referenceId: true, title: true },
      }),

    countByStatus: (among, q) => countedByStatus(client, totalsByStatus(kind, among, { status: null, q })),

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

    add: (employerId, content, activity, options) =>
      noted(
        employerId,
        orConflict(client, options?.mark && { employerId, key: options.mark.key }, () =>
          direct.write(() => addJob(kind, employerId, content, activity, options), employerId),
        ),
      ),
    save: (employerId, content, options) =>
      noted(
        employerId,
        orConflict(client, undefined, () =>
          direct.write(() => saveJob(kind, employerId, content, options), employerId),
        ),
      ),
    dismiss: (employerId, options) => direct.write(() => storeDismissals(employerId, options), employerId),
    remove: (employerId, options) =>
      noted(
        employerId,
        direct.write(() => removeJob(kind, employerId, options), employerId),
      ),
    giveWay,
    tidySearch: () => tidySearchIndex(client),
    refresh: (...run) => refreshPublishDates(client, noteChange, ...run),
  }
}
