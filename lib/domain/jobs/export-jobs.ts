import type { Context } from "../context"
import type { Job, ListedJob } from "./job"
import type { JobPosition, JobSelection } from "./job-selection"
import { listPartOfWholeJobs, withLongDescriptions } from "./select-jobs"
import { visibleJobs } from "./visible-jobs"

/** How many jobs are held in memory at a time. */
const together = 100

/**
 * All of the employer's jobs that the caller may see and that match `selection`, in its order, read in parts. A job
 * that exists the whole time is included exactly once.
 */
export async function* exportJobs(context: Context, selection: JobSelection): AsyncGenerator<Job> {
  let after: JobPosition | null = null
  for (;;) {
    const page = await listPartOfWholeJobs(context, selection, { after, limit: together })
    yield* withLongDescriptions(context, page.jobs)
    if (!page.next) return
    after = page.next
  }
}

/**
 * The employer's jobs with these ids that the caller may see, in this order. Ids of missing jobs and of other
 * employers' are skipped.
 */
export async function* exportChosenJobs(context: Context, ids: readonly number[]): AsyncGenerator<Job> {
  const { jobs } = context.stores
  const among = visibleJobs(context)
  for (let start = 0; start < ids.length; start += together) {
    const part = ids.slice(start, start + together)
    const found = new Map((await jobs.findListed(among, part)).map((job) => [job.id, job]))
    for (const id of part) {
      const listed = found.get(id)
      const whole = listed && (await wholeJob(context, listed))
      if (whole) yield whole
    }
  }
}

/** A listed job with its description, even if that is long; null if the job was deleted in the meantime. */
async function wholeJob(context: Context, { description, ...job }: ListedJob): Promise<Job | null> {
  if (description !== null) return { ...job, description }
  return context.stores.jobs.find(visibleJobs(context), job.id)
}
