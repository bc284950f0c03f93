/** How many requests may be under way at once, how many of them to one host, and how many for one employer. */
export class HostPlaces {
  private readonly hosts = new Map<string, number>()
  private readonly employers = new Map<number, number>()
  private total = 0

  constructor(private readonly limits: { most: number; ofHost: number; ofEmployer: number }) {}

  get free(): number {
    return this.limits.most - this.total
  }

  freeOf(host: string): number {
    return Math.min(this.free, this.limits.ofHost - (this.hosts.get(host) ?? 0))
  }

  /** So many are left to an employer, whatever the host: others have a part that it cannot take. */
  freeFor(employerId: number): number {
    return Math.min(this.free, this.limits.ofEmployer - (this.employers.get(employerId) ?? 0))
  }

  /** Whether there was a place; it is to be given back. */
  take(host: string, employerId: number): boolean {
    if (this.freeOf(host) <= 0 || this.freeFor(employerId) <= 0) return false
    count(this.hosts, host, 1)
    count(this.employers, employerId, 1)
    this.total += 1
    return true
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
