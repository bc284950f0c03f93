import { setMaxListeners } from "node:events"
import type { ServerResponse } from "node:http"

/** Most answers held at once; any further request is answered immediately, as if its time were over. */
const mostHeld = 5_000

/** Most answers held for one employer, so that others have room. */
const mostOfEmployer = 2_500

const held = new Set<ServerResponse>()
let heldInAll = 0
const heldOf = new Map<number, number>()

/** Ends all held answers, so that a server that stops needn't wait for them. */
const stopping = new AbortController()
setMaxListeners(mostHeld, stopping.signal)

/** Whether an answer is only waiting for something to happen: then it takes no place among the requests in progress. */
export function isHeld(response: ServerResponse): boolean {
  return held.has(response)
}

/** Ends all held answers as if nothing had happened. */
export function endHeldAnswers(): void {
  stopping.abort()
}

/**
 * Runs `work`, which waits for something to happen, without the place that `request` had among the requests in progress. Its
 * signal says when to stop waiting: after `seconds`, when the caller has gone, or when this server stops; at once if too many
 * are already waiting, for the employer `employerId` or in all.
 */
export async function whileHeld<T>(
  request: Request,
  { seconds, employerId }: { seconds: number; employerId: number },
  work: (over: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = heldOf.get(employerId) ?? 0
  if (seconds === 0 || heldInAll >= mostHeld || own >= mostOfEmployer) return work(AbortSignal.abort())
  const response = (request as { runtime?: { node?: { res?: ServerResponse } } }).runtime?.node?.res
  // Not AbortSignal.any() with timeout(): Node 20 garbage-collects both while somebody waits for them, and then nothing ends the wait.
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
