import type { ChangeAuthor } from "../history/history"
import type { WebhookEventType } from "./webhook"

/** A change of a job as webhooks are told of it: thin, so that nothing of the job itself leaves by it. */
export type WebhookEvent = {
  /** The same for every webhook and every attempt; receivers know repeats by it. */
  key: string
  type: WebhookEventType
  at: Date
  job: { id: number; referenceId: string | null; version: number }
  changed: string[]
  by: ChangeAuthor
}

/** The body of a delivery (contract 3.5): the same text at every attempt. `origin` is where this service is reached. */
export function webhookBody(event: WebhookEvent, origin: string): string {
  return JSON.stringify(presentWebhookEvent(event, origin))
}

/** What the body says. */
export function presentWebhookEvent({ type, at, job, changed, by }: WebhookEvent, origin: string) {
  return {
    type,
    timestamp: at.toISOString(),
    data: {
      id: job.id,
      referenceId: job.referenceId,
      version: job.version,
      changed,
      by: { kind: by.kind, name: by.name },
      href: `${origin}/api/v1.1/jobs/${job.id}`,
    },
  }
}

/** The body of a test at the instant `at`: it tells of nothing. */
export function testBody(at: Date): string {
  return JSON.stringify({ type: "webhook.test", timestamp: at.toISOString(), data: {} })
}
