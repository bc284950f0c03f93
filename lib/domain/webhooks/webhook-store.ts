import type { Activity } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "../employers/employer"
import type { VisibleJobs } from "../jobs/job-store"
import type { Delivery, DeliveryStatus } from "./delivery"
import type { Webhook } from "./webhook"

/** What an admin decides about a webhook. */
export type WebhookContent = Pick<Webhook, "url" | "description" | "events" | "confidential" | "status">

export type NewWebhook = Omit<WebhookContent, "status"> & {
  secret: string
  createdAt: Date
  createdBy: string
  /** Where this service was reached, for links. */
  origin: string
}

/** A page of deliveries: those of events before the event `before` (null starts with the latest). */
export type DeliverySelection = { status: DeliveryStatus | null; before: number | null; limit: number }

/**
 * Stored webhooks. For a caller who may not know of confidential jobs, a webhook that receives them does not exist.
 * Each change is stored together with its record, or not at all.
 */
export type WebhookStore = {
  /** Oldest first. */
  list(among: VisibleJobs): Promise<Webhook[]>
  find(among: VisibleJobs, id: number): Promise<Webhook | null>
  /** Null, with nothing written, if the employer already has `most` of them. */
  add(
    employerId: EmployerId,
    webhook: NewWebhook,
    most: number,
    describe: (id: number) => Activity,
  ): Promise<Webhook | null>
  /**
   * Stores `content`, unless `replacing` has changed since it was read; null then. Pausing holds back what is waiting
   * and enabling releases it. A webhook that stops receiving confidential jobs loses what waits and what is kept of
   * them.
   */
  save(
    content: WebhookContent,
    options: { replacing: Webhook; activity: Activity; now: Date },
  ): Promise<Webhook | null>
  /** False if it no longer existed. */
  remove(webhook: Webhook, activity: Activity): Promise<boolean>
  /** Replaces the current secret with `secret`; the old one also signs until `previousUntil`, or no longer if that is null. */
  rotate(
    webhook: Webhook,
    rotation: { secret: string; previousUntil: Date | null },
    activity: Activity,
  ): Promise<Webhook | null>
  /**
   * What signs for the webhook at `now`: the current secret, and the previous one while it is valid. Null if they
   * cannot be read.
   */
  secrets(webhook: Webhook, now: Date): Promise<string[] | null>
  /** Where this service is reached, for the links of this webhook. */
  origin(webhook: Webhook): Promise<string>
  /** Ends the pause that its address asked for, because the address accepts events again. */
  endPause(webhook: Webhook): Promise<void>
  /** Latest event first. */
  deliveries(webhook: Webhook, selection: DeliverySelection): Promise<Delivery[]>
  /** Null for another webhook's delivery. */
  delivery(webhook: Webhook, deliveryId: number): Promise<Delivery | null>
  /** Makes a delivery due from `now` on, as if it had never been tried; null if there is none. */
  resend(webhook: Webhook, deliveryId: number, now: Date): Promise<Delivery | null>
  /**
   * Makes everything since `since` due again that was given up or waits for a later attempt, and what the webhook was
   * never sent because it was not enabled at the time; returns how many deliveries that is.
   */
  recover(webhook: Webhook, since: Date, now: Date): Promise<number>
  /** The time zones of the employers with webhooks. */
  timeZones(): Promise<string[]>
  /**
   * Notifies webhooks of the active jobs of employers in a time zone whose close date is one of `days`, each with the
   * instant at which it ended there, by which the webhook must have been there. Each close date of a job is reported once.
   * Returns how many.
   */
  tellClosed(timeZone: string, days: { day: CalendarDate; end: Date }[], now: Date): Promise<number>
  /** Forgets events and deliveries from before `before`; returns how many. */
  forget(before: Date): Promise<number>
}
