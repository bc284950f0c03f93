import { randomBytes } from "node:crypto"
import { hashKey, isWellFormedKey } from "@/lib/domain/api-keys/key-secret"
import { presentFieldProblem } from "@/lib/api/v1.1/present-problem"
import { readBodyBytes } from "@/lib/domain/api-requests/kept-body"
import { type Caller, recordRequests, type SeenRequest } from "@/lib/domain/api-requests/record-requests"
import { ServiceError } from "@/lib/domain/errors"
import { largestId } from "@/lib/domain/largest-id"
import type { Language } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import { serviceContext } from "./context"
import { noteKeySuccess } from "./key-use"
import { logger } from "./log"
import { languageFor } from "./message-language"
import { notedOperations } from "./noted-operations"
import { bodyRead } from "./request-body"
import { rawPath, rawQuery } from "./request-address"
import type { Trace } from "./trace"
import { say } from "@/lib/messages/message"

/** Calls are gathered for this long, in milliseconds, or until there are this many, and stored together. */
const gatherMilliseconds = 1_000
const storedAtOnce = 100

/** The most calls that the queue holds, and the most of keys that may be unknown. */
const longestQueue = 2_000
const mostUnknown = 200

/** Calls refused by the rate limit that are kept per key and minute. */
const keptRateLimited = 10

type Gathered = {
  queue: SeenRequest[]
  /** How many were dropped since that was last logged. */
  dropped: number
  rateLimited: { minute: number; counts: Map<string, number> }
  timer: NodeJS.Timeout | undefined
  storing: Promise<void>
}

/** The API may be bundled separately from the server's own script, which stores the rest at the end: both share one. */
const held = globalThis as typeof globalThis & { [symbol: symbol]: Gathered | undefined }
const symbol = Symbol.for("openings.request-log")

function gathered(): Gathered {
  held[symbol] ??= {
    queue: [],
    dropped: 0,
    rateLimited: { minute: 0, counts: new Map() },
    timer: undefined,
    storing: Promise.resolve(),
  }
  return held[symbol]
}

type Outcome = { method: string; response: Response; failure: unknown; started: number }

/**
 * Adds a call of the public API by a key, answered with `response`, to the request log: a write, or a call that failed with
 * `failure`. It is stored later, outside the request. For any other success, only its time is noted.
 */
export function noteApiRequest(request: Request, trace: Trace, outcome: Outcome): void {
  try {
    note(request, trace, outcome)
  } catch (error) {
    // The call has already been answered, whatever is wrong with its record.
    logger().error({ requestId: trace.requestId, err: error }, "request not logged")
  }
}

function note(request: Request, trace: Trace, outcome: Outcome): void {
  const { method, response, failure, started } = outcome
  const { status } = response
  const now = serviceContext().clock.now()
  const failed = status >= 400
  if (!failed && trace.keyId !== undefined) noteKeySuccess(trace.keyId, now)
  if (!failed && (trace.keyId === undefined || method === "GET" || method === "HEAD")) return
  const pathname = rawPath(request)
  if (!/^\/api\/v1\.1(?:\/|$)/.test(pathname)) return
  const caller = callerOf(request, trace)
  if (!caller || (status === 429 && !isKeptRateLimited(caller, now))) return
  const milliseconds = performance.now() - started
  const query = rawQuery(request)
  enqueue({
    caller,
    at: new Date(now.getTime() - milliseconds),
    mark: randomBytes(4).toString("hex"),
    method,
    path: query ? `${pathname}?${query}` : pathname,
    status,
    failure: failed ? problemOf(failure, languageFor(request)) : null,
    milliseconds: Math.round(milliseconds * 10) / 10,
    requestId: trace.requestId,
    jobId: jobIdIn(pathname) ?? jobIdIn(response.headers.get("location") ?? ""),
    referenceId: new URLSearchParams(query).get("referenceId"),
    body: bodyRead(request, readBodyBytes),
    operations: notedOperations(request),
  })
}

/** Stores what was gathered. If the database is away, it is kept for the next time, as far as the queue holds it. */
export function flushRequestLog(): Promise<void> {
  const all = gathered()
  clearTimeout(all.timer)
  all.timer = undefined
  all.storing = all.storing.then(() => store(all))
  return all.storing
}

async function store(all: Gathered): Promise<void> {
  while (all.queue.length > 0) {
    const batch = all.queue.splice(0, storedAtOnce)
    try {
      await recordRequests(serviceContext(), batch)
    } catch (error) {
      const away = error instanceof ServiceError && error.code === "unavailable"
      if (away) all.queue.unshift(...batch)
      else all.dropped += batch.length
      logger().warn({ err: error, away, requests: batch.length }, "request log not stored")
      dropOldest(all)
      if (away) break
    }
  }
  if (all.dropped > 0) logger().warn({ dropped: all.dropped }, "requests missing from the request log")
  all.dropped = 0
  if (all.queue.length > 0) arm(all)
}

function enqueue(seen: SeenRequest): void {
  const all = gathered()
  if ("hash" in seen.caller && all.queue.filter(({ caller }) => "hash" in caller).length >= mostUnknown) {
    all.dropped++
    return
  }
  all.queue.push(seen)
  dropOldest(all)
  if (all.queue.length === storedAtOnce) void flushRequestLog()
  else arm(all)
}

function dropOldest(all: Gathered): void {
  const many = all.queue.length - longestQueue
  if (many <= 0) return
  all.queue.splice(0, many)
  all.dropped += many
}

/** The timer doesn't keep a process alive that has nothing else to do. */
function arm(all: Gathered): void {
  all.timer ??= setTimeout(() => void flushRequestLog(), gatherMilliseconds).unref()
}

/** The key that was let in; the hash of one that wasn't, or wasn't checked. Null for a call without a well-formed key. */
function callerOf(request: Request, { keyId, employerId }: Trace): Caller | null {
  if (keyId !== undefined && employerId !== undefined) return { keyId, employerId }
  const sent = request.headers.get("api-key")?.trim() ?? ""
  return isWellFormedKey(sent) ? { hash: hashKey(sent) } : null
}

function isKeptRateLimited(caller: Caller, now: Date): boolean {
  const { rateLimited } = gathered()
  const minute = Math.floor(now.getTime() / 60_000)
  if (rateLimited.minute !== minute) Object.assign(rateLimited, { minute, counts: new Map() })
  const name = "hash" in caller ? caller.hash : String(caller.keyId)
  if (rateLimited.counts.size >= longestQueue && !rateLimited.counts.has(name)) return false
  const count = (rateLimited.counts.get(name) ?? 0) + 1
  rateLimited.counts.set(name, count)
  return count <= keptRateLimited
}

/** The error as the caller got it, in the same language. */
function problemOf(failure: unknown, language: Language): SeenRequest["failure"] {
  if (failure === null) return null
  if (!(failure instanceof ServiceError))
    return {
      code: "internal_error",
      message: textOf(say("service.internalErrorShort"), language),
      fields: [],
    }
  const fields = failure.fields.map((problem) => presentFieldProblem(problem, language))
  return { code: failure.code, message: textOf(failure.said, language), fields }
}

/** The id at the end of a job's address; null if there is none that a job can have. */
function jobIdIn(address: string): number | null {
  const digits = /\/jobs\/0*(\d{1,10})$/.exec(address)?.[1]
  return digits !== undefined && Number(digits) <= largestId ? Number(digits) : null
}
