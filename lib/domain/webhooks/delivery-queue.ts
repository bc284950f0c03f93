import type { EmployerId } from "../employers/employer"
import type { Consequence } from "./delivery"
import type { Attempt, Webhook } from "./webhook"
import type { WebhookEvent } from "./webhook-event"

/** A webhook for which something is to be sent. */
export type WaitingWebhook = { id: number; employerId: EmployerId; host: string }

/** So many deliveries of a webhook are to be taken. */
export type Taking = { webhookId: number; count: number }

/** A delivery that this process is to try. `secrets` null cannot be read. */
export type ClaimedDelivery = {
  id: number
  webhook: Pick<Webhook, "id" | "employerId" | "url">
  event: WebhookEvent
  secrets: string[] | null
  /** Where this service is reached, for the links of this webhook. */
  origin: string
  tries: number
  /** Until when it is this process's. Where another time is stored by then, somebody has decided otherwise. */
  lease: Date
}

/** An attempt that has ended; `consequence` null gives the delivery back untried. */
export type EndedAttempt = {
  delivery: ClaimedDelivery
  attempt: Attempt
  consequence: Consequence | null
}

/** Something that a webhook's admins are to be told, once. */
export type WebhookTrouble = { webhook: Webhook; kind: "exhausted" | "disabled" }

/** What a turn came to: what this process is to try now, and what admins are to be told. */
export type QueueTurn = { claimed: ClaimedDelivery[]; troubles: WebhookTrouble[] }

/** The waiting deliveries, shared by all processes on the database. */
export type DeliveryQueue = {
  /** Whether there are events that are no deliveries yet, when the next delivery is due, and whether there is any webhook at all. */
  look(): Promise<{ fresh: boolean; any: boolean; next: Date | null }>
  /**
   * In one transaction: stores what `ended` came to, makes new events deliveries, and lets `take` choose among the webhooks
   * that have something to send. What is claimed is nobody else's until `until`.
   */
  turn(options: {
    now: Date
    until: Date
    ended: EndedAttempt[]
    take(waiting: WaitingWebhook[]): Taking[]
  }): Promise<QueueTurn>
}
