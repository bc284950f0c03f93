import type { Attempt } from "./webhook"
import { isSuccess } from "./webhook"
import type { WebhookEvent } from "./webhook-event"

export const deliveryStatuses = ["pending", "delivered", "failed"] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** An event on its way to a webhook. If `nextAttempt` is null, none is planned. */
export type Delivery = {
  id: number
  eventId: number
  event: WebhookEvent
  status: DeliveryStatus
  attempts: Attempt[]
  nextAttempt: Date | null
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long after each failed attempt the next one follows (contract 3.5). */
const delays = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
]

/** Delays are extended by up to this share, so that deliveries that failed together are not retried together. */
const jitter = 0.1

/** The longest pause that a receiver may ask for. */
const longestPause = 24 * hour

/** A webhook that has only failed for this long is disabled. */
const longestFailing = 5 * day

/** How many days events and their deliveries are kept. */
export const deliveryDays = 30

/** How many attempts of a delivery are kept and shown. */
export const keptAttempts = 20

/**
 * A finished attempt. `tries` attempts failed before it in this round; `pause` is what the receiver asked for, in
 * milliseconds.
 */
export type FinishedAttempt = { tries: number; attempt: Attempt; pause: number | null }

/**
 * What an attempt means for its delivery, whether the webhook's address is gone for good, and until when the address
 * asked to be left alone, null if it did not.
 */
export type Consequence = {
  status: DeliveryStatus
  tries: number
  nextAttempt: Date | null
  gone: boolean
  heldUntil: Date | null
}

/** The consequence of an attempt (contract 3.5). `random` is a number from 0 to 1. */
export function consequenceOf({ tries, attempt, pause }: FinishedAttempt, random: number): Consequence {
  const { at, result } = attempt
  if (isSuccess(attempt))
    return { status: "delivered", tries: 0, nextAttempt: null, gone: false, heldUntil: null }
  const gone = "status" in result && result.status === 410
  const delay = gone ? undefined : delays[tries]
  const held = Math.min(pause ?? 0, longestPause)
  const heldUntil = held > 0 ? new Date(at.getTime() + held) : null
  const failed = { tries: tries + 1, gone, heldUntil }
  if (delay === undefined) return { ...failed, status: "failed", nextAttempt: null }
  const wait = Math.max(delay * (1 + jitter * random), held)
  return { ...failed, status: "pending", nextAttempt: new Date(at.getTime() + wait) }
}

/** Whether a webhook that has only failed since `failingSince` is to be disabled at the instant `now`. */
export function hasFailedTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= longestFailing
}
