import type { Context } from "../context"
import type { Job } from "../jobs/job"
import type { JobStore } from "../jobs/job-store"
import { visibleJobs } from "../jobs/visible-jobs"

/**
 * How many reads of a posting are answered from what was read ahead: the run's and the operation's, or the two of a
 * restore.
 */
const readsEach = 2

type ReadAhead = (jobs: JobStore) => Pick<JobStore, "find">

/**
 * Reads the jobs with these ids at once. Using them is safe: a write to a job that has changed since is refused
 * because of its version, and the next read is a real one.
 */
export async function readAhead(context: Context, ids: number[]): Promise<ReadAhead> {
  const read = new Map<number, { job: Job; left: number }>()
  for (const { description, ...job } of await context.stores.jobs.findListed(visibleJobs(context), ids))
    if (description !== null) read.set(job.id, { job: { ...job, description }, left: readsEach })
  return (jobs) => ({
    async find(among, id) {
      const known = read.get(id)
      if (!known || known.left === 0) return jobs.find(among, id)
      known.left -= 1
      return known.job
    },
  })
}
