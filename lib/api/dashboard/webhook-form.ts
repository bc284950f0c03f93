import { webhookLimits } from "@/lib/domain/webhooks/webhook"
import { say } from "@/lib/messages/message"
import { webhookChange } from "../v1.1/webhook-change"
import { requiredText } from "./account"

/**
 * A webhook as the dashboard sends it. The form always sends a URL, so a blank one is reported along with all other
 * problems.
 */
export const webhookForm = webhookChange.extend({
  url: requiredText(say("webhooks.url"), webhookLimits.url, say("webhooks.urlMissing")),
})

/** The most webhooks that an employer can have. */
export const mostWebhooks = webhookLimits.each
