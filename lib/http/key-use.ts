import type { KeyUse } from "@/lib/domain/api-keys/api-key"
import type { DayOfCalls } from "@/lib/domain/api-keys/api-key-store"
import { serviceContext } from "./context"
import { logger } from "./log"
import { clientAddress } from "./request-address"

/** How long uses are gathered before they are stored together, in milliseconds. */
const gatherMilliseconds = 5_000

/** How often the last use of a key is stored at most, in milliseconds. */
const useInterval = 60_000

/** A longer user agent is cut. */
const longestAgent = 200

/** What is not stored yet, by key and day or by key; `stored` holds when each key's last use was last stored. */
type Gathered = {
  calls: Map<string, DayOfCalls>
  last: Map<number, KeyUse>
  /** When a call of a key last succeeded. */
  successes: Map<number, Date>
  stored: Map<number, number>
  timer: NodeJS.Timeout | undefined
  storing: Promise<void>
}

/** The API may be bundled separately from the server's own script, which stores the rest at the end: both share one. */
const held = globalThis as typeof globalThis & { [symbol: symbol]: Gathered | undefined }
const symbol = Symbol.for("openings.key-use.2")

function gathered(): Gathered {
  held[symbol] ??= {
    calls: new Map(),
    last: new Map(),
    successes: new Map(),
    stored: new Map(),
    timer: undefined,
    storing: Promise.resolve(),
  }
  return held[symbol]
}

/** Counts `request` as a call by the key at the instant `now`. It is stored later, outside the request. */
export function countKeyUse(keyId: number, request: Request, now: Date): void {
  const all = gathered()
  addCalls(all, { keyId, day: now.toISOString().slice(0, 10), calls: 1 })
  all.last.set(keyId, { at: now, ...senderOf(request) })
  arm(all)
}

/** Notes that a call by the key succeeded at the instant `now`. It is stored with the key's last use. */
export function noteKeySuccess(keyId: number, now: Date): void {
  gathered().successes.set(keyId, now)
}

/**
 * Stores what was gathered; last uses only of keys about which nothing was stored for a minute. What can't be stored is kept
 * for the next time: only a crash loses the last seconds. The server calls this before it ends.
 */
export function flushKeyUse(): Promise<void> {
  const all = gathered()
  clearTimeout(all.timer)
  all.timer = undefined
  all.storing = all.storing.then(() => store(all))
  return all.storing
}

async function store(all: Gathered): Promise<void> {
  const calls = [...all.calls.values()]
  const last = [...all.last]
    .filter(([keyId, { at }]) => at.getTime() - (all.stored.get(keyId) ?? 0) >= useInterval)
    .map(([keyId, use]) => ({ keyId, ...use }))
  const successes = last.flatMap(({ keyId }) => {
    const at = all.successes.get(keyId)
    return at ? [{ keyId, at }] : []
  })
  all.calls.clear()
  for (const { keyId } of last) all.last.delete(keyId)
  try {
    if (calls.length > 0 || last.length > 0)
      await serviceContext().stores.apiKeys.noteUse({ calls, last, successes })
    for (const { keyId, at } of last) all.stored.set(keyId, at.getTime())
    for (const { keyId, at } of successes) if (all.successes.get(keyId) === at) all.successes.delete(keyId)
  } catch (error) {
    logger().warn({ err: error }, "use of API keys not stored yet")
    for (const each of calls) addCalls(all, each)
    for (const { keyId, ...use } of last) if (!all.last.has(keyId)) all.last.set(keyId, use)
  }
  if (all.calls.size > 0 || all.last.size > 0) arm(all)
}

function addCalls({ calls }: Gathered, more: DayOfCalls): void {
  const name = `${more.keyId} ${more.day}`
  const known = calls.get(name)
  if (known) known.calls += more.calls
  else calls.set(name, { ...more })
}

/** The timer doesn't keep a process alive that has nothing else to do. */
function arm(all: Gathered): void {
  all.timer ??= setTimeout(() => void flushKeyUse(), gatherMilliseconds).unref()
}

function senderOf(request: Request): Omit<KeyUse, "at"> {
  const address = clientAddress(request)
  const userAgent = request.headers.get("user-agent")?.trim().slice(0, longestAgent) || null
  return { address: address === "unknown" ? null : address, userAgent }
}
