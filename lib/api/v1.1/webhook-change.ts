import { z } from "zod"
import type { WebhookChange } from "@/lib/domain/webhooks/judge-webhook"
import { webhookEventTypes, webhookLimits, webhookStatuses } from "@/lib/domain/webhooks/webhook"
import { say } from "@/lib/messages/message"
import { because, boundedList, flag, notOneOf, optionalText, said, text } from "../fields"

/** The body of POST and PUT of a webhook (contract 3.5). */
export const webhookChange = z.object({
  url: text(say("webhooks.url"), webhookLimits.url, say("webhooks.urlMissing"))
    .optional()
    .describe(
      "The URL that receives the events: https, without credentials, and leading to public addresses only.",
    ),
  description: optionalText(say("webhooks.description"), webhookLimits.description)
    .optional()
    .describe("What it is for, in your own words. Null or blank means none."),
  events: boundedList(
    z.enum(webhookEventTypes, { error: notOneOf(say("webhooks.event"), webhookEventTypes) }),
    said(say("webhooks.eventsMissing"), say("webhooks.eventsNotList")),
  )
    .refine((list) => list.length > 0, because({ code: "required", message: say("webhooks.eventsMissing") }))
    .transform((list) => webhookEventTypes.filter((type) => list.includes(type)))
    .optional()
    .describe("The events it receives. If left out of a new webhook: all of them."),
  confidential: flag(say("fields.confidential"))
    .optional()
    .describe("Whether it also receives events about confidential jobs. Null means false."),
  status: z
    .enum(webhookStatuses, { error: notOneOf("status", webhookStatuses) })
    .optional()
    .describe(
      "`enabled` or `paused`. Only Openings sets `disabled`; you may send it if the webhook is already disabled.",
    ),
}) satisfies z.ZodType<WebhookChange>
