/** How many requests may be under way at once, how many of them to one host, and how many for one employer. */
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

  /** So many are left to an employer, whatever the host: others have a part that it cannot take. */
  freeFor(employerId: number): number {
    return Math.min(this.free, this.limits.ofEmployer - (this.employers.get(employerId) ?? 0))
  }

  /** Whether there was a place; it is to be given back. */
  take(host: string, employerId: number): boolean {
    if (this.freeOf(host) <= 0 || this.freeFor(employerId) <= 0) return false
    this.add(host, employerId)
    return true
  }

  /** Takes one whether there is any or not. */
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

/** Those of all that this process sends to webhooks. */
export const webhookPlaces = new HostPlaces({ most: 32, ofHost: 4, ofEmployer: 16 })
