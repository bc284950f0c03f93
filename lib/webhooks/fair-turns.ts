import type { Taking, WaitingWebhook } from "@/lib/domain/webhooks/delivery-queue"
import type { HostPlaces } from "./host-places"

/** How many are remembered; a forgotten one counts as not served for a long time. */
const mostRemembered = 10_000

/**
 * Gives places to employers in turn, and to each employer's webhooks in turn, so that none has to wait for another's
 * backlog.
 */
export class FairTurns {
  private readonly employers = new Map<number, number>()
  private readonly webhooks = new Map<number, number>()
  private turn = 0

  /** How many deliveries of each webhook to send now, as `places` allow. */
  take(waiting: WaitingWebhook[], places: Pick<HostPlaces, "free" | "freeOf" | "freeFor">): Taking[] {
    const counts = new Map<number, number>()
    const ofHost = new Map<string, number>()
    const ofEmployer = new Map<number, number>()
    let free = places.free
    const isOpen = ({ host, employerId }: WaitingWebhook) =>
      (ofHost.get(host) ?? 0) < places.freeOf(host) &&
      (ofEmployer.get(employerId) ?? 0) < places.freeFor(employerId)
    let open = waiting.filter(isOpen)
    while (free > 0 && open.length > 0) {
      const employerId = this.longestUnserved(
        this.employers,
        open.map((each) => each.employerId),
      )
      const own = open.filter((each) => each.employerId === employerId)
      const webhookId = this.longestUnserved(
        this.webhooks,
        own.map(({ id }) => id),
      )
      const { host } = own.find(({ id }) => id === webhookId) as WaitingWebhook
      remember(this.employers, employerId, ++this.turn)
      remember(this.webhooks, webhookId, this.turn)
      counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1)
      ofHost.set(host, (ofHost.get(host) ?? 0) + 1)
      ofEmployer.set(employerId, (ofEmployer.get(employerId) ?? 0) + 1)
      free -= 1
      open = open.filter(isOpen)
    }
    return [...counts].map(([webhookId, count]) => ({ webhookId, count }))
  }

  private longestUnserved(served: Map<number, number>, ids: number[]): number {
    return ids.reduce((one, other) => ((served.get(other) ?? 0) < (served.get(one) ?? 0) ? other : one))
  }
}

function remember(served: Map<number, number>, id: number, turn: number): void {
  served.delete(id)
  served.set(id, turn)
  const [oldest] = served.keys()
  if (served.size > mostRemembered && oldest !== undefined) served.delete(oldest)
}
