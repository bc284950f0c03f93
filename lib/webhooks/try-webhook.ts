import { randomUUID } from "node:crypto"
import { ServiceError } from "@/lib/domain/errors"
import type { WebhookTrial } from "@/lib/domain/webhooks/deliveries"
import { say } from "@/lib/messages/message"
import { callWebhook } from "./call-webhook"
import { HostPlaces, webhookPlaces } from "./host-places"

/** How many tests may run at once, and for one employer: the other places are for deliveries. */
const tests = new HostPlaces({ most: 8, ofHost: 4, ofEmployer: 2 })

/** Calls a webhook while a person waits for the answer. Throws `rate_limited` if too many calls are under way. */
export const tryWebhook: WebhookTrial = async ({ url, employerId }, { body, secrets }) => {
  const { hostname } = new URL(url)
  let taken = false
  const busy = () => new ServiceError("rate_limited", say("webhooks.tooManyCalls"), { retryAfter: 1 })
  if (!tests.take(hostname, employerId)) throw busy()
  try {
    if (!webhookPlaces.take(hostname, employerId)) throw busy()
    taken = true
    return (await callWebhook({ url, key: `evt_${randomUUID()}`, body, secrets })).attempt
  } finally {
    if (taken) webhookPlaces.giveBack(hostname, employerId)
    tests.giveBack(hostname, employerId)
  }
}
