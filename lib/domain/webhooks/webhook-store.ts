import type { Activity } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "../employers/employer"
import type { VisibleJobs } from "../jobs/job-store"
import type { Delivery, DeliveryStatus } from "./delivery"
import type { Webhook } from "./webhook"

/** What an admin decides of a webhook. */
export type WebhookContent = Pick<Webhook, "url" | "description" | "events" | "confidential" | "status">

export type NewWebhook = Omit<WebhookContent, "status"> & {
  secret: string
  createdAt: Date
  createdBy: string
  /** Where this service was reached, for links. */
  origin: string
}

/** A page of deliveries: those of events before the event `before` (null is the latest of all). */
export type DeliverySelection = { status: DeliveryStatus | null; before: number | null; limit: number }

/**
 * Webhooks as they are kept. To who may not know of confidential jobs, a webhook that hears of them does not exist. Each
 * change stores its record too, or neither.
 */
export type WebhookStore = {
  /** The oldest first. */
  list(among: VisibleJobs): Promise<Webhook[]>
  find(among: VisibleJobs, id: number): Promise<Webhook | null>
  /** Null, and nothing written, where the employer has `most` of them already. */
  add(
    employerId: EmployerId,
    webhook: NewWebhook,
    most: number,
    describe: (id: number) => Activity,
  ): Promise<Webhook | null>
  /**
   * Stores `content`, unless `replacing` has changed since it was read; null then. Pausing holds what is waiting back, enabling lets it go,
   * and one that is to hear of confidential jobs no longer loses what waits and what is kept of them.
   */
  save(
    content: WebhookContent,
    options: { replacing: Webhook; activity: Activity; now: Date },
  ): Promise<Webhook | null>
  /** Whether it was there. */
  remove(webhook: Webhook, activity: Activity): Promise<boolean>
  /** Puts `secret` in the place of the present one, which signs until `previousUntil` as well; null is no longer. */
  rotate(
    webhook: Webhook,
    rotation: { secret: string; previousUntil: Date | null },
    activity: Activity,
  ): Promise<Webhook | null>
  /** What signs for the webhook at `now`: the present secret, and the one before while it is good. Null where they cannot be read. */
  secrets(webhook: Webhook, now: Date): Promise<string[] | null>
  /** Where this service is reached, for the links of this webhook. */
  origin(webhook: Webhook): Promise<string>
  /** Its address takes events, whatever it asked for before: it is left alone no longer. */
  endPause(webhook: Webhook): Promise<void>
  /** The latest event first. */
  deliveries(webhook: Webhook, selection: DeliverySelection): Promise<Delivery[]>
  /** Null for another webhook's. */
  delivery(webhook: Webhook, deliveryId: number): Promise<Delivery | null>
  /** Lets a delivery be tried again from `now` on, as if it never had been; null where there is none. */
  resend(webhook: Webhook, deliveryId: number, now: Date): Promise<Delivery | null>
  /**
   * Lets everything since `since` be tried again that was given up or waits for a later attempt, and what the webhook was never
   * told since it was not enabled then; answers how much that is.
   */
  recover(webhook: Webhook, since: Date, now: Date): Promise<number>
  /** The time zones that employers with webhooks are in. */
  timeZones(): Promise<string[]>
  /**
   * Tells webhooks of the active jobs of employers in a time zone whose close date has passed: it was `from` or later, and is
   * before `today`. Each close date of a job is told once. Answers how many.
   */
  tellClosed(timeZone: string, days: { from: CalendarDate; today: CalendarDate }, now: Date): Promise<number>
  /** Forgets events and deliveries from before `before`; answers how many. */
  forget(before: Date): Promise<number>
}
