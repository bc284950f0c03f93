import type { Tone } from "@/components/ui/tone"
import { shortened } from "@/lib/format/shortened"
import { type Message, say } from "@/lib/messages/message"
import type { WebhookAnswer } from "@/lib/queries/webhooks"

type EventType = WebhookAnswer["events"][number]

export const eventWords: Record<EventType, Message> = {
  "job.created": say("webhooks.jobCreated"),
  "job.updated": say("webhooks.jobUpdated"),
  "job.published": say("webhooks.jobPublished"),
  "job.archived": say("webhooks.jobArchived"),
  "job.closed": say("webhooks.jobClosed"),
  "job.refreshed": say("webhooks.jobRefreshed"),
  "job.deleted": say("webhooks.jobDeleted"),
  "job.restored": say("webhooks.jobRestored"),
}

export const eventTypes = Object.keys(eventWords) as EventType[]

/** A webhook's name within a sentence: its description, otherwise its URL. */
export function webhookName({ description, url }: Pick<WebhookAnswer, "description" | "url">): string {
  return shortened(description ?? url.replace(/^https?:\/\//, ""), 60)
}

/** A webhook's name above its URL: its description, otherwise the host. */
export function webhookHeading({ description, url }: Pick<WebhookAnswer, "description" | "url">): string {
  return description ?? new URL(url).host
}

/** The subject of a toast about a webhook. */
export const aboutWebhook = ({ id }: { id: number }) => [`webhook-${id}`]

/** Whether the service has disabled the webhook, or can't reach it. */
export function isInTrouble({ status, failingSince }: WebhookAnswer): boolean {
  return status === "disabled" || (status === "enabled" && failingSince !== null)
}

/** The webhook's state, in a word. */
export function stateOf(webhook: WebhookAnswer): readonly [tone: Tone, words: Message] {
  const { status, failingSince } = webhook
  if (status === "disabled") return ["negative", say("webhooks.stateDisabled")]
  if (status === "paused") return ["neutral", say("webhooks.statePaused")]
  return failingSince === null
    ? ["positive", say("webhooks.stateEnabled")]
    : ["warning", say("webhooks.stateFailing")]
}
