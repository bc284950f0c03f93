import type { ErrorCode } from "@/lib/domain/errors"

/** When each error code is answered, and an example message: for the document and for the guide. */
export const problemNotes: Record<ErrorCode, { when: string; example: string }> = {
  invalid_json: {
    when: "The body isn't a JSON object in UTF-8.",
    example: "The body isn’t JSON in UTF-8. Check its quotes, commas and encoding.",
  },
  validation_failed: {
    when: "A rule is broken: `errors` names every bad field, parameter or header at once.",
    example: "The job could not be saved: 1 field needs attention.",
  },
  not_available_on_plan: {
    when: "Auto-refresh is requested, but the employer's plan doesn't include it.",
    example: "The job could not be saved: 1 field needs attention.",
  },
  check_failed: {
    when: "The employer doesn't allow postings with posting check errors to be published: `errors` names the findings, each with the code of its rule. A draft is never refused.",
    example:
      "The posting can’t be published: the posting check finds 1 error. Fix the errors, dismiss them with a reason, or save a draft.",
  },
  unauthorized: {
    when: "The key is missing, unknown, paused, expired or revoked: the response is the same in each case.",
    example: "Send a valid API key in the API-Key header.",
  },
  forbidden: {
    when: "The key lacks the scope, the person's role doesn't allow it, or the employer requires two-factor sign-in and the person hasn't set it up.",
    example: "This key lacks the scope jobs:write. An admin can issue one that has it.",
  },
  not_found: {
    when: "It doesn't exist, or it belongs to another employer; with or without `If-Match`.",
    example: "There is no such job.",
  },
  method_not_allowed: {
    when: "The URL doesn't support the method: `Allow` lists the ones it does.",
    example: "PATCH isn’t offered here. Use GET, HEAD, PUT, DELETE.",
  },
  duplicate_reference_id: {
    when: "Another posting already has the referenceId: `existing` and `Location` say which. A write-only key, or one that can't see confidential postings, therefore learns that a reference is taken, but not by which confidential posting.",
    example: "Another job has this referenceId already.",
  },
  idempotency_in_progress: {
    when: "The first request with this Idempotency-Key is still running. Try again in a moment.",
    example: "The first request with this Idempotency-Key is still running. Try again in a moment.",
  },
  precondition_failed: {
    when: "`If-Match` doesn't match: the posting has changed since, and `ETag` is its current one, or the request would create a posting. Or `If-None-Match: *` was sent, and the posting already exists.",
    example: "The job has changed since you read it. Read it again, and decide.",
  },
  cursor_expired: {
    when: "Deletions since the cursor are no longer listed (90 days), or the service has been restored from a backup since. Start again without a cursor.",
    example: "This cursor can no longer be used. Start again without a cursor.",
  },
  webhook_limit: {
    when: "The employer already has 10 webhooks, the maximum. Delete one first.",
    example: "There are already 10 webhooks, the maximum. Delete one first.",
  },
  payload_too_large: {
    when: "The body is larger than 2 MiB, unless the operator chose another limit.",
    example: "The body can have at most 2,097,152 bytes.",
  },
  unsupported_media_type: {
    when: "The Content-Type is not application/json.",
    example: "Send the body as JSON, with Content-Type: application/json.",
  },
  idempotency_mismatch: {
    when: "The Idempotency-Key was already used with another body.",
    example: "This Idempotency-Key was sent with another body before. Take a new key.",
  },
  rate_limited: {
    when: "Too many requests: `Retry-After` says how many seconds to wait.",
    example: "Too many requests. Try again in 12 seconds.",
  },
  internal_error: {
    when: "An error in the service. The operator can find it in the log by the `requestId`.",
    example: "Something went wrong on our side. Try again. If it keeps happening, report the requestId.",
  },
  unavailable: {
    when: "The database can't be reached: `Retry-After` says how many seconds to wait.",
    example: "The service can’t reach its database. Try again in a moment.",
  },
}
