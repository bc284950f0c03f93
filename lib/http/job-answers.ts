import { presentJobReceipt } from "@/lib/api/v1.1/job-receipt"
import { presentJob } from "@/lib/api/v1.1/jobs"
import type { Context } from "@/lib/domain/context"
import { ServiceError } from "@/lib/domain/errors"
import type { Job } from "@/lib/domain/jobs/job"
import type { JobChange } from "@/lib/domain/jobs/job-change"
import { type Precondition, unconditional } from "@/lib/domain/jobs/precondition"
import { isPermitted } from "@/lib/domain/permissions"
import { textAnswer } from "./answer-text"
import { ok, orUnchanged, ownData } from "./answers"
import { withFindings } from "./check-answers"
import { etagOf, matchesStrongly, matchesWeakly, namesTag } from "./etag"
import { jobAddress } from "./request-address"
import { type Message, say } from "@/lib/messages/message"

/** Who wrote a job, and what they sent for it. */
type Written = { request: Request; context: Context; body: { values: JobChange } }

/** 200 with `job` and its tag, or 304 if the caller already has it (contract part 2, If-None-Match). */
export function readJobAnswer(request: Request, job: Job): Response {
  return orUnchanged(request, JSON.stringify(presentJob(job)), { "Cache-Control": "no-store" })
}

/**
 * 200 with `job` and its tag; for a key that may not read, with what it sent and no tag, because a tag would reveal something
 * of the rest.
 */
export function savedJobAnswer({ context, body }: Written, job: Job): Response {
  return mayRead(context) ? wholeJob(job) : ok(presentJobReceipt(job, body.values))
}

/**
 * 200 with the job that a dry run would have stored, and the check's findings. It has no tag, because nobody can read it, and
 * no address.
 */
export async function previewedJobAnswer(call: Written, job: Job): Promise<Response> {
  const shown = mayRead(call.context) ? presentJob(job) : presentJobReceipt(job, call.body.values)
  return withFindings(call, shown, job)
}

/** 200 with a job that was restored, or would be; a key that may not read gets only its id, because it sent nothing else. */
export async function restoredJobAnswer(
  call: Pick<Written, "request" | "context">,
  job: Job,
  { dryRun }: { dryRun: boolean },
): Promise<Response> {
  if (!mayRead(call.context)) return ok(presentJobReceipt(job, {}))
  return dryRun ? withFindings(call, presentJob(job), job) : wholeJob(job)
}

/** 201 with `job`, its tag and its address. */
export function createdJobAnswer({ request, context, body }: Written, job: Job): Response {
  const read = mayRead(context)
  const text = JSON.stringify(read ? presentJob(job) : presentJobReceipt(job, body.values))
  const headers = { ...ownData, ...(read && { ETag: etagOf(text) }), Location: jobAddress(request, job.id) }
  return textAnswer(text, { status: 201, headers })
}

function wholeJob(job: Job): Response {
  const text = JSON.stringify(presentJob(job))
  return textAnswer(text, { headers: { ...ownData, ETag: etagOf(text) } })
}

/** The tag of the answer that shows `job`. */
export function jobTag(job: Job): string {
  return etagOf(JSON.stringify(presentJob(job)))
}

function mayRead({ actor }: Context): boolean {
  return isPermitted(actor, "jobs:read")
}

/**
 * The precondition that `request` sets for the job it writes to (contract part 2, RFC 9110 chapter 13). The tag is that of the
 * whole answer, so it changes with everything a reader sees, including the employer's name, and with nothing else.
 */
export function preconditionOf(request: Request, context: Context): Precondition {
  return preconditionFor(context, request.headers.get("if-match"), request.headers.get("if-none-match"))
}

/** The same for the values of If-Match and If-None-Match; null if not sent. */
export function preconditionFor(
  context: Context,
  wanted: string | null,
  unwanted: string | null,
): Precondition {
  if (wanted === null && unwanted === null) return unconditional
  return (job) => {
    const etag = job && jobTag(job)
    const told = mayRead(context) ? etag : null
    if (wanted !== null && !matchesStrongly(wanted, etag))
      throw preconditionFailed(told, otherThanWanted(wanted, etag))
    if (unwanted !== null && matchesWeakly(unwanted, etag)) {
      throw preconditionFailed(told, say("jobs.existsAlready"))
    }
  }
}

function otherThanWanted(wanted: string, etag: string | null): Message {
  if (!etag) return say("jobs.ifMatchNeedsJob")
  return namesTag(wanted) ? say("jobs.changedSince") : say("jobs.ifMatchHasNoTag")
}

function preconditionFailed(etag: string | null, message: Message): ServiceError {
  return new ServiceError("precondition_failed", message, etag ? { etag } : {})
}
