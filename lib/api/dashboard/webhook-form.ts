import { webhookLimits } from "@/lib/domain/webhooks/webhook"
import { say } from "@/lib/messages/message"
import { webhookChange } from "../v1.1/webhook-change"
import { requiredText } from "./account"

/** A webhook as the dashboard sends it, whose form always has an address: a blank one is told with all else that is wrong. */
export const webhookForm = webhookChange.extend({
  url: requiredText(say("webhooks.url"), webhookLimits.url, say("webhooks.urlMissing")),
})

/** As many webhooks as an employer may have. */
export const mostWebhooks = webhookLimits.each
