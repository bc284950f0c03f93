import type { Job, JobHeader, ListedJob } from "@/lib/domain/jobs/job"
import type { SelectedJob } from "@/lib/domain/jobs/job-selection"
import type { JobFieldName, ListedJobAnswer, ListFieldName } from "./answers"
import { presentJobHeader, presentListedJob } from "./jobs"

/** The job was deleted while it was being checked. */
const noFindings = { error: 0, warning: 0, advice: 0 }

/** What the list shows of a job besides the fields of a Job, except its ETag. */
const further: { [Name in Exclude<ListFieldName, JobFieldName | "etag">]: (job: Extras) => unknown } = {
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  firstPublished: ({ firstPublished }) => firstPublished,
  findings: ({ findings }) => findings ?? noFindings,
}

type Extras = Pick<SelectedJob<unknown>, "updatedAt" | "firstPublished" | "findings">

const isFurther = (field: ListFieldName): field is keyof typeof further => field in further

/**
 * A job of a list, its header followed by the requested `fields` (contract part 2 and 3.1). `tagOf` makes the ETag of
 * the answer that shows a job; a job whose long description was not loaded has none.
 */
export function presentSelectedJob(fields: ListFieldName[], tagOf: (job: Job) => string) {
  function listed(job: SelectedJob<ListedJob>): ListedJobAnswer {
    const whole = presentListedJob(job)
    const shown: Record<string, unknown> = presentJobHeader(job)
    for (const field of fields) {
      if (isFurther(field)) shown[field] = further[field](job)
      else if (field === "etag") shown.etag = tagOf(job as Job)
      else shown[field] = whole[field]
    }
    return shown as ListedJobAnswer
  }
  return {
    listed,
    header(job: SelectedJob<JobHeader>): ListedJobAnswer {
      const shown: Record<string, unknown> = presentJobHeader(job)
      for (const field of fields) if (isFurther(field)) shown[field] = further[field](job)
      return shown as ListedJobAnswer
    },
  }
}
