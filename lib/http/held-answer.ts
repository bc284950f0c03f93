import { setMaxListeners } from "node:events"
import type { ServerResponse } from "node:http"

/** So many answers may be held at once; what is asked beyond is answered at once, as if its time were over. */
const mostHeld = 5_000

/** So many of them for one employer, so that another's have room. */
const mostOfEmployer = 2_500

const held = new Set<ServerResponse>()
let heldInAll = 0
const heldOf = new Map<number, number>()

/** Ends all that is held, so that a server that stops need not wait for it. */
const stopping = new AbortController()
setMaxListeners(mostHeld, stopping.signal)

/** Whether an answer only waits for something to happen: it takes no place among the requests under way. */
export function isHeld(response: ServerResponse): boolean {
  return held.has(response)
}

/** Tells all whose answers are held that nothing happened. */
export function endHeldAnswers(): void {
  stopping.abort()
}

/**
 * Does `work`, which waits for something to happen, without the place that `request` had among the requests under way. Its signal
 * says when to wait no longer: so many seconds are over, the caller has gone, or this server stops; where too many wait already,
 * of the employer `employerId` or in all, at once.
 */
export async function whileHeld<T>(
  request: Request,
  { seconds, employerId }: { seconds: number; employerId: number },
  work: (over: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = heldOf.get(employerId) ?? 0
  if (seconds === 0 || heldInAll >= mostHeld || own >= mostOfEmployer) return work(AbortSignal.abort())
  const response = (request as { runtime?: { node?: { res?: ServerResponse } } }).runtime?.node?.res
  // Not AbortSignal.any() with timeout(): Node 20 collects the two as garbage while somebody waits for them, and nothing ends the wait.
  const over = new AbortController()
  const end = () => over.abort()
  const timer = setTimeout(end, seconds * 1_000)
  const sources = [stopping.signal, request.signal]
  for (const source of sources) source.addEventListener("abort", end, { once: true })
  if (sources.some(({ aborted }) => aborted)) end()
  heldInAll++
  heldOf.set(employerId, own + 1)
  if (response) held.add(response)
  try {
    return await work(over.signal)
  } finally {
    clearTimeout(timer)
    for (const source of sources) source.removeEventListener("abort", end)
    heldInAll--
    const left = (heldOf.get(employerId) ?? 1) - 1
    if (left > 0) heldOf.set(employerId, left)
    else heldOf.delete(employerId)
    if (response) held.delete(response)
  }
}
