import type { ServiceContext } from "@/lib/domain/context"
import { consequenceOf } from "@/lib/domain/webhooks/delivery"
import type { ClaimedDelivery, EndedAttempt, QueueTurn } from "@/lib/domain/webhooks/delivery-queue"
import { webhookBody } from "@/lib/domain/webhooks/webhook-event"
import { env } from "@/lib/env"
import { logger } from "@/lib/http/log"
import { callWebhook } from "./call-webhook"
import { FairTurns } from "./fair-turns"
import { webhookPlaces } from "./host-places"
import { Interrupted } from "./post-webhook"
import { tellOfTrouble } from "./webhook-mails"

/** How long what happens is gathered for one turn, in milliseconds. */
const gathering = 10

/** How often is looked for what other processes left, and how soon again after a fault, in milliseconds. */
const lookMilliseconds = 1_000

/** What is claimed is this process's for so long, in milliseconds: longer than an attempt may take. Then another may try it. */
const leaseMilliseconds = 30_000

/** A stopping server lets attempts run on for so long, in milliseconds. */
const farewellMilliseconds = 5_000

/** Sends what webhooks are to be told, beside the other processes on the database. */
export type DeliveryWorker = {
  /** There may be something new to send. */
  wake(): void
  /** Lets attempts end, gives back what has not, and answers when that is stored. */
  stop(): Promise<void>
}

/** Begins to deliver. Nothing is held but the attempts under way. */
export function startDeliveries(context: ServiceContext): DeliveryWorker {
  const { stores, clock } = context
  const turns = new FairTurns()
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let ended: EndedAttempt[] = []
  let timer: NodeJS.Timeout | undefined
  let turning: Promise<void> | undefined
  let pending = false
  let anyWebhook = true
  let stopping = false

  function schedule(milliseconds: number): void {
    clearTimeout(timer)
    if (!stopping) timer = setTimeout(() => void (turning ??= run()), milliseconds)
  }

  function wake(): void {
    if (turning) pending = true
    else if (!pending) {
      pending = true
      schedule(gathering)
    }
  }

  async function run(): Promise<void> {
    pending = false
    let wait = lookMilliseconds
    try {
      wait = await turn()
    } catch (error) {
      logger().error({ err: error }, "webhooks not delivered; trying again")
    }
    turning = undefined
    schedule(pending ? gathering : wait)
  }

  /** Does what is due, and answers for how long there is nothing more. */
  async function turn(): Promise<number> {
    if (ended.length === 0) {
      const { fresh, any, next } = await stores.deliveryQueue.look()
      anyWebhook = any
      if (!fresh && (next === null || next > clock.now())) return waitUntil(next)
    }
    const { claimed, troubles } = await settle((waiting) => turns.take(waiting, webhookPlaces))
    for (const delivery of claimed) begin(delivery)
    for (const trouble of troubles)
      void tellOfTrouble(context, trouble).catch((error: unknown) =>
        logger().error({ err: error }, "admins not told of a webhook"),
      )
    const { fresh, next } = await stores.deliveryQueue.look()
    return fresh ? gathering : waitUntil(next)
  }

  function waitUntil(next: Date | null): number {
    const wait = next ? next.getTime() - clock.now().getTime() : lookMilliseconds
    // What is due and not claimed waits for a place, whose end is told.
    return wait > 0 && wait < lookMilliseconds ? wait : lookMilliseconds
  }

  async function settle(take: Parameters<typeof stores.deliveryQueue.turn>[0]["take"]): Promise<QueueTurn> {
    const now = clock.now()
    const until = new Date(now.getTime() + leaseMilliseconds)
    const storing = ended
    ended = []
    try {
      return await stores.deliveryQueue.turn({ now, until, ended: storing, take })
    } catch (error) {
      ended = [...storing, ...ended]
      throw error
    }
  }

  function begin(delivery: ClaimedDelivery): void {
    const { url, employerId } = delivery.webhook
    const { hostname } = new URL(url)
    // A test may have taken the place meanwhile: what was claimed goes back.
    if (!webhookPlaces.take(hostname, employerId))
      return finish({ delivery, attempt: untried(), consequence: null })
    const running = attempt(delivery).then((outcome) => {
      webhookPlaces.giveBack(hostname, employerId)
      underWay.delete(running)
      finish(outcome)
    })
    underWay.add(running)
  }

  function finish(outcome: EndedAttempt): void {
    ended.push(outcome)
    wake()
  }

  async function attempt(delivery: ClaimedDelivery): Promise<EndedAttempt> {
    const { webhook, event, secrets, origin, tries } = delivery
    const body = webhookBody(event, env().PUBLIC_URL ?? origin)
    const call = { url: webhook.url, key: event.key, body, secrets, over: ending.signal }
    try {
      const { attempt, pause } = await callWebhook(call)
      const { failingSince } = webhook
      return {
        delivery,
        attempt,
        consequence: consequenceOf({ tries, attempt, pause, failingSince }, Math.random()),
      }
    } catch (error) {
      if (error instanceof Interrupted) return { delivery, attempt: untried(), consequence: null }
      logger().error({ err: error }, "a webhook could not be called")
      const attempt = untried()
      const judged = { tries, attempt, pause: null, failingSince: webhook.failingSince }
      return { delivery, attempt, consequence: consequenceOf(judged, Math.random()) }
    }
  }

  function untried(): EndedAttempt["attempt"] {
    return { at: clock.now(), milliseconds: 0, answer: null, result: { reason: "connection_lost" } }
  }

  schedule(0)
  return {
    wake() {
      if (anyWebhook) wake()
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      await turning
      const late = setTimeout(() => ending.abort(), farewellMilliseconds)
      while (underWay.size > 0) await Promise.all(underWay)
      clearTimeout(late)
      if (ended.length === 0) return
      await settle(() => []).catch((error: unknown) =>
        logger().error({ err: error }, "the last deliveries were not noted; they will be sent again"),
      )
    },
  }
}
