import { z } from "zod"
import { type Delivery, deliveryStatuses, keptAttempts } from "@/lib/domain/webhooks/delivery"
import type { DeliveryPage } from "@/lib/domain/webhooks/deliveries"
import { type Attempt, failureReasons, webhookEventTypes } from "@/lib/domain/webhooks/webhook"
import { presentWebhookEvent } from "@/lib/domain/webhooks/webhook-event"
import { accepting } from "../accepting"
import { notOneOf, wholeNumber } from "../fields"
import { cursorText } from "./cursor-text"
import { idPath } from "../id-path"
import { changeAuthorAnswer } from "./history"

const instant = z.iso.datetime()

/** The default and the largest number of deliveries on a page. */
const [usualDeliveries, mostDeliveries] = [50, 100]

/** What came of an attempt. */
export const attemptResult = {
  status: z.int32().optional().describe("The HTTP status of the response; left out if there was none."),
  reason: z
    .enum(failureReasons)
    .optional()
    .describe(
      "Why there was no response; left out if there was one. More may be added; treat others as a failure.",
    ),
}

export const attemptAnswer = z.object({
  at: instant,
  ...attemptResult,
  ms: z.int32().describe("How long it took, in milliseconds."),
  answer: z
    .string()
    .nullable()
    .describe("The first 1 kB of the response body; null if there was no response."),
})
export type AttemptAnswer = z.output<typeof attemptAnswer>

/** The body of a delivery. */
export const webhookEvent = z.object({
  type: z.enum(webhookEventTypes),
  timestamp: instant.describe("When the change was made."),
  data: z.object({
    id: z.int32().describe("The job's id."),
    referenceId: z.string().nullable(),
    version: z
      .int32()
      .describe("The job's version. It increases with every change; events may arrive in any order."),
    changed: z
      .array(z.string())
      .describe("The names of the fields that changed; empty for a new or deleted job."),
    by: changeAuthorAnswer,
    href: z.string().describe("The job's URL."),
  }),
})

/** The body of a test. */
export const webhookTest = z.object({
  type: z.literal("webhook.test"),
  timestamp: instant.describe("When the test was requested."),
  data: z.object({}).describe("Empty: a test reports no change."),
})

export const deliveredEventAnswer = webhookEvent.extend({
  id: z.string().describe("What the receiver gets as `webhook-id`: the same on every attempt."),
})

export const deliveryAnswer = z.object({
  id: z.int32(),
  event: deliveredEventAnswer.describe("What is sent, with its `webhook-id`."),
  status: z
    .enum(deliveryStatuses)
    .describe("`pending` until it is accepted or given up, then `delivered` or `failed`."),
  attempts: z.array(attemptAnswer).describe(`The last ${keptAttempts} attempts, oldest first.`),
  nextAttempt: instant
    .nullable()
    .describe(
      "When it is tried next; null if it isn't, for example while the webhook is paused or disabled.",
    ),
})
export type DeliveryAnswer = z.output<typeof deliveryAnswer>

export const deliveryPageAnswer = z.object({
  data: z.array(deliveryAnswer),
  cursor: z.string().describe("Send it as `cursor` to get earlier deliveries."),
  more: z.boolean().describe("Whether there are earlier deliveries."),
})

/** The query of `GET /webhooks/{id}/deliveries`. The cursor is read elsewhere, where its secret is available. */
export const deliveriesQuery = z.object({
  status: accepting(
    z
      .string()
      .transform((value) => value.trim() || null)
      .pipe(z.enum(deliveryStatuses, { error: notOneOf("status", deliveryStatuses) }).nullable()),
    z.enum(deliveryStatuses),
  )
    .default(null)
    .describe("Only deliveries with this status. Blank is the same as left out."),
  cursor: cursorText()
    .default("")
    .describe(
      "Where this page begins: the `cursor` of the previous page. If empty, it begins with the latest.",
    ),
  limit: wholeNumber("limit", 1, mostDeliveries)
    .default(usualDeliveries)
    .describe("The maximum number of deliveries to return."),
})

export const deliveryPath = idPath.extend({ deliveryId: idPath.shape.id })

/** An attempt as the contract shows it (3.5). */
export function presentAttempt({ at, result, milliseconds, answer }: Attempt): AttemptAnswer {
  return { at: at.toISOString(), ...result, ms: Math.round(milliseconds), answer }
}

/** A delivery as the contract shows it (3.5). */
export function presentDelivery(
  { id, event, status, attempts, nextAttempt }: Delivery,
  origin: string,
): DeliveryAnswer {
  return {
    id,
    event: { id: event.key, ...presentWebhookEvent(event, origin) },
    status,
    attempts: attempts.map(presentAttempt),
    nextAttempt: nextAttempt?.toISOString() ?? null,
  }
}

/** A page of deliveries as the contract shows it (3.5), with the cursor to continue from it. */
export function presentDeliveries({ data, next, origin }: DeliveryPage, cursor: string) {
  return { data: data.map((delivery) => presentDelivery(delivery, origin)), cursor, more: next !== null }
}
