import type { KeyState } from "../api-keys/api-key"
import type { EmployerId } from "../employers/employer"
import type { ErrorCode, ToldProblem } from "../errors"
import type { BatchCounts, LoggedOperation } from "./logged-operation"

/** Requests are kept for this many days, and no more than this many of an employer's. */
export const keptDays = 30
export const keptRequests = 10_000

/** More of a body is not kept, in bytes of UTF-8. */
export const keptBodyBytes = 4_096

/**
 * A write or a failed call by an employer's key, as its request log has it. `id` sorts by time; `milliseconds` is what the
 * answer took; `code` and `message` are null where the call succeeded; `body` is masked, and null where none was read.
 */
export type ApiRequest = {
  id: string
  employerId: EmployerId
  keyId: number
  at: Date
  method: string
  /** With the query, masked. */
  path: string
  status: number
  code: ErrorCode | null
  message: string | null
  /** What the key was, where it was refused for that; null where it worked. */
  keyState: KeyState | null
  milliseconds: number
  requestId: string
  /** The job that the call was about, as far as the call itself told; it may be gone. */
  jobId: number | null
  referenceId: string | null
  errors: ToldProblem[]
  body: string | null
  /** Whether there was more of the body. */
  bodyCut: boolean
  /** Of a batch that was answered with what became of each operation; null of any other call, as is the next. */
  operations: LoggedOperation[] | null
  batch: BatchCounts | null
}

/** A row of the list: what a page of many needs. */
export type ApiRequestRow = Omit<
  ApiRequest,
  "body" | "bodyCut" | "errors" | "message" | "employerId" | "operations"
>
