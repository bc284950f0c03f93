import type { ClaimedDelivery } from "@/lib/domain/webhooks/delivery-queue"
import { HostPlaces } from "./host-places"

/**
 * The most unfinished claims, in total and for one employer, including those being sent, which also have places of
 * their own.
 */
const mostClaimed = 512
const mostOfEmployer = 256

/** The most deliveries that may wait for a place at one host, however fast it is. */
const mostAhead = 60

/** The fastest that a host is assumed to be, in milliseconds. */
const quickest = 1

/** Claims older than this, in milliseconds, are not sent: the webhook may have been paused, or no longer receive confidential jobs. */
export const longestReady = 1_000

/** How much the last attempt counts for a host's pace, and for how many hosts the pace is remembered. */
const newShare = 0.3
const mostPaces = 1_000

type Ready = { delivery: ClaimedDelivery; host: string; since: number }

/**
 * What this process has claimed but not started to send. For a fast host it claims what the host will take until the
 * next turn; for a slow or unknown one, only what can be sent at once, so that slow hosts keep nothing from other
 * servers.
 */
export class ClaimedDeliveries {
  /** How much more may be claimed. */
  readonly room: HostPlaces
  private readonly paces = new Map<string, number>()
  private ready: Ready[] = []

  /** `places` are those of requests under way; `between` is the time between turns, in milliseconds. */
  constructor(
    private readonly places: HostPlaces,
    private readonly between: number,
  ) {
    this.room = new HostPlaces({
      most: mostClaimed,
      ofEmployer: mostOfEmployer,
      ofHost: (host) => places.mostOf(host) + this.ahead(host),
    })
  }

  add(claimed: ClaimedDelivery[]): void {
    for (const delivery of claimed) {
      const host = new URL(delivery.webhook.url).hostname
      this.room.add(host, delivery.webhook.employerId)
      this.ready.push({ delivery, host, since: performance.now() })
    }
  }

  /** The deliveries that have a place now, which is taken; `end` returns it. */
  begin(): ClaimedDelivery[] {
    const late = performance.now() - longestReady
    const begun = this.ready.filter(
      ({ delivery, host, since }) => since > late && this.places.take(host, delivery.webhook.employerId),
    )
    this.ready = this.ready.filter((each) => !begun.includes(each))
    return begun.map(({ delivery }) => delivery)
  }

  /** A started delivery has ended, after this many milliseconds. */
  end({ webhook: { url, employerId } }: ClaimedDelivery, milliseconds: number): void {
    const host = new URL(url).hostname
    this.places.giveBack(host, employerId)
    this.room.giveBack(host, employerId)
    const pace = this.paces.get(host) ?? milliseconds
    this.paces.delete(host)
    this.paces.set(host, pace + newShare * (milliseconds - pace))
    const [oldest] = this.paces.keys()
    if (this.paces.size > mostPaces && oldest !== undefined) this.paces.delete(oldest)
  }

  /** The deliveries that have waited longer than this many milliseconds, which are no longer claimed. */
  drop(milliseconds: number): ClaimedDelivery[] {
    const late = performance.now() - milliseconds
    return this.dropWhere(({ since }) => since <= late)
  }

  /** The deliveries of a webhook that is to be left alone, which are no longer claimed. */
  dropOf(webhookId: number): ClaimedDelivery[] {
    return this.dropWhere(({ delivery }) => delivery.webhook.id === webhookId)
  }

  private dropWhere(isLost: (ready: Ready) => boolean): ClaimedDelivery[] {
    const dropped = this.ready.filter(isLost)
    this.ready = this.ready.filter((each) => !dropped.includes(each))
    for (const { delivery, host } of dropped) this.room.giveBack(host, delivery.webhook.employerId)
    return dropped.map(({ delivery }) => delivery)
  }

  /** How many more deliveries `host` takes until the next turn. */
  private ahead(host: string): number {
    const pace = this.paces.get(host)
    if (pace === undefined) return 0
    return Math.min(
      mostAhead,
      Math.floor((this.places.mostOf(host) * this.between) / Math.max(pace, quickest)),
    )
  }
}
