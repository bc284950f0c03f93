import type { english } from "@/lib/messages/en/english"
import { type Message, say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

/** The closed list of contract 1.7; clients branch on these codes. */
export type ErrorCode =
  | "invalid_json"
  | "validation_failed"
  | "not_available_on_plan"
  | "check_failed"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "duplicate_reference_id"
  | "idempotency_in_progress"
  | "idempotency_mismatch"
  | "precondition_failed"
  | "cursor_expired"
  | "webhook_limit"
  | "payload_too_large"
  | "unsupported_media_type"
  | "rate_limited"
  | "internal_error"
  | "unavailable"

/**
 * A problem with one field. `field` is a path with dots and indexes (`locations[1].description`); `code` is stable,
 * `message` is for people.
 */
export type FieldProblem = { field: string; code: string; message: Message }

/** The same, as it was reported to a caller. */
export type ToldProblem = Omit<FieldProblem, "message"> & { message: string }

type Details = {
  /** Every bad field at once; empty if the error is not about fields. */
  fields?: FieldProblem[]
  /** The job that has the referenceId, if the referenceId is refused. */
  existingJobId?: number
  /** The methods that are offered, for `method_not_allowed`. */
  allow?: string[]
  /** Seconds after which the caller may try again, for `rate_limited`. */
  retryAfter?: number
  /** The job's current tag, for `precondition_failed`; absent if there is no job. */
  etag?: string
  /** Whether the person only lacks a second factor, for `forbidden`. */
  lacksSecondFactor?: boolean
  cause?: unknown
}

/** The cause of an `unavailable` that the operator has to hear of: there is no room left for `name`. */
export class DiskFull extends Error {
  override readonly name = "DiskFull"

  constructor(name: string, cause: unknown) {
    super(
      `The disk is full: there is no room left for ${name}. Make room; the service then goes on by itself.`,
      {
        cause,
      },
    )
  }
}

/**
 * Every refusal and failure that a caller may see; anything else thrown is a bug of ours and is never shown. `said`
 * is for the caller, in their language; `message` is the same in English, for the log and the operator.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError"
  readonly fields: FieldProblem[]
  readonly existingJobId: number | undefined
  readonly allow: string[] | undefined
  readonly retryAfter: number | undefined
  readonly etag: string | undefined
  readonly lacksSecondFactor: boolean

  constructor(
    readonly code: ErrorCode,
    readonly said: Message,
    details: Details = {},
  ) {
    super(textOf(said, "en"), { cause: details.cause })
    this.fields = details.fields ?? []
    this.existingJobId = details.existingJobId
    this.allow = details.allow
    this.retryAfter = details.retryAfter
    this.etag = details.etag
    this.lacksSecondFactor = details.lacksSecondFactor ?? false
  }
}

/** The same answer for a job that does not exist and for another employer's (contract 1.3). */
export function notFound(what: keyof (typeof english)["missing"]): ServiceError {
  return new ServiceError("not_found", say(`missing.${what}`))
}

/** The refusal of `problems` (at least one), introduced by `subject`: "The job could not be saved". */
export function invalidFields(
  subject: Message,
  problems: FieldProblem[],
  details: Details = {},
): ServiceError {
  const planOnly = problems.every((problem) => problem.code === "not_available_on_plan")
  const code = planOnly ? "not_available_on_plan" : "validation_failed"
  const said = say("service.fieldsNeedAttention", { subject, count: problems.length })
  return new ServiceError(code, said, { ...details, fields: problems })
}
