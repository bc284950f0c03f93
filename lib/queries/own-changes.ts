/** How long the list of changes may take to tell of a change, in milliseconds. */
const heardWithin = 15_000

const made = new Map<unknown, number>()

/** Notes that this tab has just written to the job `id`. */
export function noteOwnChange(id: unknown): void {
  made.set(id, Date.now())
}

/** Whether what is heard of the job `id` now may be this tab's own change. One of the same person's in another tab is not. */
export function isOwnChange(id: number): boolean {
  return Date.now() - (made.get(id) ?? 0) < heardWithin
}
