import { type DeletedJob, isInBin } from "../bin/deleted-job"
import { findJobOrDeleted } from "../bin/find-job-or-deleted"
import type { Context } from "../context"
import { notFound } from "../errors"
import { changesBetween } from "../jobs/changes-between"
import type { Job } from "../jobs/job"
import { visibleJobs } from "../jobs/visible-jobs"
import { isPermitted } from "../permissions"
import { isWhole, type JobVersion } from "./history"
import type { VersionsOf } from "./history-store"
import { atVersion, jobBeforeAll } from "./job-before"

/** The most characters of descriptions in a part of a history, unless a single version has more. */
const mostDescriptions = 8_000_000

/** A part of a history: at most `limit` versions before the version `before` (null starts with the latest). */
export type HistoryRequest = { before: number | null; limit: number }

/** Newest first; `before` asks for the next part, and `more` says whether there is one. */
export type HistoryPage = { data: JobVersion[]; before: number | null; more: boolean }

/** The newest known content of a job, and its deletion if it is in the bin. */
export type Kept = { job: Job; deleted: DeletedJob | null }

/**
 * The job `id`, even if it is in the bin, for a caller who may see that. Throws `not_found` otherwise, and for
 * another employer's job.
 */
async function findKept(context: Context, id: number): Promise<Kept> {
  const { job, deleted } = await findJobOrDeleted(context, id)
  if (job) return { job, deleted: null }
  const mayKnow = deleted && isPermitted(context.actor, "jobs:delete")
  if (!mayKnow || !isInBin(deleted, context.clock.now())) throw notFound("job")
  return { job: deleted.job, deleted }
}

/**
 * A part of what happened to the job `id` (contract 3.4), each change with its fields before and after. A caller who
 * may not know of confidential jobs only sees the times when it was not confidential, as if there were no others.
 * Throws `not_found`.
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
  const data: JobVersion[] = []
  let length = 0
  for await (const told of asTold(context, of, job, { rows, following })) {
    length += descriptionsLength(told)
    if (data.length > 0 && length > mostDescriptions) break
    data.push(told)
  }
  const more = data.length < rows.length || following !== undefined
  return { data, before: data.at(-1)?.version ?? null, more }
}

/** The length of the descriptions, before and after, in a version. */
function descriptionsLength({ changes }: JobVersion): number {
  const texts = changes.flatMap(({ field, before, after }) =>
    field === "description" ? [before, after] : [],
  )
  return texts.reduce((length, text) => length + (text?.length ?? 0), 0)
}

/**
 * The job `id` as it was at `version` (contract 3.4). Throws `not_found`, also for the version that deleted it and,
 * for a caller who may not know of confidential jobs, for one at which it was confidential.
 */
export async function findJobAt(context: Context, id: number, version: number): Promise<Job> {
  const { job } = await findKept(context, id)
  const of = { ...visibleJobs(context), jobId: id }
  const found = await context.stores.history.find(of, version)
  if (!found || found.action === "deleted") throw notFound("version")
  const all = { ...of, confidential: true }
  const at = await jobsAt(context, all, job, [found])
  return { ...(at.get(version) as Job), description: await descriptionAt(context, all, job, version) }
}

/**
 * What `newest`, the job as it is or was at its end, was at each of `versions`, by number, without its description,
 * found in one walk back.
 */
async function jobsAt(
  { stores: { history } }: Pick<Context, "stores">,
  of: VersionsOf,
  newest: Job,
  versions: JobVersion[],
): Promise<Map<number, Job>> {
  const wanted = new Map(versions.map((version) => [version.version, version]))
  const oldest = Math.min(...wanted.keys())
  const found = new Map<number, Job>()
  const note = (job: Job, version: JobVersion | undefined) => {
    if (version) found.set(version.version, atVersion(job, version))
  }
  let job = { ...newest, description: "" }
  for (const newer of await history.since(of, oldest)) {
    note(job, wanted.get(newer.version))
    job = jobBeforeAll(job, [newer])
  }
  note(job, wanted.get(oldest))
  return found
}

/** The description of `newest` at `version`: what the next change of it replaced, or the current one. */
async function descriptionAt(
  { stores: { history } }: Pick<Context, "stores">,
  of: VersionsOf,
  newest: Job,
  version: number,
): Promise<string> {
  return (await history.descriptionReplacedAfter(of, version)) ?? newest.description
}

/**
 * `rows` as the caller of `of` may see them, one at a time since descriptions may be long: with the fields of a new
 * job, and without anything from while the job was confidential. `following` is the version before all of them that
 * the caller may see.
 */
async function* asTold(
  context: Context,
  of: VersionsOf,
  newest: Job,
  { rows, following }: { rows: JobVersion[]; following: JobVersion | undefined },
): AsyncGenerator<JobVersion> {
  const all = { ...of, confidential: true }
  const earlierThan = (index: number) => {
    const row = rows[index] as JobVersion
    return isWhole(row) ? undefined : (rows[index + 1] ?? following)
  }
  const wanted = rows.flatMap((row, index) =>
    isToldAnew(of, row) ? [row, ...(isWhole(row) ? [] : [earlierThan(index) ?? row])] : [],
  )
  const jobs = wanted.length > 0 ? await jobsAt(context, all, newest, wanted) : new Map<number, Job>()
  const whole = async ({ version }: JobVersion) => {
    const description = await descriptionAt(context, all, newest, version)
    return { ...(jobs.get(version) as Job), description }
  }
  let later: string | null = null
  for (const [index, row] of rows.entries()) {
    const replaced = row.changes.find(({ field }) => field === "description")?.before as string | undefined
    if (isToldAnew(of, row)) {
      const earlier = earlierThan(index)
      const before = earlier ? await whole(earlier) : null
      yield { ...row, changes: changesBetween(before, await whole(row)) }
    } else if (replaced === undefined) yield row
    else {
      // There may be versions between these two that the caller doesn't see.
      const known = of.confidential ? later : null
      const after = known ?? (await descriptionAt(context, all, newest, row.version))
      const changes = row.changes.map((change) =>
        change.field === "description" ? { ...change, after } : change,
      )
      yield { ...row, changes }
    }
    later = replaced ?? later
  }
}

/**
 * Whether a version's changes have to be derived from the job's content: for a new job, and for one that was
 * confidential before.
 */
function isToldAnew(of: VersionsOf, { action, changes }: JobVersion): boolean {
  if (action === "deleted") return false
  const revealed = changes.some(({ field, before }) => field === "confidential" && before === true)
  return action === "created" || (!of.confidential && revealed)
}
