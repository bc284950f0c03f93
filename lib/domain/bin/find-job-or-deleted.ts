import type { Context } from "../context"
import type { Job } from "../jobs/job"
import { visibleJobs } from "../jobs/visible-jobs"
import type { DeletedJob } from "./deleted-job"

/** An existing job, or one that was deleted; both null if the caller may know of neither. */
export type JobOrDeleted = { job: Job | null; deleted: DeletedJob | null }

/**
 * The job `id`, or what is kept of it since its deletion. A job restored between the two lookups is found by a third,
 * because a job is always in one of the two places.
 */
export async function findJobOrDeleted(context: Context, id: number): Promise<JobOrDeleted> {
  const { jobs, bin } = context.stores
  const among = visibleJobs(context)
  const job = await jobs.find(among, id)
  if (job) return { job, deleted: null }
  const deleted = await bin.find(among, id)
  return deleted ? { job: null, deleted } : { job: await jobs.find(among, id), deleted: null }
}
