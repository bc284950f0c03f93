/** The API is bundled with the front door and, again, by Next for its pages; both bundles run in one process. */
const held = globalThis as typeof globalThis & { [key: symbol]: object | undefined }
const key = Symbol.for("openings.front-door")
const thisCopy = {}

/** Says that this copy of the API is the one that serves, behind a front door. */
export function serveFromThisCopy(): void {
  held[key] = thisCopy
}

/** Whether requests come through our front door, which has settled their forwarded headers. */
export function isBehindFrontDoor(): boolean {
  return held[key] !== undefined
}

/** Whether another copy of the API serves, with counters and queues that this one does not share. */
export function isServedByAnotherCopy(): boolean {
  return held[key] !== undefined && held[key] !== thisCopy
}
