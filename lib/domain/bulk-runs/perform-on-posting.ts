import { isInBin } from "../bin/deleted-job"
import type { Context } from "../context"
import { type ErrorCode, notFound, ServiceError } from "../errors"
import { FieldProblems } from "../field-problems"
import { changesBetween } from "../jobs/changes-between"
import { circumstances } from "../jobs/create-job"
import { withCheckEnforced } from "../job-checks/with-check-enforced"
import { deleteJob } from "../jobs/delete-job"
import { restoreJob } from "../history/restore-job"
import { findJobAt } from "../history/read-history"
import type { Job, JobContent } from "../jobs/job"
import { judgeJob } from "../jobs/judge-job"
import type { Precondition } from "../jobs/precondition"
import { forCandidates, isPastClosing, isPublic } from "../jobs/public-posting"
import { updateJob } from "../jobs/update-job"
import { visibleJobs } from "../jobs/visible-jobs"
import { requirePermission } from "../permissions"
import { type Message, say } from "@/lib/messages/message"
import { changeBy, needsCloseDate, publishingBy } from "./bulk-change"
import type { BulkDeed, Publishing } from "./bulk-deed"
import type { PostingOutcome, PublishedDates } from "./bulk-run"
import type { WaitingPosting } from "./bulk-run-store"

/** How many reasons are reported for a posting that breaks many rules. */
const mostReasons = 3

/** Refusals that depend on the moment and say nothing about the posting. */
const passing: ErrorCode[] = ["internal_error", "unavailable", "idempotency_in_progress"]

/** The posting has changed since it was read. */
class Overtaken extends Error {}

/**
 * Performs `deed` on one posting as the single call would, with the same permissions, validation, history and errors.
 * A published posting that stays closed is written in the context that `partly` returns; without that function, nothing is
 * written. Only throws errors that say nothing about the posting.
 */
export async function performOnPosting(
  context: Context,
  deed: BulkDeed,
  jobId: number,
  partly: Partly | null,
): Promise<PostingOutcome> {
  const dryRun = partly === null
  return orSkipped(async () => {
    requirePermission(context.actor, deed.kind === "delete" ? "jobs:delete" : "jobs:write")
    for (;;) {
      const seen = await context.stores.jobs.find(visibleJobs(context), jobId)
      if (!seen) throw notFound("job")
      const precondition: Precondition = (job) => {
        if (job && job.version !== seen.version) throw new Overtaken()
      }
      try {
        if (deed.kind === "delete") {
          if (!dryRun) await deleteJob(context, jobId, { precondition })
          return { outcome: "changed", version: seen.version + 1, leftPublic: isPublic(context, seen) }
        }
        const change = changeBy(context, deed, seen)
        if ("skip" in change) return skipped([change.skip])
        const received = { values: change, problems: [] }
        const staysClosed = needsCloseDate(context, deed, seen) && !change.closeDate
        const writing = partly && staysClosed ? partly([say("bulkRuns.staysClosed")]) : context
        const enforcing =
          deed.kind === "publish" && !deed.despiteErrors ? withCheckEnforced(writing) : writing
        const job = await updateJob(enforcing, jobId, received, { precondition, dryRun })
        if (changesBetween(seen, job).length === 0) return { outcome: "unchanged" }
        return {
          outcome: "changed",
          version: job.version,
          leftPublic: forCandidates(context, seen, job) === "leaves",
          ...(deed.kind === "publish" && datesOf(context, seen, job)),
        }
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
      }
    }
  })
}

/** What the publishing `deed` makes of the dates of the posting `seen`, if the posting check holds nothing back. */
export function datesDespiteErrors(context: Context, deed: Publishing, seen: Job): PublishedDates {
  const change = publishingBy(context, deed, seen)
  const problems = new FieldProblems([])
  return datesOf(
    context,
    seen,
    judgeJob(seen, change, problems, { ...circumstances(context), cleaned: null }),
  )
}

function datesOf(context: Context, before: JobContent, after: JobContent): PublishedDates {
  const { closeDate } = after
  return {
    staysClosed: after.status === "active" && isPastClosing(context, after),
    movedClosing: before.status !== "draft" || closeDate === before.closeDate ? null : closeDate,
  }
}

/** Makes a context whose writes store why the posting is then not quite as asked. */
type Partly = (reasons: Message[]) => Context

/**
 * Restores a posting to what it was before the version that `deed` created, unless it has been changed since. If
 * today's rules don't allow all of it, only the status is restored, in the context that `partly` returns.
 */
export async function undoOnPosting(
  context: Context,
  deed: BulkDeed,
  { jobId, made }: WaitingPosting,
  partly: Partly,
): Promise<PostingOutcome> {
  return orSkipped(async () => {
    if (made === null) throw notFound("job")
    const precondition: Precondition = (job) => {
      if (deed.kind === "delete" ? job : job?.version !== made) throw changedSince()
    }
    if (deed.kind === "delete") {
      const deleted = await context.stores.bin.find(visibleJobs(context), jobId)
      if (!deleted || deleted.version !== made || !isInBin(deleted, context.clock.now())) throw changedSince()
      const back = await restoreJob(context, jobId, { values: {}, problems: [] }, { precondition })
      return { outcome: "changed", version: back.version }
    }
    const restored = await asItWas(context, jobId, made - 1, { precondition, partly })
    return restored.version === made
      ? { outcome: "unchanged" }
      : { outcome: "changed", version: restored.version }
  })
}

async function asItWas(
  context: Context,
  jobId: number,
  version: number,
  { precondition, partly }: { precondition: Precondition; partly: Partly },
): Promise<Job> {
  try {
    return await restoreJob(context, jobId, { values: { version }, problems: [] }, { precondition })
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === "validation_failed")) throw error
    const { status } = await findJobAt(context, jobId, version)
    const received = { values: { status }, problems: [] }
    const reasons = [say("bulkRuns.onlyStatus"), ...reasonsOf(error)]
    const back = await updateJob(partly(reasons), jobId, received, { precondition })
    if (back.version === version + 1) throw error
    return back
  }
}

function changedSince(): ServiceError {
  return new ServiceError("precondition_failed", say("bulkRuns.changedSince"))
}

/** The outcome of `work`; if the posting is refused, it is skipped. */
async function orSkipped(work: () => Promise<PostingOutcome>): Promise<PostingOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceError) || passing.includes(error.code)) throw error
    return { ...skipped(reasonsOf(error)), withErrors: error.code === "check_failed" }
  }
}

function skipped(reasons: Message[]): Extract<PostingOutcome, { outcome: "skipped" }> {
  return { outcome: "skipped", reasons, withErrors: false }
}

function reasonsOf({ code, said, fields }: ServiceError): Message[] {
  if (code === "not_found") return [say("bulkRuns.gone")]
  if (code === "check_failed") return [say("bulkRuns.hasErrors", { count: fields.length })]
  return fields.length > 0 ? fields.slice(0, mostReasons).map(({ message }) => message) : [said]
}
