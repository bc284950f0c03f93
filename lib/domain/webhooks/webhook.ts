import type { HistoryAction } from "../history/history"
import type { EmployerId } from "../employers/employer"

/** The events that a webhook can receive, in the order in which they are stored (contract 3.5). */
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

/** Admins enable and pause a webhook; only the service disables one. */
export const webhookStatuses = ["enabled", "paused", "disabled"] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

/** Why the service disabled a webhook: it answered 410, or it has only failed for days. */
export const disabledReasons = ["gone", "failing"] as const
export type DisabledReason = (typeof disabledReasons)[number]

export const webhookLimits = { each: 10, url: 500, description: 200, longestOverlapHours: 168 } as const

/**
 * An address that is notified of an employer's changes. Its secrets are not part of it. Times are instants;
 * `failingSince` is null if the last attempt of the webhook did not fail.
 */
export type Webhook = {
  id: number
  employerId: EmployerId
  url: string
  description: string | null
  events: WebhookEventType[]
  /** Whether it receives confidential jobs. */
  confidential: boolean
  status: WebhookStatus
  disabledReason: DisabledReason | null
  createdAt: Date
  createdBy: string
  failingSince: Date | null
  /** Until when the previous secret also signs; null if there is none. */
  previousSecretUntil: Date | null
  lastAttempt: { at: Date; result: AttemptResult } | null
}

/** The result of an attempt: the status of the answer, or why there was none. */
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

/** One call of a webhook. `answer` is the beginning of the answer; null if there was none. */
export type Attempt = { at: Date; milliseconds: number; answer: string | null; result: AttemptResult }

/** Whether an attempt reached its receiver and was accepted. */
export function isSuccess({ result }: Pick<Attempt, "result">): boolean {
  return "status" in result && result.status >= 200 && result.status < 300
}
