import { presentProblem } from "@/lib/api/v1.1/present-problem"
import { statusOf } from "@/lib/api/v1.1/problems"
import { DiskFull, ServiceError } from "@/lib/domain/errors"
import { textAnswer } from "./answer-text"
import { logger } from "./log"
import { languageFor, languageHeaders } from "./message-language"
import { jobAddress } from "./request-address"
import { say } from "@/lib/messages/message"

/** Seconds after which a caller may retry when the database was away. */
const retryAfter = 5

/**
 * The answer to a request that failed with `error` (contract 1.7). Anything but a ServiceError is a fault of ours: it is logged
 * with the request's id, and only the id is shown.
 */
export function problemResponse(error: unknown, request: Request, requestId: string): Response {
  const problem = problemOfError(error, requestId)
  const language = languageFor(request)
  const headers = new Headers({
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...languageHeaders(language),
  })
  if (problem.code === "unauthorized") headers.set("WWW-Authenticate", "API-Key")
  if (problem.allow) headers.set("Allow", problem.allow.join(", "))
  if (problem.retryAfter) headers.set("Retry-After", String(problem.retryAfter))
  else if (problem.code === "unavailable") headers.set("Retry-After", String(retryAfter))
  if (problem.etag) headers.set("ETag", problem.etag)
  if (problem.code === "duplicate_reference_id" && problem.existingJobId !== undefined)
    headers.set("Location", jobAddress(request, problem.existingJobId))
  const body = presentProblem(problem, { requestId, language, href: (id) => jobAddress(request, id) })
  return textAnswer(JSON.stringify(body), { status: statusOf[problem.code], headers })
}

/** `error` as the caller may see it; what they may not see is logged with the request's id. */
export function problemOfError(error: unknown, requestId: string): ServiceError {
  const problem = error instanceof ServiceError ? error : internalError()
  if (problem !== error) logger().error({ requestId, err: error }, "fault in the service")
  else if (problem.cause instanceof DiskFull)
    logger().error({ requestId, err: problem.cause }, problem.cause.message)
  else if (problem.cause) logger().warn({ requestId, err: problem.cause }, problem.message)
  return problem
}

function internalError(): ServiceError {
  return new ServiceError("internal_error", say("service.internalError"))
}
