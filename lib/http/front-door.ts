/** Answers a request for an address of the API, as the service does. */
type Serve = (request: Request) => Promise<Response>

/** The API is bundled with the front door and again by Next for its pages; both bundles run in one process. */
const held = globalThis as typeof globalThis & { [key: symbol]: { serve: Serve } | undefined }
const key = Symbol.for("openings.front-door")
let thisCopy: { serve: Serve } | undefined

/** Declares that this copy of the API is the one that serves behind a front door, through the function `serve`. */
export function serveFromThisCopy(serve: Serve): void {
  held[key] = thisCopy = { serve }
}

/** Whether requests come through our front door, which has settled their forwarded headers. */
export function isBehindFrontDoor(): boolean {
  return held[key] !== undefined
}

/** Whether another copy of the API serves, with counters and queues that this one doesn't share. */
export function isServedByAnotherCopy(): boolean {
  return held[key] !== undefined && held[key] !== thisCopy
}

/**
 * Asks the API from within this process, as a browser would over the network. Without a front door, `own` answers: the handler
 * of the route in this copy.
 */
export function askInProcess(request: Request, own: Serve): Promise<Response> {
  return (held[key]?.serve ?? own)(request)
}
