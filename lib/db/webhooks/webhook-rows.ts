import type { EmployerId } from "@/lib/domain/employers/employer"
import type { ActivityActor } from "@/lib/domain/activity/activity"
import type { Delivery, DeliveryStatus } from "@/lib/domain/webhooks/delivery"
import type {
  Attempt,
  AttemptResult,
  DisabledReason,
  FailureReason,
  Webhook,
  WebhookEventType,
  WebhookStatus,
} from "@/lib/domain/webhooks/webhook"
import type { WebhookEvent } from "@/lib/domain/webhooks/webhook-event"
import type { Client } from "../engine/client"
import { asMilliseconds, toDate } from "../engine/steps"
import type { SecretSeals } from "./sealed-secrets"

type Kind = Client["kind"]
type Stored = string | number | null

/** A webhook as `webhookColumns` selects it. */
export type WebhookRow = {
  id: number
  employerId: number
  url: string
  description: string | null
  events: string
  confidential: boolean | 0 | 1
  status: WebhookStatus
  disabledReason: DisabledReason | null
  secret: string
  previousSecret: string | null
  previousUntil: Stored
  origin: string
  createdAt: Stored
  createdBy: string
  failingSince: Stored
  lastAt: Stored
  lastResult: string | null
}

/** An event as `eventColumns` selects it. */
export type EventRow = {
  eventId: number
  key: string
  type: WebhookEventType
  at: Stored
  jobId: number
  referenceId: string | null
  version: number
  changed: string
  actorKind: ActivityActor["kind"]
  actorName: string
}

/** The columns that a statement selects from the table `w`, webhooks. */
export function webhookColumns(kind: Kind): string {
  const time = (column: string) => asMilliseconds(kind, column)
  return `w.id, w.employer_id AS "employerId", w.url, w.description, w.events, w.confidential, w.status,
    w.disabled_reason AS "disabledReason", w.secret, w.previous_secret AS "previousSecret",
    ${time("w.previous_until")} AS "previousUntil", w.origin, ${time("w.created_at")} AS "createdAt",
    w.created_by AS "createdBy", ${time("w.failing_since")} AS "failingSince", ${time("w.last_at")} AS "lastAt",
    w.last_result AS "lastResult"`
}

/** The columns that a statement selects from the table `e`, webhook_events. */
export function eventColumns(kind: Kind): string {
  return `e.id AS "eventId", e.key, e.type, ${asMilliseconds(kind, "e.at")} AS at, e.job_id AS "jobId",
    e.reference_id AS "referenceId", e.version, e.changed, e.actor_kind AS "actorKind", e.actor_name AS "actorName"`
}

/** SQL for whether the webhook `w` should hear of the event `e`. */
export const hears = `(' ' || w.events || ' ') LIKE ('% ' || e.type || ' %')
  AND (e.audience = 'all' OR e.audience = CASE WHEN w.confidential THEN 'confidential' ELSE 'others' END)`

/** The placeholder of an instant, cast for statements in which PostgreSQL can't infer the type. */
export function asInstant(kind: Kind, mark: string): string {
  return kind === "postgresql" ? `${mark}::timestamp(3)` : mark
}

/** A row as the domain knows it. */
export function toWebhook(row: WebhookRow): Webhook {
  const { id, url, description, events, confidential, status, disabledReason, createdBy } = row
  const at = toDate(row.lastAt)
  return {
    ...{ id, url, description, status, disabledReason, createdBy },
    employerId: row.employerId as EmployerId,
    events: events.split(" ") as WebhookEventType[],
    confidential: Boolean(confidential),
    createdAt: toDate(row.createdAt) as Date,
    failingSince: toDate(row.failingSince),
    previousSecretUntil: toDate(row.previousUntil),
    lastAttempt: at && row.lastResult ? { at, result: toResult(row.lastResult) } : null,
  }
}

/** The current secret, and the previous one while it is valid; null if they can't be read. */
export function toSecrets(
  { open }: SecretSeals,
  { secret, previousSecret, previousUntil }: Pick<WebhookRow, "secret" | "previousSecret" | "previousUntil">,
  now: Date,
): string[] | null {
  const until = toDate(previousUntil)
  const sealed = previousSecret && until && until > now ? [secret, previousSecret] : [secret]
  const opened = sealed.map(open).filter((each) => each !== null)
  return opened.length > 0 ? opened : null
}

/** A row as the domain knows it. */
export function toEvent(row: EventRow): WebhookEvent {
  const { key, type, at, jobId, referenceId, version, changed, actorKind, actorName } = row
  return {
    key,
    type,
    at: toDate(at) as Date,
    job: { id: jobId, referenceId, version },
    changed: JSON.parse(changed) as string[],
    by: { kind: actorKind, name: actorName },
  }
}

/** A row as the domain knows it. */
export function toDelivery(
  row: EventRow & { id: number; status: DeliveryStatus; attempts: string; dueAt: Stored; heldUntil: Stored },
): Delivery {
  const { id, eventId, status, attempts } = row
  const [due, held] = [toDate(row.dueAt), toDate(row.heldUntil)]
  return {
    ...{ id, eventId, status },
    event: toEvent(row),
    attempts: toAttempts(attempts),
    nextAttempt: due && held && held > due ? held : due,
  }
}

/** Attempts as they are stored, as JSON. */
export function fromAttempts(attempts: Attempt[]): string {
  return JSON.stringify(attempts)
}

export function toAttempts(stored: string): Attempt[] {
  return (JSON.parse(stored) as Attempt[]).map((attempt) => ({ ...attempt, at: new Date(attempt.at) }))
}

/** The outcome of an attempt, in one word. */
export function fromResult(result: AttemptResult): string {
  return "status" in result ? String(result.status) : result.reason
}

function toResult(stored: string): AttemptResult {
  return /^\d+$/.test(stored) ? { status: Number(stored) } : { reason: stored as FailureReason }
}
