import type { Job, JobHeader, ListedJob } from "@/lib/domain/jobs/job"
import type { SelectedJob } from "@/lib/domain/jobs/job-selection"
import type { ListedJobAnswer, ListFieldName } from "./answers"
import { presentJob, presentJobHeader } from "./jobs"

/** Of a job that was deleted while it was judged. */
const noFindings = { error: 0, warning: 0, advice: 0 }

/**
 * A job of a list with the `fields` that were asked for behind its header (contract part 2 and 3.1). `tagOf` makes the tag of the
 * answer that shows a job; a job whose long description isn't there has none.
 */
export function presentSelectedJob(fields: ListFieldName[], tagOf: (job: Job) => string) {
  function whole(job: SelectedJob<Job>): ListedJobAnswer {
    const { updatedAt, firstPublished, findings, ...plain } = job
    const all = {
      ...presentJob(plain),
      updatedAt: updatedAt.toISOString(),
      firstPublished,
      findings: findings ?? noFindings,
      get etag() {
        return tagOf(plain)
      },
    }
    return { ...presentJobHeader(plain), ...Object.fromEntries(fields.map((field) => [field, all[field]])) }
  }
  return {
    whole,
    listed: (job: SelectedJob<ListedJob>) => whole({ ...job, description: job.description ?? "" }),
    header({ updatedAt, firstPublished, findings, ...job }: SelectedJob<JobHeader>): ListedJobAnswer {
      return {
        ...presentJobHeader(job),
        ...(fields.includes("updatedAt") && { updatedAt: updatedAt.toISOString() }),
        ...(fields.includes("firstPublished") && { firstPublished }),
        ...(fields.includes("findings") && { findings: findings ?? noFindings }),
      }
    },
  }
}
