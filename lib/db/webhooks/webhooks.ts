import type { Activity } from "@/lib/domain/activity/activity"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Webhook } from "@/lib/domain/webhooks/webhook"
import type { WebhookStore } from "@/lib/domain/webhooks/webhook-store"
import type { Client } from "../engine/client"
import { instant, rowMarks, rowsOf, type Steps, tell, type Value } from "../engine/steps"
import { noteActivity } from "../jobs/job-writes"
import { webhookDeliveries } from "./webhook-deliveries"
import { spreadEvents } from "./spread-events"
import { secretSeals } from "./sealed-secrets"
import { asInstant, toSecrets, toWebhook, webhookColumns, type WebhookRow } from "./webhook-rows"

const deletedTogether = 1_000

/** The webhooks in the database; see WebhookStore. Their events are stored with the writes: see webhook-outbox.ts. */
export function webhookStore(client: Client): WebhookStore {
  const { kind, direct } = client
  const select = `SELECT ${webhookColumns(kind)} FROM webhooks w WHERE`

  async function rowOf({ id, employerId }: Pick<Webhook, "id" | "employerId">): Promise<WebhookRow | null> {
    const values = [id, employerId]
    const [row] = await direct.rows<WebhookRow>({
      text: `${select} w.id = $1 AND w.employer_id = $2`,
      values,
    })
    return row ?? null
  }

  const visible = ({ confidential }: VisibleJobs) => (confidential ? "" : "AND NOT w.confidential")

  /** Stores the activity of a change, and returns the webhook as stored after it. */
  function* changed(webhook: Webhook, activity: Activity): Steps<Webhook> {
    yield* noteActivity(webhook.employerId, activity)
    const [row] = yield* rowsOf<WebhookRow>(`${select} w.id = $1`, [webhook.id])
    return toWebhook(row as WebhookRow)
  }

  return {
    async list(among) {
      const text = `${select} w.employer_id = $1 ${visible(among)} ORDER BY w.id`
      return (await direct.rows<WebhookRow>({ text, values: [among.employerId] })).map(toWebhook)
    },
    async find(among, id) {
      const text = `${select} w.id = $1 AND w.employer_id = $2 ${visible(among)}`
      const [row] = await direct.rows<WebhookRow>({ text, values: [id, among.employerId] })
      return row ? toWebhook(row) : null
    },

    async add(employerId, webhook, most, describe) {
      const { seal } = await secretSeals(client)
      return direct.write(function* (): Steps<Webhook | null> {
        // Makes two concurrent additions count one after the other; SQLite has only one writer anyway.
        yield* tell("UPDATE employers SET name = name WHERE id = $1", [employerId])
        const there = yield* rowsOf("SELECT id FROM webhooks WHERE employer_id = $1", [employerId])
        if (there.length >= most) return null
        const { url, description, events, confidential, secret, origin, createdAt, createdBy } = webhook
        yield* spreadEvents(kind, createdAt, employerId)
        const columns: Record<string, Value> = {
          ...{ employer_id: employerId, url, description, events: events.join(" "), confidential },
          ...{ status: "enabled", secret: seal(secret), origin },
          ...{ created_at: instant(createdAt), created_by: createdBy },
        }
        const values = Object.values(columns)
        const [row] = yield* rowsOf<{ id: number }>(
          `INSERT INTO webhooks (${Object.keys(columns).join()}) VALUES ${rowMarks([values])} RETURNING id`,
          values,
        )
        const { id } = row as { id: number }
        return yield* changed({ id, employerId } as Webhook, describe(id))
      })
    },

    save: (content, { replacing, activity, now }) =>
      direct.write(function* (): Steps<Webhook | null> {
        const { id } = replacing
        const { url, description, events, confidential, status } = content
        yield* spreadEvents(kind, now, replacing.employerId)
        // A delivery made meanwhile is made for the webhook as it was before, or as it is from now on: see spreadEvents.
        if (kind === "postgresql") yield* tell("SELECT id FROM webhooks WHERE id = $1 FOR UPDATE", [id])
        const found = yield* rowsOf(
          `UPDATE webhooks SET url = $1, description = $2, events = $3, confidential = $4, status = $5
            WHERE id = $6 AND employer_id = $7 AND url = $8 AND coalesce(description, '') = $9 AND events = $10
              AND confidential = $11 AND status = $12 RETURNING id`,
          [
            ...[url, description, events.join(" "), confidential, status],
            ...[id, replacing.employerId, replacing.url, replacing.description ?? ""],
            ...[replacing.events.join(" "), replacing.confidential, replacing.status],
          ],
        )
        if (found.length === 0) return null
        if (url !== replacing.url)
          yield* tell(
            "UPDATE webhooks SET failing_since = NULL, exhausted_at = NULL, held_until = NULL WHERE id = $1",
            [id],
          )
        if (status !== replacing.status) yield* settleStatus(id, status === "enabled" ? now : null)
        if (replacing.confidential && !confidential)
          yield* tell(
            `DELETE FROM webhook_deliveries WHERE webhook_id = $1
              AND event_id IN (SELECT id FROM webhook_events WHERE employer_id = $2 AND audience = 'confidential')`,
            [id, replacing.employerId],
          )
        return yield* changed(replacing, activity)
      }),

    async remove(webhook, activity) {
      const values = [webhook.id, webhook.employerId]
      // Deletes its deliveries first, some at a time: there may be so many that others would have to wait for them.
      const some = `DELETE FROM webhook_deliveries WHERE id IN (SELECT d.id FROM webhook_deliveries d
        JOIN webhooks w ON w.id = d.webhook_id WHERE w.id = $1 AND w.employer_id = $2 LIMIT ${deletedTogether}) RETURNING id`
      await direct.write(() =>
        tell("UPDATE webhooks SET status = 'paused' WHERE id = $1 AND employer_id = $2", values),
      )
      while ((await direct.write(() => rowsOf(some, values))).length === deletedTogether);
      return direct.write(function* (): Steps<boolean> {
        const gone = yield* rowsOf(
          "DELETE FROM webhooks WHERE id = $1 AND employer_id = $2 RETURNING id",
          values,
        )
        if (gone.length > 0) yield* noteActivity(webhook.employerId, activity)
        return gone.length > 0
      })
    },

    async rotate(webhook, { secret, previousUntil }, activity) {
      const { seal } = await secretSeals(client)
      return direct.write(function* (): Steps<Webhook | null> {
        const until = previousUntil && instant(previousUntil)
        const previous = previousUntil ? "secret" : "NULL"
        const found = yield* rowsOf(
          `UPDATE webhooks SET previous_secret = ${previous}, previous_until = ${asInstant(kind, "$1")}, secret = $2
            WHERE id = $3 AND employer_id = $4 RETURNING id`,
          [until, seal(secret), webhook.id, webhook.employerId],
        )
        return found.length === 0 ? null : yield* changed(webhook, activity)
      })
    },

    async secrets(webhook, now) {
      const row = await rowOf(webhook)
      return row && toSecrets(await secretSeals(client), row, now)
    },
    async origin(webhook) {
      return (await rowOf(webhook))?.origin ?? ""
    },
    endPause: (webhook) =>
      direct.write(() =>
        tell("UPDATE webhooks SET held_until = NULL WHERE id = $1 AND url = $2 AND held_until IS NOT NULL", [
          webhook.id,
          webhook.url,
        ]),
      ),
    ...webhookDeliveries(client),
  }

  /** Makes waiting deliveries due at `from`, or holds them back if it is null. */
  function* settleStatus(webhookId: number, from: Date | null): Steps<void> {
    yield* tell(
      `UPDATE webhook_deliveries SET due_at = ${asInstant(kind, "$1")} WHERE webhook_id = $2 AND status = 'pending'`,
      [from && instant(from), webhookId],
    )
    const anew = from ? ", failing_since = NULL, exhausted_at = NULL, held_until = NULL" : ""
    yield* tell(`UPDATE webhooks SET disabled_reason = NULL ${anew} WHERE id = $1`, [webhookId])
  }
}
