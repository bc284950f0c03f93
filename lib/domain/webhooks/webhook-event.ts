import type { ChangeAuthor } from "../history/history"
import type { WebhookEventType } from "./webhook"

/** A change of a job as webhooks receive it: thin, so that nothing of the job's content leaves the service. */
export type WebhookEvent = {
  /** The same for every webhook and every attempt, so that receivers recognize repeats. */
  key: string
  type: WebhookEventType
  at: Date
  job: { id: number; referenceId: string | null; version: number }
  changed: string[]
  by: ChangeAuthor
}

/** The body of a delivery (contract 3.5): the same text in every attempt. `origin` is where this service is reached. */
export function webhookBody(event: WebhookEvent, origin: string): string {
  return JSON.stringify(presentWebhookEvent(event, origin))
}

/** The content of the body. */
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

/** The body of a test at the instant `at`, which reports no change. */
export function testBody(at: Date): string {
  return JSON.stringify({ type: "webhook.test", timestamp: at.toISOString(), data: {} })
}
