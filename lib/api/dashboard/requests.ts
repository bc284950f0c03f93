import { z } from "zod"
import { type ApiKey, type KeyState, keyState } from "@/lib/domain/api-keys/api-key"
import type { ApiRequestRow } from "@/lib/domain/api-requests/api-request"
import type { FoundRequest, RequestFilter, RequestPage } from "@/lib/domain/api-requests/find-requests"
import type { BatchCounts, LoggedOperation } from "@/lib/domain/api-requests/logged-operation"
import type { ToldProblem } from "@/lib/domain/errors"
import { largestId } from "@/lib/domain/largest-id"
import { because, notOneOf, wholeNumber } from "../fields"
import { statusOf } from "../v1.1/problems"
import { optional } from "./optional"
import { say } from "@/lib/messages/message"

export const errorCodes = Object.keys(statusOf).sort() as ApiErrorCode[]
export type ApiErrorCode = keyof typeof statusOf

/** The methods that calls in the log can have. */
export const requestMethods = ["POST", "PUT", "DELETE", "GET", "HEAD", "PATCH", "OPTIONS"] as const

/** Classes of statuses that the list can be filtered by, in addition to a single status. */
const statusClasses = {
  failed: { from: 400, to: 599 },
  "2xx": { from: 200, to: 299 },
  "4xx": { from: 400, to: 499 },
  "5xx": { from: 500, to: 599 },
} as const

/** Batches with at least one refused operation. */
const refusals = "refusals"

const status = z
  .string()
  .refine((value) => value in statusClasses || value === refusals || /^[1-5]\d\d$/.test(value), {
    ...because({ code: "invalid", message: say("requests.statusWrong") }),
  })

const logId = z.string().refine((value) => /^[0-9a-f]{24}$/.test(value), {
  ...because({ code: "invalid", message: say("requests.notPageEnd") }),
})

/** The query of the request log. `job` is an id or a reference; `before` is the `next` of the previous page. */
export const requestListQuery = z.object({
  key: optional(wholeNumber("key", 1, largestId)),
  status: optional(status),
  code: optional(z.enum(errorCodes as [ApiErrorCode], { error: notOneOf("code", errorCodes) })),
  method: optional(z.enum(requestMethods, { error: notOneOf("method", requestMethods) })),
  job: optional(
    z.string().refine((value) => !value.includes("\0") && [...value].length <= 50, {
      ...because({ code: "too_long", message: say("requests.jobTooLong", { most: 50 }) }),
    }),
  ),
  before: optional(logId),
  pageSize: wholeNumber("pageSize", 1, 100).default(50),
})

export function readRequestFilter(query: z.output<typeof requestListQuery>): RequestFilter {
  const { key, status, code, method, job } = query
  const range = status === null || status === refusals ? null : statusRange(status)
  return { keyId: key, status: range, code, method, refusals: status === refusals, job }
}

function statusRange(name: string): { from: number; to: number } {
  const range = statusClasses[name as keyof typeof statusClasses]
  return range ?? { from: Number(name), to: Number(name) }
}

/** Any id; one that no request can have matches nothing. */
export const requestPath = z.object({ id: z.string().transform((id) => id.replace(/\0/g, "")) })

export type PresentedCaller = { id: number; name: string; prefix: string; lastFour: string; state: KeyState }

/** A row of the log as the dashboard sees it. `at` is an ISO 8601 instant; `code` is null if the call succeeded. */
export type PresentedRequestRow = {
  id: string
  at: string
  /** Null if the key no longer exists. */
  key: PresentedCaller | null
  method: string
  path: string
  status: number
  code: string | null
  milliseconds: number
  requestId: string
  /** The job that the call named; null for a batch, whose operations name jobs. */
  jobId: number | null
  referenceId: string | null
  /** What became of a batch's operations; null for any other call. */
  batch: BatchCounts | null
}

/** An operation of a batch: `index` is its position, from 0, and `job` is null if there is no such job now. */
export type PresentedOperation = LoggedOperation & {
  index: number
  job: { id: number; title: string } | null
}

/**
 * A whole record. `keyState` is the key's state if the call was refused because of it; `job` is null if there is no
 * such job now.
 */
export type PresentedRequest = PresentedRequestRow & {
  message: string | null
  keyState: KeyState | null
  errors: ToldProblem[]
  body: string | null
  bodyCut: boolean
  job: { id: number; title: string } | null
  operations: PresentedOperation[]
}

export type RequestList = { data: PresentedRequestRow[]; next: string | null }

export function presentRequestPage({ data, next, keys }: RequestPage, now: Date): RequestList {
  const byId = new Map(keys.map((key) => [key.id, key]))
  return { data: data.map((row) => presentRow(row, byId.get(row.keyId) ?? null, now)), next }
}

export function presentRequest({ request, key, job, jobs }: FoundRequest, now: Date): PresentedRequest {
  const { message, keyState, errors, body, bodyCut } = request
  const operations = (request.operations ?? []).map((operation, index) => {
    const about = jobs[index]
    return { index, ...operation, job: about ? { id: about.id, title: about.title } : null }
  })
  const about = job && { id: job.id, title: job.title }
  return {
    ...presentRow(request, key, now),
    message,
    keyState,
    errors,
    body,
    bodyCut,
    job: about,
    operations,
  }
}

function presentRow(row: ApiRequestRow, key: ApiKey | null, now: Date): PresentedRequestRow {
  const { id, at, method, path, status, code, milliseconds, requestId, jobId, referenceId, batch } = row
  const caller = key && {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    lastFour: key.lastFour,
    state: keyState(key, now),
  }
  return {
    id,
    at: at.toISOString(),
    key: caller,
    method,
    path,
    status,
    code,
    milliseconds,
    requestId,
    // The first reference in a batch's body is only one of many.
    jobId: batch ? null : jobId,
    referenceId: batch ? null : referenceId,
    batch,
  }
}
