import { calendarDateIn } from "../calendar-date"
import type { Context } from "../context"
import { invalidFields } from "../errors"
import { FieldProblems } from "../field-problems"
import type { Job, JobContent } from "./job"
import { jobCreated } from "./job-activity"
import type { JobChange, Received } from "./job-change"
import { type Circumstances, judgeJob } from "./judge-job"
import { previewJob } from "./preview-job"
import { referenceInUse } from "./reference-in-use"
import { requireVisible } from "./visible-jobs"

/** The sentence that opens every refusal of a job. */
export const jobNotSaved = "The job could not be saved"

/**
 * Creates a job of the employer's (contract 1.5, POST). Throws `validation_failed` with every bad field, `forbidden`,
 * or `duplicate_reference_id` with the job that has it; then nothing is stored. With `dryRun` it answers the job that
 * would be, and stores nothing either way.
 */
export async function createJob(
  context: Context,
  received: Received<JobChange>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Job> {
  const content = judgeNewJob(context, received)
  if (dryRun) return previewJob(context, content, null)
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
