/** Limits how many requests may be under way at once, in total, to one host, and for one employer. */
export class HostPlaces {
  private readonly hosts = new Map<string, number>()
  private readonly employers = new Map<number, number>()
  private total = 0

  constructor(
    private readonly limits: {
      most: number
      ofHost: number | ((host: string) => number)
      ofEmployer: number
    },
  ) {}

  /** How many requests to a host may be under way at once. */
  mostOf(host: string): number {
    const { ofHost } = this.limits
    return typeof ofHost === "number" ? ofHost : ofHost(host)
  }

  get free(): number {
    return this.limits.most - this.total
  }

  freeOf(host: string): number {
    return Math.min(this.free, this.mostOf(host) - (this.hosts.get(host) ?? 0))
  }

  /** How many places an employer has left, whatever the host: a share is reserved for the others. */
  freeFor(employerId: number): number {
    return Math.min(this.free, this.limits.ofEmployer - (this.employers.get(employerId) ?? 0))
  }

  /** Takes a place, to be given back later; false if there is none. */
  take(host: string, employerId: number): boolean {
    if (this.freeOf(host) <= 0 || this.freeFor(employerId) <= 0) return false
    this.add(host, employerId)
    return true
  }

  /** Takes a place even if there is none. */
  add(host: string, employerId: number): void {
    count(this.hosts, host, 1)
    count(this.employers, employerId, 1)
    this.total += 1
  }

  giveBack(host: string, employerId: number): void {
    count(this.hosts, host, -1)
    count(this.employers, employerId, -1)
    this.total -= 1
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, more: 1 | -1): void {
  const left = (counts.get(key) ?? 0) + more
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}

/** The places for everything that this process sends to webhooks. */
export const webhookPlaces = new HostPlaces({ most: 32, ofHost: 4, ofEmployer: 16 })
