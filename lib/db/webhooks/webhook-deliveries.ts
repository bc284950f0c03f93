import { randomUUID } from "node:crypto"
import type { Delivery } from "@/lib/domain/webhooks/delivery"
import type { Webhook } from "@/lib/domain/webhooks/webhook"
import type { WebhookStore } from "@/lib/domain/webhooks/webhook-store"
import type { Client } from "../engine/client"
import {
  asMilliseconds,
  inList,
  instant,
  rowsOf,
  type Steps,
  tell,
  toDate,
  type Value,
} from "../engine/steps"
import { asInstant, eventColumns, hears, toDelivery } from "./webhook-rows"

/** Longer than any process holds a delivery, in milliseconds; see delivery-worker.ts. */
const longestLease = 60_000

/** Most events that are looked at, recovered or forgotten at once, so that others can write in between. */
const mostTogether = 1_000

/** An event's place in time order. */
type Place = { at: Date; id: number }

type DeliveryRow = Parameters<typeof toDelivery>[0]

/** The part of WebhookStore about events and deliveries. */
export function webhookDeliveries({
  kind,
  direct,
}: Client): Pick<
  WebhookStore,
  "deliveries" | "delivery" | "resend" | "recover" | "timeZones" | "tellClosed" | "forget"
> {
  const unchanging = kind === "sqlite" ? "" : "FOR KEY SHARE OF w"
  const select = (deliveries = "webhook_deliveries") =>
    `SELECT d.id, d.status, d.attempts, ${asMilliseconds(kind, "d.due_at")} AS "dueAt",
        ${asMilliseconds(kind, "(SELECT w.held_until FROM webhooks w WHERE w.id = d.webhook_id)")} AS "heldUntil", ${eventColumns(kind)}
      FROM ${deliveries} d JOIN webhook_events e ON e.id = d.event_id`
  /** SQL for when a delivery is due: only while its webhook is enabled. */
  const dueIfEnabled = (mark: string) =>
    `CASE WHEN (SELECT w.status FROM webhooks w WHERE w.id = webhook_id) = 'enabled' THEN ${asInstant(kind, mark)} END`

  /** A person who resends something knows better than the pause that its address asked for. */
  function* endPause(webhookId: number): Steps<void> {
    yield* tell("UPDATE webhooks SET held_until = NULL WHERE id = $1 AND held_until IS NOT NULL", [webhookId])
  }

  /** Recovers the deliveries of some events after a place; `next` is where to go on, null at the end. */
  function* recoverSome(
    { id, employerId }: Webhook,
    after: Place,
    now: Date,
  ): Steps<{ count: number; next: Place | null }> {
    const events = yield* rowsOf<{ id: number; at: number | string }>(
      `SELECT id, ${asMilliseconds(kind, "at")} AS at FROM webhook_events
        WHERE employer_id = $1 AND (at, id) > (${asInstant(kind, "$2")}, $3) ORDER BY webhook_events.at, id LIMIT ${mostTogether}`,
      [employerId, instant(after.at), after.id],
    )
    const among = JSON.stringify(events.map((event) => event.id))
    // A delivery that is due within a lease may be on its way now.
    const onItsWay = instant(new Date(now.getTime() + longestLease))
    const again = yield* rowsOf(
      `UPDATE webhook_deliveries SET status = 'pending', tries = 0, due_at = ${dueIfEnabled("$4")}
        WHERE webhook_id = $1 AND event_id ${inList(kind, "$2")}
          AND (status = 'failed' OR status = 'pending' AND due_at > ${asInstant(kind, "$3")}) RETURNING id`,
      [id, among, onItsWay, instant(now)],
    )
    const missed = yield* rowsOf(
      `INSERT INTO webhook_deliveries (webhook_id, event_id, status, tries, attempts, due_at)
        SELECT w.id, e.id, 'pending', 0, '[]', CASE WHEN w.status = 'enabled' THEN ${asInstant(kind, "$3")} END
        FROM webhook_events e JOIN webhooks w ON w.id = $1
        WHERE e.id ${inList(kind, "$2")} AND e.spread AND ${hears}
          AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.event_id = e.id) ${unchanging}
        ON CONFLICT (webhook_id, event_id) DO NOTHING RETURNING id`,
      [id, among, instant(now)],
    )
    yield* endPause(id)
    const last = events.length === mostTogether ? events.at(-1) : undefined
    const next = last ? { at: toDate(last.at) as Date, id: last.id } : null
    return { count: again.length + missed.length, next }
  }

  function* tellOf(jobId: number, now: Date): Steps<void> {
    yield* tell(
      `INSERT INTO webhook_events (employer_id, key, type, at, job_id, reference_id, version, changed, actor_kind,
          actor_name, audience, spread)
        SELECT j.employer_id, $1, 'job.closed', ${asInstant(kind, "$2")}, j.id, j.reference_id, j.version, '[]', 'service',
          'Close date', CASE WHEN j.confidential THEN 'confidential' ELSE 'all' END, FALSE FROM jobs j WHERE j.id = $3`,
      [`evt_${randomUUID()}`, instant(now), jobId],
    )
  }

  return {
    async deliveries(webhook, { status, before, limit }) {
      const values: Value[] = [webhook.id]
      const within = before === null ? "" : `AND event_id < $${values.push(before)}`
      const only = status === null ? "" : `AND status = $${values.push(status)}`
      // The page is selected before its events are looked up: in a single join, PostgreSQL would read everybody's later events.
      const page = `SELECT * FROM webhook_deliveries WHERE webhook_id = $1 ${within} ${only} ORDER BY event_id DESC LIMIT ${limit}`
      const text = `${select(`(${page})`)} ORDER BY d.event_id DESC`
      return (await direct.rows<DeliveryRow>({ text, values })).map(toDelivery)
    },

    async delivery(webhook, deliveryId) {
      const values = [deliveryId, webhook.id]
      const text = `${select()} WHERE d.id = $1 AND d.webhook_id = $2`
      const [row] = await direct.rows<DeliveryRow>({ text, values })
      return row ? toDelivery(row) : null
    },

    resend: (webhook, deliveryId, now) =>
      direct.write(function* (): Steps<Delivery | null> {
        const found = yield* rowsOf(
          `UPDATE webhook_deliveries SET status = 'pending', tries = 0, due_at = ${dueIfEnabled("$1")}
            WHERE id = $2 AND webhook_id = $3 RETURNING id`,
          [instant(now), deliveryId, webhook.id],
        )
        if (found.length === 0) return null
        yield* endPause(webhook.id)
        const [row] = yield* rowsOf<DeliveryRow>(`${select()} WHERE d.id = $1`, [deliveryId])
        return toDelivery(row as DeliveryRow)
      }),

    async recover(webhook, since, now) {
      let recovered = 0
      let from: Place | null = { at: since, id: 0 }
      while (from) {
        const place: Place = from
        const { count, next } = await direct.write(() => recoverSome(webhook, place, now))
        recovered += count
        from = next
      }
      return recovered
    },

    async timeZones() {
      const text = `SELECT DISTINCT e.time_zone AS zone FROM employers e
        WHERE EXISTS (SELECT 1 FROM webhooks w WHERE w.employer_id = e.id)`
      return (await direct.rows<{ zone: string }>({ text, values: [] })).map(({ zone }) => zone)
    },

    tellClosed: (timeZone, days, now) =>
      direct.write(function* (): Steps<number> {
        let told = 0
        for (const { day, end } of days) {
          const closed = yield* rowsOf<{ id: number }>(
            `INSERT INTO webhook_closings (job_id, close_date, at)
              SELECT j.id, j.close_date, ${asInstant(kind, "$3")} FROM jobs j JOIN employers e ON e.id = j.employer_id
              WHERE j.status = 'active' AND e.time_zone = $1 AND j.close_date = $2
                AND EXISTS (SELECT 1 FROM webhooks w WHERE w.employer_id = e.id AND w.created_at <= ${asInstant(kind, "$4")})
              ON CONFLICT (job_id, close_date) DO NOTHING RETURNING job_id AS id`,
            [timeZone, day, instant(now), instant(end)],
          )
          for (const { id } of closed) yield* tellOf(id, now)
          told += closed.length
        }
        return told
      }),

    async forget(before) {
      let forgotten = 0
      for (;;) {
        const gone = await direct.write(function* (): Steps<number> {
          // Events are stored in time order, so the expired ones have the smallest ids.
          const rows = yield* rowsOf<{ id: number }>(
            `SELECT id FROM (SELECT id, at FROM webhook_events ORDER BY id LIMIT ${mostTogether}) AS oldest WHERE at < $1`,
            [instant(before)],
          )
          const ids = JSON.stringify(rows.map(({ id }) => id))
          yield* tell(`DELETE FROM webhook_events WHERE id ${inList(kind, "$1")}`, [ids])
          yield* tell("DELETE FROM webhook_closings WHERE at < $1", [instant(before)])
          return rows.length
        })
        forgotten += gone
        if (gone < mostTogether) return forgotten
      }
    },
  }
}
