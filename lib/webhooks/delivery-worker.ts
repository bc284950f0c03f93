import type { ServiceContext } from "@/lib/domain/context"
import { consequenceOf } from "@/lib/domain/webhooks/delivery"
import type {
  ClaimedDelivery,
  EndedAttempt,
  QueueTurn,
  WebhookTrouble,
} from "@/lib/domain/webhooks/delivery-queue"
import { webhookBody } from "@/lib/domain/webhooks/webhook-event"
import { env } from "@/lib/env"
import { logger } from "@/lib/http/log"
import { callWebhook } from "./call-webhook"
import { FairTurns } from "./fair-turns"
import { ClaimedDeliveries, longestReady } from "./claimed-deliveries"
import { webhookPlaces } from "./host-places"
import { Interrupted } from "./post-webhook"
import { tellOfTrouble } from "./webhook-mails"

/** How long events are gathered for one turn, and the least time between turns, in milliseconds. */
const gathering = 10
const betweenTurns = 100

/** How often to look for what other processes left, and how soon to try again after a fault, in milliseconds. */
const lookMilliseconds = 1_000

/**
 * How long a claim belongs to this process, in milliseconds: longer than an attempt may take. After that another
 * process may try it.
 */
const leaseMilliseconds = 30_000

/** How long a stopping server lets attempts continue, in milliseconds. */
const farewellMilliseconds = 5_000

/** Sends the deliveries of webhooks, alongside the other processes on the database. */
export type DeliveryWorker = {
  /** There may be something new to send. */
  wake(): void
  /** Lets attempts end, releases the rest, and resolves when that is stored and admins have been notified of the results. */
  stop(): Promise<void>
}

/** Starts to deliver. Only the attempts under way are held in memory. */
export function startDeliveries(context: ServiceContext): DeliveryWorker {
  const { stores, clock } = context
  const turns = new FairTurns()
  const deliveries = new ClaimedDeliveries(webhookPlaces, betweenTurns)
  const underWay = new Set<Promise<void>>()
  const telling = new Set<Promise<void>>()
  const ending = new AbortController()
  let ended: EndedAttempt[] = []
  let timer: NodeJS.Timeout | undefined
  let began = -betweenTurns
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
      schedule(soon())
    }
  }

  /** The time until the next turn may start. */
  function soon(): number {
    return Math.max(gathering, began + betweenTurns - performance.now())
  }

  async function run(): Promise<void> {
    pending = false
    began = performance.now()
    let wait = lookMilliseconds
    try {
      wait = await turn()
    } catch (error) {
      logger().error({ err: error }, "webhooks not delivered; trying again")
    }
    turning = undefined
    schedule(pending ? soon() : wait)
  }

  /** Does what is due, and returns how long there is nothing more to do. */
  async function turn(): Promise<number> {
    giveBack(deliveries.drop(longestReady))
    if (ended.length === 0) {
      const { fresh, any, next } = await stores.deliveryQueue.look()
      anyWebhook = any
      if (!fresh && (next === null || next > clock.now())) return waitUntil(next)
    }
    const { claimed, troubles } = await settle((waiting) => turns.take(waiting, deliveries.room))
    deliveries.add(claimed)
    beginAll()
    tellAll(troubles)
    const { fresh, next } = await stores.deliveryQueue.look()
    return fresh ? soon() : waitUntil(next)
  }

  function tellAll(troubles: WebhookTrouble[]): void {
    for (const trouble of troubles) {
      const told = tellOfTrouble(context, trouble)
        .catch((error: unknown) => logger().error({ err: error }, "admins not notified about a webhook"))
        .finally(() => telling.delete(told))
      telling.add(told)
    }
  }

  function waitUntil(next: Date | null): number {
    const wait = next ? next.getTime() - clock.now().getTime() : lookMilliseconds
    // What is due but not claimed is waiting for a place, and a freed place starts a turn.
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

  function beginAll(): void {
    if (stopping) return giveBack(deliveries.drop(0))
    for (const delivery of deliveries.begin()) {
      const since = performance.now()
      const running = attempt(delivery).then((outcome) => {
        deliveries.end(delivery, performance.now() - since)
        underWay.delete(running)
        finish(outcome)
        if (outcome.consequence?.heldUntil) giveBack(deliveries.dropOf(delivery.webhook.id))
        beginAll()
      })
      underWay.add(running)
    }
  }

  function giveBack(untriedOnes: ClaimedDelivery[]): void {
    for (const delivery of untriedOnes) finish({ delivery, attempt: untried(), consequence: null })
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
      return { delivery, attempt, consequence: consequenceOf({ tries, attempt, pause }, Math.random()) }
    } catch (error) {
      if (error instanceof Interrupted) return { delivery, attempt: untried(), consequence: null }
      logger().error({ err: error }, "a webhook could not be called")
      const attempt = untried()
      return { delivery, attempt, consequence: consequenceOf({ tries, attempt, pause: null }, Math.random()) }
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
      giveBack(deliveries.drop(0))
      const late = setTimeout(() => ending.abort(), farewellMilliseconds)
      while (underWay.size > 0) await Promise.all(underWay)
      clearTimeout(late)
      if (ended.length > 0)
        await settle(() => []).then(
          ({ troubles }) => tellAll(troubles),
          (error: unknown) =>
            logger().error({ err: error }, "the last deliveries were not recorded; they will be sent again"),
        )
      await Promise.all(telling)
    },
  }
}
