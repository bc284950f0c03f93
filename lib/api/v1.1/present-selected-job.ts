import type { Job, JobHeader, ListedJob } from "@/lib/domain/jobs/job"
import type { SelectedJob } from "@/lib/domain/jobs/job-selection"
import type { JobFieldName, ListedJobAnswer, ListFieldName } from "./answers"
import { presentJobHeader, presentListedJob } from "./jobs"

/** Of a job that was deleted while it was judged. */
const noFindings = { error: 0, warning: 0, advice: 0 }

/** What the list tells of a job beside the Job's own fields, but for its tag. */
const further: { [Name in Exclude<ListFieldName, JobFieldName | "etag">]: (job: Extras) => unknown } = {
  updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  firstPublished: ({ firstPublished }) => firstPublished,
  findings: ({ findings }) => findings ?? noFindings,
}

type Extras = Pick<SelectedJob<unknown>, "updatedAt" | "firstPublished" | "findings">

const isFurther = (field: ListFieldName): field is keyof typeof further => field in further

/**
 * A job of a list with the `fields` that were asked for behind its header (contract part 2 and 3.1). `tagOf` makes the tag of the
 * answer that shows a job; a job whose long description isn't there has none.
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
