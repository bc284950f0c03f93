import type { CalendarDate } from "@/lib/calendar-date"
import type { Context } from "../context"
import { invalidFields } from "../errors"
import { FieldProblems } from "../field-problems"
import { circumstances, cleanedDescription } from "../jobs/create-job"
import { findJob } from "../jobs/find-jobs"
import type { Job, JobContent } from "../jobs/job"
import type { JobChange } from "../jobs/job-change"
import type { SelectedJob } from "../jobs/job-selection"
import { judgeJob } from "../jobs/judge-job"
import { visibleJobs } from "../jobs/visible-jobs"
import { isPermitted } from "../permissions"
import type { Received } from "../received"
import { say } from "@/lib/messages/message"
import { type ContentToCheck, countFindingsIn, findFindings, type ToldFinding } from "./find-findings"
import { checkBasis } from "./judge-findings"
import type { FindingCounts } from "./judged-findings"

/** What the check finds in a posting, on the employer's day `asOf`. */
export type CheckReport = { asOf: CalendarDate; findings: ToldFinding[] }

/** What the check finds in the employer's job `id` (contract 3.6). Throws `not_found`. */
export async function checkStoredJob(context: Context, id: number): Promise<CheckReport> {
  return reportOn(context, await findJob(context, id))
}

/** What the check finds in `content`, which may be only part of a job. */
async function reportOn(context: Context, content: ContentToCheck): Promise<CheckReport> {
  const basis = await checkBasis(context)
  return { asOf: basis.today, findings: findFindings(content, basis) }
}

/**
 * What the check finds in `job`, which a dry run would store. Null for a caller who may not read it, unless the job
 * is new (id 0): findings quote its content.
 */
export async function findingsOfPreview(context: Context, job: Job): Promise<ToldFinding[] | null> {
  if (job.id !== 0 && !isPermitted(context.actor, "jobs:read")) return null
  const { findings } = await reportOn(context, job)
  return findings
}

/** Problems that only matter for a complete job, or for a job that would be stored now. */
const ofWholeJobs = ["required", "too_early", "not_available_on_plan"]

/**
 * What the check finds in the job in `received`, as far as it is described (contract 3.6). Throws `validation_failed`
 * with every field that can't be read or names something that doesn't exist.
 */
export async function checkSentJob(
  context: Context,
  { values, problems }: Received<JobChange>,
): Promise<CheckReport> {
  const found = new FieldProblems(problems)
  const cleaned = await cleanedDescription(context, values)
  const content = judgeJob(null, values, found, { ...circumstances(context), cleaned })
  const refused = found.list.filter(
    (problem) => problems.includes(problem) || !ofWholeJobs.includes(problem.code),
  )
  if (refused.length > 0) throw invalidFields(say("checks.notJudged"), refused)
  return reportOn(context, said(values, content))
}

/** The part of `content` that `values` stated: the rest is unknown, and no rule should take a default for what was meant. */
function said(values: JobChange, content: JobContent): ContentToCheck {
  const fields = Object.keys(values).filter((field) => values[field as keyof JobChange] !== undefined)
  const kept = Object.fromEntries(fields.map((field) => [field, content[field as keyof JobContent]]))
  const { status, publishDate } = content
  const isPaid = typeof values.salary === "object" && values.salary?.amount !== undefined
  return { status, publishDate, ...kept, ...(!isPaid && { salary: null }) }
}

/** How many findings of `job` are open, counted if the list doesn't know yet; null if the job no longer exists. */
export async function countsOf(
  context: Context,
  job: Pick<SelectedJob<{ id: number }>, "id" | "findings">,
): Promise<FindingCounts | null> {
  if (job.findings) return job.findings
  const whole = await context.stores.jobs.find(visibleJobs(context), job.id)
  return whole && countFindingsIn(whole, await checkBasis(context))
}
