import { type DeletedJob, isInBin } from "../bin/deleted-job"
import type { Context } from "../context"
import { notFound } from "../errors"
import { changesBetween } from "../jobs/changes-between"
import type { Job } from "../jobs/job"
import { visibleJobs } from "../jobs/visible-jobs"
import { isPermitted } from "../permissions"
import { isWhole, type JobVersion } from "./history"
import type { VersionsOf } from "./history-store"
import { atVersion, jobBeforeAll } from "./job-before"

/** A part of a history: what came before the version `before` (null is the latest), at most `limit`. */
export type HistoryRequest = { before: number | null; limit: number }

/** The latest first; `before` asks for the following part, `more` says whether there is one. */
export type HistoryPage = { data: JobVersion[]; before: number | null; more: boolean }

/** The newest that is known of a job, and what it was at its end where it is in the bin. */
export type Kept = { job: Job; deleted: DeletedJob | null }

/**
 * The job `id`, also where it is in the bin for a caller who may see that. Throws `not_found` otherwise, and for another
 * employer's job.
 */
async function findKept(context: Context, id: number): Promise<Kept> {
  const { stores, actor, clock } = context
  const among = visibleJobs(context)
  const job = await stores.jobs.find(among, id)
  if (job) return { job, deleted: null }
  const deleted = isPermitted(actor, "jobs:delete") ? await stores.bin.find(among, id) : null
  if (!deleted || !isInBin(deleted, clock.now())) throw notFound("job")
  return { job: deleted.job, deleted }
}

/**
 * A part of what happened to the job `id` (contract 3.4), each change with its fields before and after. A caller who may not
 * know of confidential jobs is told of the times when it was not one, as if there were no others. Throws `not_found`.
 */
export async function listHistory(
  context: Context,
  id: number,
  { before, limit }: HistoryRequest,
): Promise<HistoryPage> {
  const { job } = await findKept(context, id)
  const of = { ...visibleJobs(context), jobId: id }
  const rows = await context.stores.history.list(of, before, limit)
  const last = rows.at(-1)
  const [following] = last ? await context.stores.history.list(of, last.version, 1) : []
  const data = await withDescriptions(context, of, job, rows)
  const shown = await asTold(context, of, job, { rows: data, following })
  return { data: shown, before: last?.version ?? null, more: following !== undefined }
}

/**
 * The job `id` as it was at `version` (contract 3.4). Throws `not_found`, also for the version that deleted it and, for a
 * caller who may not know of confidential jobs, for one at which it was confidential.
 */
export async function findJobAt(context: Context, id: number, version: number): Promise<Job> {
  const { job } = await findKept(context, id)
  const of = { ...visibleJobs(context), jobId: id }
  const found = await context.stores.history.find(of, version)
  if (!found || found.action === "deleted") throw notFound("version")
  const at = await jobsAt(context, { ...of, confidential: true }, job, [found])
  return at.get(version) as Job
}

/** What `newest`, the job as it is or was at its end, was at each of `versions`, by their numbers: told in one walk back. */
async function jobsAt(
  { stores: { history } }: Pick<Context, "stores">,
  of: VersionsOf,
  newest: Job,
  versions: JobVersion[],
): Promise<Map<number, Job>> {
  const wanted = new Map(versions.map((version) => [version.version, version]))
  const oldest = Math.min(...wanted.keys())
  const found = new Map<number, Job>()
  async function note(job: Job, version: JobVersion | undefined): Promise<void> {
    if (!version) return
    const replaced = await history.descriptionReplacedAfter(of, version.version)
    found.set(version.version, atVersion({ ...job, description: replaced ?? newest.description }, version))
  }
  let job = newest
  for (const newer of await history.since(of, oldest)) {
    await note(job, wanted.get(newer.version))
    job = jobBeforeAll(job, [newer])
  }
  await note(job, wanted.get(oldest))
  return found
}

/** `rows` with the description after each change of it: what the next change replaced, or what it is now. */
async function withDescriptions(
  { stores: { history } }: Context,
  of: VersionsOf,
  newest: Job,
  rows: JobVersion[],
): Promise<JobVersion[]> {
  const all = { ...of, confidential: true }
  let later: string | null = null
  const completed: JobVersion[] = []
  for (const row of rows) {
    const replaced = row.changes.find(({ field }) => field === "description")?.before as string | undefined
    if (replaced === undefined) {
      completed.push(row)
      continue
    }
    // Between two that the caller sees there may be some that they don't.
    const known = of.confidential ? later : null
    const after = known ?? (await history.descriptionReplacedAfter(all, row.version)) ?? newest.description
    const changes = row.changes.map((change) =>
      change.field === "description" ? { ...change, after } : change,
    )
    completed.push({ ...row, changes })
    later = replaced
  }
  return completed
}

/**
 * `rows` as the caller of `of` may be told them: a new job's fields, and nothing of what the job was while confidential. The version
 * that comes before them all, as far as the caller knows, is `following`.
 */
async function asTold(
  context: Context,
  of: VersionsOf,
  newest: Job,
  { rows, following }: { rows: JobVersion[]; following: JobVersion | undefined },
): Promise<JobVersion[]> {
  const earlierThan = (index: number) => rows[index + 1] ?? following
  const wanted = rows.flatMap((row, index) =>
    isToldAnew(of, row) ? [row, ...(isWhole(row) ? [] : [earlierThan(index) ?? row])] : [],
  )
  if (wanted.length === 0) return rows
  const jobs = await jobsAt(context, { ...of, confidential: true }, newest, wanted)
  return rows.map((row, index) => {
    if (!isToldAnew(of, row)) return row
    const earlier = isWhole(row) ? undefined : earlierThan(index)
    const before = earlier ? (jobs.get(earlier.version) as Job) : null
    return { ...row, changes: changesBetween(before, jobs.get(row.version) as Job) }
  })
}

/** Whether what a version changed is told from what the job was: of a new one, and of one that was confidential before. */
function isToldAnew(of: VersionsOf, { action, changes }: JobVersion): boolean {
  if (action === "deleted") return false
  const revealed = changes.some(({ field, before }) => field === "confidential" && before === true)
  return action === "created" || (!of.confidential && revealed)
}
