import type { Tone } from "@/components/ui/tone"
import type { ProblemAnswer } from "@/lib/api/v1.1/problems"
import { type Message, say } from "@/lib/messages/message"
import type { RequestRecord, RequestRow } from "@/lib/queries/requests"

type Operation = Pick<RequestRecord["operations"][number], "op" | "status" | "code">

/** The options of the status filter, in words; specific statuses are their own words. */
export const statusChoices: readonly [value: string, words: Message | null][] = [
  ["failed", say("requests.failed")],
  ["refusals", say("requests.refusals")],
  ["2xx", say("requests.status2xx")],
  ["4xx", say("requests.status4xx")],
  ["5xx", say("requests.status5xx")],
  ...[200, 201, 204, 400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500, 503].map(
    (status): [string, null] => [String(status), null],
  ),
]

export function statusTone(status: number): Tone {
  if (status >= 500) return "negative"
  return status >= 400 ? "warning" : "positive"
}

/** A batch succeeds whatever the outcome of its operations; a refused one has to be visible. */
export function rowTone({ status, batch }: Pick<RequestRow, "status" | "batch">): Tone {
  return batch && batch.refused > 0 ? "warning" : statusTone(status)
}

const outcomes: Record<ProblemAnswer["code"], Message> = {
  invalid_json: say("requests.invalidJson"),
  validation_failed: say("requests.validationFailed"),
  not_available_on_plan: say("requests.notAvailableOnPlan"),
  check_failed: say("requests.checkFailed"),
  unauthorized: say("requests.unauthorized"),
  forbidden: say("requests.forbidden"),
  not_found: say("requests.notFound"),
  method_not_allowed: say("requests.methodNotAllowed"),
  duplicate_reference_id: say("requests.duplicateReferenceId"),
  idempotency_in_progress: say("requests.idempotencyInProgress"),
  precondition_failed: say("requests.preconditionFailed"),
  cursor_expired: say("requests.cursorExpired"),
  webhook_limit: say("requests.webhookLimit"),
  payload_too_large: say("requests.payloadTooLarge"),
  unsupported_media_type: say("requests.unsupportedMediaType"),
  idempotency_mismatch: say("requests.idempotencyMismatch"),
  rate_limited: say("requests.rateLimited"),
  internal_error: say("requests.internalError"),
  unavailable: say("requests.unavailable"),
}

/** "validation failed"; "succeeded" for a success, and "98 done, 2 refused" for a batch. */
export function outcomeInWords({ code, batch, path }: Pick<RequestRow, "code" | "batch" | "path">): Message {
  if (code !== null) return outcomes[code as ProblemAnswer["code"]]
  if (!batch) return say("requests.succeeded")
  const { done, refused } = batch
  if (isDryRun(path)) return say("requests.batchTried", { done, refused })
  if (refused === 0) return say("requests.batchDone", { done })
  return done === 0
    ? say("requests.batchRefused", { refused })
    : say("requests.batchPartly", { done, refused })
}

/** "created"; "would succeed" for a dry run, which changes nothing. */
export function operationInWords({ op, status, code }: Operation, path: string): Message {
  if (code !== null) return outcomes[code as ProblemAnswer["code"]]
  if (isDryRun(path)) return say("requests.wouldSucceed")
  if (op === "delete") return say("requests.deleted")
  return status === 201 ? say("requests.created") : say("requests.saved")
}

function isDryRun(path: string): boolean {
  return new URLSearchParams(path.replace(/^[^?]*/, "")).get("dryRun") === "true"
}

/** The job that a call names, by its reference if it has one. */
export function jobOf({ jobId, referenceId }: Pick<RequestRow, "jobId" | "referenceId">): string | null {
  return referenceId ?? (jobId === null ? null : String(jobId))
}

const states: Record<string, Message> = {
  paused: say("requests.keyPaused"),
  replaced: say("requests.keyReplaced"),
  expired: say("requests.keyExpired"),
  revoked: say("requests.keyRevoked"),
}

/** Why a key was refused, which the sender wasn't told. */
export function keyRefusalInWords({ keyState }: Pick<RequestRecord, "keyState">): Message | null {
  return keyState === null ? null : (states[keyState] ?? null)
}
