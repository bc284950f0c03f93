import type { ClaimedDelivery } from "@/lib/domain/webhooks/delivery-queue"
import { HostPlaces } from "./host-places"

/** Claimed and not ended at the most, in all and for one employer; those under way among them have places of their own. */
const mostClaimed = 512
const mostOfEmployer = 256

/** So many may wait for a place at one host, however quick it is. */
const mostAhead = 60

/** A host counts as this quick at the most, in milliseconds. */
const quickest = 1

/** What was claimed so long ago, in milliseconds, is not begun any more: its webhook may have been paused or lost its mark. */
export const longestReady = 1_000

/** How much of a host's pace is that of its last attempt, and of how many hosts it is remembered. */
const newShare = 0.3
const mostPaces = 1_000

type Ready = { delivery: ClaimedDelivery; host: string; since: number }

/**
 * What this process has claimed and not begun to send. A host that answers quickly is given what it will have taken until the next turn;
 * one that does not, or that nothing is known of, only what can be sent at once, so that slow hosts keep nothing from other servers.
 */
export class ClaimedDeliveries {
  /** How much more may be claimed. */
  readonly room: HostPlaces
  private readonly paces = new Map<string, number>()
  private ready: Ready[] = []

  /** `places` are those of requests under way; `between` is how long a turn is behind the one before, in milliseconds. */
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

  /** Those that have a place now, which is taken; `end` gives it back. */
  begin(): ClaimedDelivery[] {
    const late = performance.now() - longestReady
    const begun = this.ready.filter(
      ({ delivery, host, since }) => since > late && this.places.take(host, delivery.webhook.employerId),
    )
    this.ready = this.ready.filter((each) => !begun.includes(each))
    return begun.map(({ delivery }) => delivery)
  }

  /** One that has been begun has ended, after so many milliseconds. */
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

  /** Those that have waited for longer than so many milliseconds, which are claimed no more. */
  drop(milliseconds: number): ClaimedDelivery[] {
    const late = performance.now() - milliseconds
    return this.dropWhere(({ since }) => since <= late)
  }

  /** Those of a webhook that is to be left alone, which are claimed no more. */
  dropOf(webhookId: number): ClaimedDelivery[] {
    return this.dropWhere(({ delivery }) => delivery.webhook.id === webhookId)
  }

  private dropWhere(isLost: (ready: Ready) => boolean): ClaimedDelivery[] {
    const dropped = this.ready.filter(isLost)
    this.ready = this.ready.filter((each) => !dropped.includes(each))
    for (const { delivery, host } of dropped) this.room.giveBack(host, delivery.webhook.employerId)
    return dropped.map(({ delivery }) => delivery)
  }

  /** How many more `host` takes until the next turn. */
  private ahead(host: string): number {
    const pace = this.paces.get(host)
    if (pace === undefined) return 0
    return Math.min(
      mostAhead,
      Math.floor((this.places.mostOf(host) * this.between) / Math.max(pace, quickest)),
    )
  }
}
