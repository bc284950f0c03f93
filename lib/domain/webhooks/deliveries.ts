import type { Context } from "../context"
import { invalidFields, notFound } from "../errors"
import { say } from "@/lib/messages/message"
import type { Delivery } from "./delivery"
import { findWebhook } from "./manage-webhooks"
import { type Attempt, isSuccess, type Webhook } from "./webhook"
import { testBody } from "./webhook-event"
import type { DeliverySelection } from "./webhook-store"

/** `next` is the `before` of the next page, null at the end; `origin` is for links. */
export type DeliveryPage = { data: Delivery[]; next: number | null; origin: string }

/** Calls a webhook at once and returns the attempt. Null `secrets` cannot be read. */
export type WebhookTrial = (
  webhook: Webhook,
  message: { body: string; secrets: string[] | null },
) => Promise<Attempt>

/** A page of a webhook's deliveries, past and planned, latest event first. Throws `not_found`. */
export async function listDeliveries(
  context: Context,
  id: number,
  { limit, ...selection }: DeliverySelection,
): Promise<DeliveryPage> {
  const { webhooks } = context.stores
  const webhook = await findWebhook(context, id)
  const rows = await webhooks.deliveries(webhook, { ...selection, limit: limit + 1 })
  const data = rows.slice(0, limit)
  const next = rows.length > limit ? (data.at(-1)?.eventId ?? null) : null
  return { data, next, origin: await webhooks.origin(webhook) }
}

/** A delivery with what its links need. */
type FoundDelivery = { delivery: Delivery; origin: string }

/** One delivery. Throws `not_found`. */
export async function findDelivery(context: Context, id: number, deliveryId: number): Promise<FoundDelivery> {
  const { webhooks } = context.stores
  const webhook = await findWebhook(context, id)
  const delivery = await webhooks.delivery(webhook, deliveryId)
  if (!delivery) throw notFound("delivery")
  return { delivery, origin: await webhooks.origin(webhook) }
}

/** Sends a delivery again, whatever became of it, and returns it as it waits. Throws `not_found`. */
export async function resendDelivery(
  context: Context,
  id: number,
  deliveryId: number,
): Promise<FoundDelivery> {
  const { webhooks } = context.stores
  const webhook = await findWebhook(context, id)
  const delivery = await webhooks.resend(webhook, deliveryId, context.clock.now())
  if (!delivery) throw notFound("delivery")
  return { delivery, origin: await webhooks.origin(webhook) }
}

/**
 * Sends again what was given up since `since`, and the events since then that the webhook was never sent. Returns how
 * many deliveries that is.
 */
export async function recoverDeliveries(context: Context, id: number, since: Date): Promise<number> {
  const webhook = await findWebhook(context, id)
  const now = context.clock.now()
  if (since > now) {
    const problem = { field: "since", code: "invalid", message: say("webhooks.sinceInFuture") }
    throw invalidFields(say("webhooks.notRecovered"), [problem])
  }
  return context.stores.webhooks.recover(webhook, since, now)
}

/** Sends a webhook a test event, even if it is paused. Nothing of it is stored. Throws `not_found`. */
export async function testWebhook(context: Context, id: number, call: WebhookTrial): Promise<Attempt> {
  const { stores, clock } = context
  const webhook = await findWebhook(context, id)
  const now = clock.now()
  const secrets = await stores.webhooks.secrets(webhook, now)
  const attempt = await call(webhook, { body: testBody(now), secrets })
  if (isSuccess(attempt)) await stores.webhooks.endPause(webhook)
  return attempt
}
