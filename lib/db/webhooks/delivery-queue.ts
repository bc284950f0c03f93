import type {
  ClaimedDelivery,
  DeliveryQueue,
  EndedAttempt,
  QueueTurn,
  Taking,
  WaitingWebhook,
  WebhookTrouble,
} from "@/lib/domain/webhooks/delivery-queue"
import { hasFailedTooLong } from "@/lib/domain/webhooks/delivery"
import { webhookDisabled } from "@/lib/domain/webhooks/webhook-disabled"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { type DisabledReason, isSuccess, type Webhook } from "@/lib/domain/webhooks/webhook"
import type { Client } from "../engine/client"
import { asMilliseconds, inList, instant, rowsOf, type Steps, tell, toDate } from "../engine/steps"
import { noteActivity } from "../jobs/job-writes"
import { spreadEvents } from "./spread-events"
import { storeOutcomes } from "./store-outcomes"
import { type SecretSeals, secretSeals } from "./sealed-secrets"
import {
  asInstant,
  eventColumns,
  type EventRow,
  fromResult,
  toEvent,
  toSecrets,
  toWebhook,
  webhookColumns,
  type WebhookRow,
} from "./webhook-rows"

/** The waiting deliveries in the database; see DeliveryQueue. */
export function deliveryQueue(client: Client): DeliveryQueue {
  const { kind, direct } = client
  const skipLocked = kind === "postgresql" ? "FOR UPDATE SKIP LOCKED" : ""

  /**
   * Stores what the attempts at a webhook's address say about it, and returns what to tell its admins. What an address answers
   * after it was replaced says nothing about the new one.
   */
  function* storeState(
    { id, url }: Pick<Webhook, "id" | "url">,
    ended: EndedAttempt[],
    deciding: Set<EndedAttempt>,
    now: Date,
  ): Steps<WebhookTrouble[]> {
    const last = ended.reduce((one, other) => (other.attempt.at >= one.attempt.at ? other : one)).attempt
    const succeeded = ended.some(({ attempt }) => isSuccess(attempt))
    const since = ended.map(({ attempt }) => attempt.at).reduce((one, other) => (other < one ? other : one))
    // An attempt that began before the last known one, and ended after it, is no news.
    const at = asInstant(kind, "$1")
    const isLate = `last_at > ${at}`
    const state = succeeded
      ? "failing_since = NULL, exhausted_at = NULL"
      : `failing_since = coalesce(failing_since, CASE WHEN ${isLate} THEN NULL ELSE ${asInstant(kind, "$5")} END)`
    const values = [instant(last.at), fromResult(last.result), id, url]
    const [stored] = yield* rowsOf<{ failingSince: number | string | null }>(
      `UPDATE webhooks SET last_at = CASE WHEN ${isLate} THEN last_at ELSE ${at} END,
          last_result = CASE WHEN ${isLate} THEN last_result ELSE $2 END, ${state}
        WHERE id = $3 AND url = $4 RETURNING ${asMilliseconds(kind, "failing_since")} AS "failingSince"`,
      succeeded ? values : [...values, instant(since)],
    )
    if (!stored) return []
    const held = ended.flatMap(({ consequence }) => consequence?.heldUntil ?? [])
    if (held.length > 0) yield* hold(id, new Date(Math.max(...held.map((date) => date.getTime()))))
    if (ended.some(({ consequence }) => consequence?.gone)) return yield* disable(id, "gone", now)
    // Goes by what is stored now: another process, or an attempt that began later, may have reached the address meanwhile.
    const failingSince = toDate(stored.failingSince)
    if (failingSince && hasFailedTooLong(failingSince, now)) return yield* disable(id, "failing", now)
    if (!ended.some((each) => deciding.has(each) && each.consequence?.status === "failed")) return []
    const first = yield* rowsOf(
      `UPDATE webhooks SET exhausted_at = ${asInstant(kind, "$1")} WHERE id = $2 AND exhausted_at IS NULL RETURNING id`,
      [instant(now), id],
    )
    return first.length > 0 ? [yield* trouble(id, "exhausted")] : []
  }

  /** Sends nothing to a webhook until then, or until later if a later time is already stored. */
  function* hold(id: number, until: Date): Steps<void> {
    const mark = asInstant(kind, "$1")
    yield* tell(
      `UPDATE webhooks SET held_until = ${mark} WHERE id = $2 AND (held_until IS NULL OR held_until < ${mark})`,
      [instant(until), id],
    )
  }

  function* disable(id: number, reason: DisabledReason, now: Date): Steps<WebhookTrouble[]> {
    const disabled = yield* rowsOf(
      `UPDATE webhooks SET status = 'disabled', disabled_reason = $1 WHERE id = $2 AND status = 'enabled' RETURNING id`,
      [reason, id],
    )
    if (disabled.length === 0) return []
    yield* tell("UPDATE webhook_deliveries SET due_at = NULL WHERE webhook_id = $1 AND status = 'pending'", [
      id,
    ])
    const told = yield* trouble(id, "disabled")
    yield* noteActivity(told.webhook.employerId, webhookDisabled(told.webhook, reason, now))
    return [told]
  }

  function* trouble(id: number, what: WebhookTrouble["kind"]): Steps<WebhookTrouble> {
    const [row] = yield* rowsOf<WebhookRow>(
      `SELECT ${webhookColumns(kind)} FROM webhooks w WHERE w.id = $1`,
      [id],
    )
    return { webhook: toWebhook(row as WebhookRow), kind: what }
  }

  /** The webhooks that have something due and may be called. What waits for one that is no longer enabled is held back. */
  function* waiting(now: Date): Steps<WaitingWebhook[]> {
    const rows = yield* rowsOf<{ id: number; employerId: EmployerId; url: string; status: string }>(
      `SELECT w.id, w.employer_id AS "employerId", w.url, w.status FROM webhooks w
        WHERE (w.held_until IS NULL OR w.held_until <= ${asInstant(kind, "$1")} OR w.status <> 'enabled')
          AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.due_at <= $1)`,
      [instant(now)],
    )
    for (const { id, status } of rows)
      if (status !== "enabled")
        yield* tell(
          "UPDATE webhook_deliveries SET due_at = NULL WHERE webhook_id = $1 AND status = 'pending'",
          [id],
        )
    return rows.flatMap(({ id, employerId, url, status }) =>
      status === "enabled" ? [{ id, employerId, host: new URL(url).hostname }] : [],
    )
  }

  function* claim(
    takings: Taking[],
    { now, until }: { now: Date; until: Date },
    seals: SecretSeals,
  ): Steps<ClaimedDelivery[]> {
    const ids: number[] = []
    for (const { webhookId, count } of takings) {
      const rows = yield* rowsOf<{ id: number }>(
        `WITH due AS ${kind === "postgresql" ? "MATERIALIZED" : ""} (SELECT id FROM webhook_deliveries
            WHERE webhook_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT $3 ${skipLocked})
          UPDATE webhook_deliveries SET due_at = ${asInstant(kind, "$4")} WHERE id IN (SELECT id FROM due) RETURNING id`,
        [webhookId, instant(now), count, instant(until)],
      )
      ids.push(...rows.map(({ id }) => id))
    }
    if (ids.length === 0) return []
    const rows = yield* rowsOf<ClaimRow>(
      `SELECT d.id, d.tries, w.id AS "webhookId", w.employer_id AS "employerId", w.url, w.origin, w.secret,
          w.previous_secret AS "previousSecret", ${asMilliseconds(kind, "w.previous_until")} AS "previousUntil",
          ${eventColumns(kind)}
        FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN webhook_events e ON e.id = d.event_id
        WHERE d.id ${inList(kind, "$1")} AND (e.audience <> 'confidential' OR w.confidential) ORDER BY e.id`,
      [JSON.stringify(ids)],
    )
    return rows.map((row) => ({ ...toClaimed(row, seals, now), lease: until }))
  }

  return {
    async look() {
      const [row] = await direct.rows<{
        there: boolean | 0 | 1
        fresh: boolean | 0 | 1
        next: number | string | null
      }>({
        text: `SELECT EXISTS (SELECT 1 FROM webhooks) AS there, EXISTS (SELECT 1 FROM webhook_events WHERE spread = FALSE) AS fresh,
          ${asMilliseconds(kind, "(SELECT min(due_at) FROM webhook_deliveries)")} AS next`,
        values: [],
      })
      return { fresh: Boolean(row?.fresh), any: Boolean(row?.there), next: toDate(row?.next ?? null) }
    },

    async turn({ now, until, ended, take }): Promise<QueueTurn> {
      const seals = await secretSeals(client)
      return direct.write(function* (): Steps<QueueTurn> {
        const troubles: WebhookTrouble[] = []
        const deciding = yield* storeOutcomes(kind, ended, now)
        // In the same order everywhere, because each waits for others' turns at a webhook.
        const webhookIds = [...new Set(ended.map(({ delivery }) => delivery.webhook.id))].sort(
          (a, b) => a - b,
        )
        for (const id of webhookIds) {
          const own = ended.filter(({ delivery, consequence }) => consequence && delivery.webhook.id === id)
          for (const url of new Set(own.map(({ delivery }) => delivery.webhook.url))) {
            const there = own.filter(({ delivery }) => delivery.webhook.url === url)
            troubles.push(...(yield* storeState({ id, url }, there, deciding, now)))
          }
        }
        yield* spreadEvents(kind, now)
        const takings = take(yield* waiting(now))
        const claimed = takings.length === 0 ? [] : yield* claim(takings, { now, until }, seals)
        return { claimed, troubles }
      })
    },
  }
}

type ClaimRow = EventRow &
  Pick<WebhookRow, "secret" | "previousSecret" | "previousUntil" | "url" | "origin"> & {
    id: number
    tries: number
    webhookId: number
    employerId: EmployerId
  }

function toClaimed(row: ClaimRow, seals: SecretSeals, now: Date): Omit<ClaimedDelivery, "lease"> {
  const { id, tries, webhookId, employerId, url, origin } = row
  return {
    id,
    webhook: { id: webhookId, employerId, url },
    event: toEvent(row),
    secrets: toSecrets(seals, row, now),
    origin,
    tries,
  }
}
