import type { KeyState } from "../api-keys/api-key"
import type { EmployerId } from "../employers/employer"
import type { ErrorCode, ToldProblem } from "../errors"
import type { BatchCounts, LoggedOperation } from "./logged-operation"

/** Requests are kept for this many days, and at most this many per employer. */
export const keptDays = 30
export const keptRequests = 10_000

/** How much of a body is kept, in bytes of UTF-8. */
export const keptBodyBytes = 4_096

/**
 * A write or a failed call with an employer's key, as the request log keeps it. `id` sorts by time; `milliseconds` is
 * how long the answer took; `code` and `message` are null if the call succeeded; `body` is masked, and null if none
 * was read.
 */
export type ApiRequest = {
  id: string
  employerId: EmployerId
  keyId: number
  at: Date
  method: string
  /** Includes the query, masked. */
  path: string
  status: number
  code: ErrorCode | null
  message: string | null
  /** The key's state if the call was refused because of it; null if the key worked. */
  keyState: KeyState | null
  milliseconds: number
  requestId: string
  /** The job that the call was about, as far as the call said so; it may no longer exist. */
  jobId: number | null
  referenceId: string | null
  errors: ToldProblem[]
  body: string | null
  /** Whether the body was longer than what is kept. */
  bodyCut: boolean
  /** Both are for a batch that was answered with a result per operation, and null for any other call. */
  operations: LoggedOperation[] | null
  batch: BatchCounts | null
}

/** A row of the list, without the parts that only a whole record needs. */
export type ApiRequestRow = Omit<
  ApiRequest,
  "body" | "bodyCut" | "errors" | "message" | "employerId" | "operations"
>
