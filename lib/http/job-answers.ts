import { presentJob } from "@/lib/api/v1.1/jobs"
import { ServiceError } from "@/lib/domain/errors"
import type { Job } from "@/lib/domain/jobs/job"
import { type Precondition, unconditional } from "@/lib/domain/jobs/precondition"
import { ok, ownData } from "./answers"
import { etagOf, matchesStrongly, matchesWeakly } from "./etag"
import { jobAddress } from "./request-address"

/** 200 with `job` and its tag, or 304 where the caller has it already (contract part 2, If-None-Match). */
export function jobRead(request: Request, job: Job): Response {
  const response = jobSaved(job)
  const etag = response.headers.get("etag")
  if (!matchesWeakly(request.headers.get("if-none-match") ?? "", etag)) return response
  return new Response(null, { status: 304, headers: { "Cache-Control": "no-store", ETag: etag ?? "" } })
}

/** 200 with `job` and its tag. */
export function jobSaved(job: Job): Response {
  const text = JSON.stringify(presentJob(job))
  return new Response(text, { headers: { ...ownData, ETag: etagOf(text) } })
}

/** 200 with the job that a dry run would have stored. It has no tag, for nobody can read it, and no address. */
export function jobPreviewed(job: Job): Response {
  return ok(presentJob(job))
}

/** 201 with `job`, its tag and its address. */
export function jobCreated(request: Request, job: Job): Response {
  const { headers, body } = jobSaved(job)
  headers.set("Location", jobAddress(request, job.id))
  return new Response(body, { status: 201, headers })
}

/**
 * What `request` asks of the job that it writes to (contract part 2, RFC 9110 chapter 13). The tag is that of the whole
 * answer, so that it changes with all that a reader sees, the employer's name included, and with nothing else.
 */
export function preconditionOf(request: Request): Precondition {
  const wanted = request.headers.get("if-match")
  const unwanted = request.headers.get("if-none-match")
  if (wanted === null && unwanted === null) return unconditional
  return (job) => {
    const etag = job && etagOf(JSON.stringify(presentJob(job)))
    if (wanted !== null && !matchesStrongly(wanted, etag))
      throw preconditionFailed(etag, otherThanWanted(etag))
    if (unwanted !== null && matchesWeakly(unwanted, etag)) {
      throw preconditionFailed(etag, "There is such a job already.")
    }
  }
}

function otherThanWanted(etag: string | null): string {
  return etag
    ? "The job has changed since you read it. Read it again, and send what you still want with its new ETag."
    : "There is no job that If-Match could mean. Leave it out to create one."
}

function preconditionFailed(etag: string | null, message: string): ServiceError {
  return new ServiceError("precondition_failed", message, etag ? { etag } : {})
}
