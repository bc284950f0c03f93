import type { Context } from "../context"
import { notFound } from "../errors"
import { foldText } from "../folded-text"
import { type Page, type PageRequest, pageOf, rangeOf } from "../paging"
import type { Job, JobHeader, ListedJob } from "./job"
import type { JobFilter } from "./job-store"
import { visibleJobs } from "./visible-jobs"

/** The employer's job `id`. Throws `not_found`, also for another employer's job (contract 1.3). */
export async function findJob(context: Context, id: number): Promise<Job> {
  const job = await context.stores.jobs.find(visibleJobs(context), id)
  if (!job) throw notFound("job")
  return job
}

/** A page of the employer's jobs, newest publishDate first; null `q` and `status` match everything (contract 1.8). */
export async function listJobs(
  context: Context,
  { q, status, ...request }: PageRequest & JobFilter,
): Promise<Page<JobHeader>> {
  const filter = { status, q: q === null ? null : foldText(q) }
  const { jobs, total } = await context.stores.jobs.list(visibleJobs(context), filter, rangeOf(request))
  return pageOf(request, jobs, total)
}

/**
 * The same page with whole jobs, for a caller that asks for more than the header has (contract part 2, `fields`).
 * Long descriptions are left to `withDescriptions`.
 */
export async function listWholeJobs(
  context: Context,
  { q, status, ...request }: PageRequest & JobFilter,
): Promise<Page<ListedJob>> {
  const filter = { status, q: q === null ? null : foldText(q) }
  const { jobs, total } = await context.stores.jobs.listWhole(visibleJobs(context), filter, rangeOf(request))
  return pageOf(request, jobs, total)
}

/**
 * The `jobs` of a page, one at a time, with their descriptions: a long one is only read in its turn, so that no two
 * have to be held at once. A job deleted or hidden in the meantime is left out; a changed one is as it is now.
 */
export async function* withDescriptions(context: Context, jobs: ListedJob[]): AsyncGenerator<Job> {
  for (const { description, ...job } of jobs) {
    if (description !== null) yield { ...job, description }
    else {
      const whole = await context.stores.jobs.find(visibleJobs(context), job.id)
      if (whole) yield whole
    }
  }
}
