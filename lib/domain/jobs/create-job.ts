import { calendarDateIn } from "@/lib/calendar-date"
import type { Context } from "../context"
import { FieldProblems } from "../field-problems"
import { judgeFindings } from "../job-checks/judge-findings"
import { type Cleaned, cleanHtmlInTurns } from "./clean-html"
import type { Job, JobContent } from "./job"
import { jobCreated } from "./job-activity"
import type { Received } from "../received"
import type { JobChange } from "./job-change"
import { type Circumstances, judgeJob } from "./judge-job"
import { previewJob } from "./preview-job"
import { jobRefused, referenceInUse } from "./reference-in-use"
import { requireVisible } from "./visible-jobs"

/**
 * Creates a job of the employer (contract 1.5, POST). Throws `validation_failed` with every bad field, `forbidden`,
 * `check_failed`, or `duplicate_reference_id` with the job that has it; nothing is stored then. With `dryRun` it
 * returns the job that would be, and never stores anything.
 */
export async function createJob(
  context: Context,
  received: Received<JobChange>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Job> {
  const content = await judgeNewJob(context, received)
  const judged = await judgeFindings(context, content)
  if (dryRun) return previewJob(context, content, null)
  const { stores, employer } = context
  const activity = jobCreated(context, content)
  const write = await stores.jobs.add(employer.id, content, activity, { judged })
  if ("saved" in write) return write.saved
  throw await referenceInUse(context, content.referenceId)
}

/**
 * Validates the new job in `received`; throws `validation_failed` with every bad field, or `forbidden` for one that
 * the caller could not see.
 */
export async function judgeNewJob(
  context: Context,
  { values, problems }: Received<JobChange>,
): Promise<JobContent> {
  requireVisible(context, values)
  const found = new FieldProblems(problems)
  const cleaned = await cleanedDescription(context, values)
  const content = judgeJob(null, values, found, { ...circumstances(context), cleaned })
  if (found.list.length > 0) throw await jobRefused(context, found, content.referenceId, null)
  return content
}

/** What the rules need to know about the employer: its calendar day and its plan. */
export function circumstances({ clock, employer }: Context): Omit<Circumstances, "cleaned"> {
  return { today: calendarDateIn(employer.timeZone, clock.now()), plan: employer.plan }
}

/**
 * The description that was sent, cleaned and limited to what may be stored; null if none was. Other requests are
 * served meanwhile.
 */
export async function cleanedDescription(
  { mostDescriptionBytes }: Context,
  { description }: JobChange,
): Promise<Cleaned | null> {
  return description === undefined ? null : cleanHtmlInTurns(description, mostDescriptionBytes)
}
