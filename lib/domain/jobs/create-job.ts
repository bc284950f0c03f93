import { calendarDateIn } from "../calendar-date"
import type { Context } from "../context"
import { invalidFields, ServiceError } from "../errors"
import { FieldProblems } from "../field-problems"
import type { Job, JobContent } from "./job"
import { jobCreated } from "./job-activity"
import type { JobChange, Received } from "./job-change"
import { type Circumstances, judgeJob } from "./judge-job"
import { requireVisible, visibleJobs } from "./visible-jobs"

/** The sentence that opens every refusal of a job. */
export const jobNotSaved = "The job could not be saved"

/**
 * Creates a job of the employer's (contract 1.5, POST). Throws `validation_failed` with every bad field, `forbidden`,
 * or `duplicate_reference_id` with the job that has it; then nothing is stored.
 */
export async function createJob(context: Context, received: Received<JobChange>): Promise<Job> {
  const content = judgeNewJob(context, received)
  const { stores, employer } = context
  const write = await stores.jobs.add(employer.id, content, (id) => jobCreated(context, id, content))
  if ("saved" in write) return write.saved
  throw await referenceInUse(context, content.referenceId)
}

/**
 * The new job that `received` describes; throws `validation_failed` with every bad field, or `forbidden` for one that
 * the caller could not see.
 */
export function judgeNewJob(context: Context, { values, problems }: Received<JobChange>): JobContent {
  requireVisible(context, values)
  const found = new FieldProblems(problems)
  const content = judgeJob(null, values, found, circumstances(context))
  if (found.list.length > 0) throw invalidFields(jobNotSaved, found.list)
  return content
}

/** What the rules ask about the employer: its calendar day and its plan. */
export function circumstances({ clock, employer }: Context): Circumstances {
  return { today: calendarDateIn(employer.timeZone, clock.now()), plan: employer.plan }
}

/** The refusal of a referenceId that another job of the employer's has (contract 1.7, 409); it names that job where the caller may know of it. */
export async function referenceInUse(context: Context, referenceId: string | null): Promise<ServiceError> {
  const { jobs } = context.stores
  const existing = referenceId === null ? null : await jobs.findByReference(visibleJobs(context), referenceId)
  return new ServiceError(
    "duplicate_reference_id",
    "Another job has this referenceId. Change that job, or choose another referenceId.",
    existing ? { existingJobId: existing.id } : {},
  )
}
