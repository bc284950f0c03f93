import type { EmployerId } from "../employers/employer"
import type { Consequence } from "./delivery"
import type { Attempt, Webhook } from "./webhook"
import type { WebhookEvent } from "./webhook-event"

/** A webhook with deliveries to send. */
export type WaitingWebhook = { id: number; employerId: EmployerId; host: string }

/** How many deliveries of a webhook to take. */
export type Taking = { webhookId: number; count: number }

/** A delivery that this process is to try. Null `secrets` cannot be read. */
export type ClaimedDelivery = {
  id: number
  webhook: Pick<Webhook, "id" | "employerId" | "url">
  event: WebhookEvent
  secrets: string[] | null
  /** Where this service is reached, for the links of this webhook. */
  origin: string
  tries: number
  /** Until when it is this process's. If another time is stored by then, it has been decided otherwise. */
  lease: Date
}

/** An attempt that has ended; a null `consequence` returns the delivery untried. */
export type EndedAttempt = {
  delivery: ClaimedDelivery
  attempt: Attempt
  consequence: Consequence | null
}

/** Something that a webhook's admins are notified of, once. */
export type WebhookTrouble = { webhook: Webhook; kind: "exhausted" | "disabled" }

/** The result of a turn: what this process is to try now, and what admins are notified of. */
export type QueueTurn = { claimed: ClaimedDelivery[]; troubles: WebhookTrouble[] }

/** The waiting deliveries, shared by all processes on the database. */
export type DeliveryQueue = {
  /**
   * Whether there are events without deliveries yet, when the next delivery is due, and whether there is any webhook
   * at all.
   */
  look(): Promise<{ fresh: boolean; any: boolean; next: Date | null }>
  /**
   * In one transaction: stores the results in `ended`, makes deliveries out of new events, and lets `take` choose
   * among the webhooks with something to send. What is claimed belongs to this process until `until`.
   */
  turn(options: {
    now: Date
    until: Date
    ended: EndedAttempt[]
    take(waiting: WaitingWebhook[]): Taking[]
  }): Promise<QueueTurn>
}
