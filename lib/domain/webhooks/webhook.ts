import type { HistoryAction } from "../history/history"
import type { EmployerId } from "../employers/employer"

/** What a webhook can be told of, in the order in which its events are kept (contract 3.5). */
export const webhookEventTypes = [
  "job.created",
  "job.updated",
  "job.published",
  "job.archived",
  "job.closed",
  "job.refreshed",
  "job.deleted",
  "job.restored",
] as const satisfies readonly `job.${HistoryAction}`[]
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Admins enable and pause a webhook; the service alone disables one. */
export const webhookStatuses = ["enabled", "paused", "disabled"] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

/** Why the service disabled a webhook: it answered 410, or it has done nothing but fail for days. */
export const disabledReasons = ["gone", "failing"] as const
export type DisabledReason = (typeof disabledReasons)[number]

export const webhookLimits = { each: 10, url: 500, description: 200, longestOverlapHours: 168 } as const

/**
 * An address that is told of an employer's changes. Its secrets are not part of it. Times are instants; `failingSince` null is
 * a webhook whose last attempt did not fail.
 */
export type Webhook = {
  id: number
  employerId: EmployerId
  url: string
  description: string | null
  events: WebhookEventType[]
  /** Whether it hears of confidential jobs. */
  confidential: boolean
  status: WebhookStatus
  disabledReason: DisabledReason | null
  createdAt: Date
  createdBy: string
  failingSince: Date | null
  /** Until when the secret before the present one signs as well; null where there is none. */
  previousSecretUntil: Date | null
  lastAttempt: { at: Date; result: AttemptResult } | null
}

/** What became of an attempt: the status of the answer, or why there was none. */
export type AttemptResult = { status: number } | { reason: FailureReason }

/** Why an attempt got no answer. */
export const failureReasons = [
  "timeout",
  "name_not_found",
  "address_refused",
  "connection_refused",
  "connection_lost",
  "tls",
  "not_http",
  "secret_unreadable",
] as const
export type FailureReason = (typeof failureReasons)[number]

/** One call of a webhook. `answer` is how the answer began; null where none came. */
export type Attempt = { at: Date; milliseconds: number; answer: string | null; result: AttemptResult }

/** Whether an attempt reached its receiver, who took it. */
export function isSuccess({ result }: Pick<Attempt, "result">): boolean {
  return "status" in result && result.status >= 200 && result.status < 300
}
