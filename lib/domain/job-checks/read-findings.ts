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

/** What the check says of a posting, on the employer's day `asOf`. */
export type CheckReport = { asOf: CalendarDate; findings: ToldFinding[] }

/** What the check says of the employer's job `id` (contract 3.6). Throws `not_found`. */
export async function checkStoredJob(context: Context, id: number): Promise<CheckReport> {
  return reportOn(context, await findJob(context, id))
}

/** What the check says of `content`, which need be no whole job. */
async function reportOn(context: Context, content: ContentToCheck): Promise<CheckReport> {
  const basis = await checkBasis(context)
  return { asOf: basis.today, findings: findFindings(content, basis) }
}

/**
 * What the check says of `job`, which a dry run would store. Null for a caller who may not read it and whose job isn't new, with the
 * id 0: the findings would tell of what it says.
 */
export async function findingsOfPreview(context: Context, job: Job): Promise<ToldFinding[] | null> {
  if (job.id !== 0 && !isPermitted(context.actor, "jobs:read")) return null
  const { findings } = await reportOn(context, job)
  return findings
}

/** What is wrong with a job only as long as it isn't whole, or as it would be stored now. */
const ofWholeJobs = ["required", "too_early", "not_available_on_plan"]

/**
 * What the check says of the job that `received` describes as far as it does (contract 3.6). Throws `validation_failed` with every field
 * that can't be read, or names what there isn't.
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

/** Of `content` what `values` has said: the rest is not there yet, and no rule takes its default for what was meant. */
function said(values: JobChange, content: JobContent): ContentToCheck {
  const fields = Object.keys(values).filter((field) => values[field as keyof JobChange] !== undefined)
  const kept = Object.fromEntries(fields.map((field) => [field, content[field as keyof JobContent]]))
  const { status, publishDate } = content
  const isPaid = typeof values.salary === "object" && values.salary?.amount !== undefined
  return { status, publishDate, ...kept, ...(!isPaid && { salary: null }) }
}

/** How many findings of `job` are open, where the list doesn't know it yet; null where the job is there no longer. */
export async function countsOf(
  context: Context,
  job: Pick<SelectedJob<{ id: number }>, "id" | "findings">,
): Promise<FindingCounts | null> {
  if (job.findings) return job.findings
  const whole = await context.stores.jobs.find(visibleJobs(context), job.id)
  return whole && countFindingsIn(whole, await checkBasis(context))
}
