import type { Context } from "../context"
import type { Job } from "../jobs/job"
import type { JobStore } from "../jobs/job-store"
import { visibleJobs } from "../jobs/visible-jobs"

/** Reads of one posting that what was read ahead answers: that of the run and that of the operation, or the two of a restoring. */
const readsEach = 2

type ReadAhead = (jobs: JobStore) => Pick<JobStore, "find">

/**
 * Reads the jobs with these ids at once. Each is answered as long as nobody can have written over it unnoticed: a write to one that has
 * changed since is refused by its version, and the next read is a real one.
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
