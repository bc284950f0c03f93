import { z } from "zod"
import {
  disabledReasons,
  type Webhook,
  webhookEventTypes,
  webhookLimits,
  webhookStatuses,
} from "@/lib/domain/webhooks/webhook"
import { packMessage, say } from "@/lib/messages/message"
import { accepting } from "../accepting"
import { because, said } from "../fields"
import { attemptResult } from "./deliveries"
import { instantOf } from "./job-list-query"

const instant = z.iso.datetime()

const lastAttempt = z.object({ at: instant, ...attemptResult })

export const webhookAnswer = z.object({
  id: z.int32(),
  url: z.string().max(webhookLimits.url),
  description: z.string().max(webhookLimits.description).nullable(),
  events: z.array(z.enum(webhookEventTypes)).describe("The events it receives."),
  confidential: z.boolean().describe("Whether it also receives events about confidential jobs."),
  status: z
    .enum(webhookStatuses)
    .describe("`enabled`, `paused`, or `disabled` by the service: `disabledReason` says why."),
  disabledReason: z
    .enum(disabledReasons)
    .nullable()
    .describe(
      "`gone`: it answered 410. `failing`: every attempt failed for 5 days. Null if it isn't disabled.",
    ),
  failingSince: instant
    .nullable()
    .describe("Every attempt has failed since then; null if the last one did not."),
  lastAttempt: lastAttempt.nullable().describe("The result of the last attempt; null if there was none."),
  previousSecretUntil: instant
    .nullable()
    .describe("Until when deliveries are also signed with the previous secret."),
  createdAt: instant,
  createdBy: z.string().describe("The name, at the time, of the key or person that created it."),
})
export type WebhookAnswer = z.output<typeof webhookAnswer>

const secret = z
  .string()
  .describe(
    "The secret that its deliveries are signed with, shown only once: `whsec_` and base64, as in Standard Webhooks.",
  )

export const createdWebhookAnswer = webhookAnswer.extend({ secret })
export const webhookListAnswer = z.object({ data: z.array(webhookAnswer) })
export const webhookSecretAnswer = z.object({
  secret,
  previousSecretUntil: instant
    .nullable()
    .describe("Until when deliveries are also signed with the old secret; null if they no longer are."),
})

export const recoveryAnswer = z.object({
  count: z.int32().describe("How many events will be sent again."),
})

const usualOverlapHours = 24

/** The body of `POST /webhooks/{id}/secret`. */
export const secretRotation = z.object({
  overlapHours: z
    .int({ error: packMessage(say("webhooks.overlapNotHours", { most: webhookLimits.longestOverlapHours })) })
    .min(0, badOverlap())
    .max(webhookLimits.longestOverlapHours, badOverlap())
    .nullish()
    .transform((hours) => hours ?? usualOverlapHours)
    .describe(
      `For how many hours deliveries are also signed with the old secret. If null or left out: ${usualOverlapHours}.`,
    ),
})

function badOverlap() {
  const message = say("webhooks.overlapNotHours", { most: webhookLimits.longestOverlapHours })
  return because({ code: "invalid", message }).message
}

/** The body of `POST /webhooks/{id}/recover`. */
export const recoveryRequest = z.object({
  since: accepting(
    z
      .string({ error: said(say("webhooks.sinceMissing"), say("fields.notInstant", { name: "since" })) })
      .refine(
        (value) => instantOf(value) !== null,
        because({ code: "invalid_date", message: say("fields.notInstant", { name: "since" }) }),
      )
      .transform((value) => instantOf(value) as Date),
    z.iso.datetime({ offset: true }),
  ),
})

/** A webhook as the contract shows it (3.5). */
export function presentWebhook(webhook: Webhook): WebhookAnswer {
  const { id, url, description, events, confidential, status, disabledReason, createdBy } = webhook
  const { failingSince, lastAttempt, previousSecretUntil, createdAt } = webhook
  return {
    ...{ id, url, description, events, confidential, status, disabledReason },
    failingSince: failingSince?.toISOString() ?? null,
    lastAttempt: lastAttempt && { at: lastAttempt.at.toISOString(), ...lastAttempt.result },
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    createdBy,
  }
}
