import { type DeletedJob, isInBin } from "../bin/deleted-job"
import { findJobOrDeleted } from "../bin/find-job-or-deleted"
import type { Context } from "../context"
import { invalidFields, notFound } from "../errors"
import { FieldProblems } from "../field-problems"
import { judgeFindings, keptDismissals } from "../job-checks/judge-findings"
import { cleanedDescription, circumstances } from "../jobs/create-job"
import { changesBetween, type JobFieldChange } from "../jobs/changes-between"
import type { Job, JobContent } from "../jobs/job"
import { jobRestored } from "../jobs/job-activity"
import type { JobChange } from "../jobs/job-change"
import { judgeJob } from "../jobs/judge-job"
import { mostJudgements, tooManyWriters } from "../jobs/overtaken"
import { type Precondition, unconditional } from "../jobs/precondition"
import { previewJob } from "../jobs/preview-job"
import { jobNotSaved, jobRefused, referenceInUse } from "../jobs/reference-in-use"
import { requireVisible } from "../jobs/visible-jobs"
import { requirePermission } from "../permissions"
import type { Received } from "../received"
import { findJobAt } from "./read-history"
import { say } from "@/lib/messages/message"

/**
 * What is asked for: the content of a version, or a job back from the bin, optionally with another referenceId (null:
 * none).
 */
export type Restoration = { version?: number; referenceId?: string | null }

type Options = { precondition?: Precondition; dryRun?: boolean }

/**
 * Restores the job `id` to its content at a version, or restores it from the bin (contract 3.4). Throws `not_found`,
 * `forbidden`, `precondition_failed`, `validation_failed` with every bad field, `check_failed`, or
 * `duplicate_reference_id`; nothing is stored then. With `dryRun` it returns the job that would be.
 */
export async function restoreJob(
  context: Context,
  id: number,
  received: Received<Restoration>,
  { precondition = unconditional, dryRun = false }: Options = {},
): Promise<Job> {
  if (received.problems.length > 0) throw invalidFields(jobNotSaved, received.problems)
  const { stores, clock } = context
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const { job: stored, deleted } = await findJobOrDeleted(context, id)
    if (!stored && !(deleted && isInBin(deleted, clock.now()))) throw notFound("job")
    requirePermission(context.actor, stored ? "jobs:write" : "jobs:delete")
    precondition(stored)
    const restored = stored
      ? await restoreVersion(context, stored, received.values, dryRun)
      : await bringBack(context, deleted as DeletedJob, received.values, dryRun)
    if (restored) return restored
    await stores.jobs.giveWay(attempt)
  }
  throw tooManyWriters()
}

/** The job with the content of the version, or null if someone else has written to it in the meantime. */
async function restoreVersion(
  context: Context,
  stored: Job,
  { version, referenceId }: Restoration,
  dryRun: boolean,
): Promise<Job | null> {
  const { stores, employer } = context
  if (version === undefined)
    throw invalidFields(jobNotSaved, [
      { field: "version", code: "required", message: say("history.versionMissing") },
    ])
  const earlier = await findJobAt(context, stored.id, version)
  const wanted = referenceId === undefined ? earlier : { ...earlier, referenceId }
  const asked = askedBy(changesBetween(stored, wanted))
  requireVisible(context, asked)
  const problems = new FieldProblems([])
  const cleaned = await cleanedDescription(context, asked)
  const merged = judgeJob(stored, asked, problems, { ...circumstances(context), cleaned })
  if (problems.list.length > 0) throw await jobRefused(context, problems, merged.referenceId, stored)
  const content = withItsCloseDate(merged, wanted)
  const changes = changesBetween(stored, content)
  if (changes.length === 0) return stored
  const dismissals = await keptDismissals(context, stored, content, changes)
  const judged = await judgeFindings(context, content, { dismissals, isStored: true })
  if (dryRun) return previewJob(context, content, { ...stored, dismissals })
  const activity = jobRestored(context, stored.id, content.title, changes)
  const write = await stores.jobs.save(employer.id, changes, {
    replacing: stored,
    activity,
    action: "restored",
    judged,
  })
  if ("saved" in write) return write.saved
  if (write.conflict === "reference_id") throw await referenceInUse(context, content.referenceId)
  return null
}

/** Whether the close date was chosen is restored too, if the restored close date is used. */
function withItsCloseDate(judged: JobContent, wanted: JobContent): JobContent {
  const closeDateIsDefault =
    judged.closeDate === wanted.closeDate ? wanted.closeDateIsDefault : judged.closeDateIsDefault
  return { ...judged, closeDateIsDefault }
}

/** What a request that makes these changes would ask for. */
function askedBy(changes: JobFieldChange[]): JobChange {
  const asked: Record<string, unknown> = {}
  for (const { field, after } of changes) {
    // Only the service changes these.
    if (field === "publishDate" || field === "closeDateIsDefault") continue
    asked[field] = after
  }
  return asked as JobChange
}

/** The job restored from the bin, or null if someone else was faster. */
async function bringBack(
  context: Context,
  deleted: DeletedJob,
  { version, referenceId }: Restoration,
  dryRun: boolean,
): Promise<Job | null> {
  const { stores, employer } = context
  if (version !== undefined)
    throw invalidFields(jobNotSaved, [
      { field: "version", code: "invalid", message: say("history.bringBackFirst") },
    ])
  const content = referenceId === undefined ? deleted.job : { ...deleted.job, referenceId }
  const changes = changesBetween(deleted.job, content)
  const judged = await judgeFindings(context, content, {
    dismissals: deleted.job.dismissals,
    isStored: true,
  })
  if (dryRun) return previewJob(context, content, deleted.job)
  const activity = jobRestored(context, deleted.job.id, content.title, changes)
  const write = await stores.bin.bringBack(employer.id, deleted, { content, changes, activity, judged })
  if ("saved" in write) return write.saved
  if (write.conflict === "reference_id") throw await referenceInUse(context, content.referenceId)
  return null
}
