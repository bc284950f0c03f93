import type { Tone } from "@/components/ui/tone"
import { relativeInstant } from "@/lib/format/instants"
import { type Message, say } from "@/lib/messages/message"
import type { DeliveryAnswer } from "@/lib/queries/webhooks"

export const deliveryStates: Record<DeliveryAnswer["status"], { tone: Tone; words: Message }> = {
  pending: { tone: "info", words: say("deliveries.waiting") },
  delivered: { tone: "positive", words: say("deliveries.wasDelivered") },
  failed: { tone: "negative", words: say("deliveries.wasFailed") },
}

/** When it will be tried next: "in 5 minutes", or why it won't. */
export function nextAttemptInWords(delivery: DeliveryAnswer, now: Date, locale: string): Message | string {
  const { status, nextAttempt } = delivery
  if (nextAttempt === null)
    return status === "pending" ? say("deliveries.nextHeld") : say("deliveries.nextNone")
  const soon = new Date(nextAttempt).getTime() - now.getTime() < 60_000
  return soon ? say("deliveries.nextSoon") : relativeInstant(nextAttempt, now, locale)
}

/** The posting that an event is about, by its reference if it has one, otherwise by its ID: "#17". */
export function eventPosting({ event: { data } }: DeliveryAnswer): string {
  return data.referenceId ?? `#${data.id}`
}
