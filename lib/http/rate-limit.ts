import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { ServiceError } from "@/lib/domain/errors"
import { env } from "@/lib/env"
import { addressNetwork } from "./address-network"
import { database } from "./context"
import { type Message, say } from "@/lib/messages/message"

/** The window in which calls and failures are counted, in seconds. */
const window = 60

/** How much of its limit a key has left, and in how many seconds its window starts over. */
export type RateLimit = { limit: number; remaining: number; seconds: number }

type Count = RateLimit & { exceeded: boolean }

let calls: RateLimiterAbstract | null | undefined
let failures: RateLimiterAbstract | null | undefined

/** Counts a call of the key (contract part 2, rate limits); null if calls are not limited. */
export async function countCall(keyId: number): Promise<Count | null> {
  if (calls === undefined) calls = limiter("calls", env().RATE_LIMIT_PER_MINUTE)
  return calls && count(calls, String(keyId))
}

/** Counts `further` calls of the key, or none of them if it doesn't have that many left; null if calls are not limited. */
export async function countCalls(keyId: number, further: number): Promise<Count | null> {
  if (!calls) return null
  const counted = await calls.get(String(keyId))
  const left = calls.points - (counted?.consumedPoints ?? 0)
  if (counted && left < further)
    return { ...limitOf(calls, counted), remaining: Math.max(left, 0), exceeded: true }
  return count(calls, String(keyId), further)
}

/**
 * Counts a failed authentication from `address`, and throws `rate_limited` if there were too many. Only failures are refused: a
 * valid key from the same address, for instance behind the same proxy, gets through.
 */
export async function countFailedAuthentication(address: string): Promise<void> {
  if (failures === undefined) failures = limiter("failures", env().RATE_LIMIT_FAILED_AUTHENTICATIONS)
  const counted = failures && (await count(failures, addressNetwork(address)))
  if (counted?.exceeded) throw rateLimited(say("service.tooManyWrongKeys"), counted.seconds)
}

/** The refusal of a caller who may try again after `seconds`. */
export function rateLimited(what: Message, seconds: number): ServiceError {
  const said = say("service.tryAgainInSeconds", { what, count: seconds })
  return new ServiceError("rate_limited", said, { retryAfter: seconds })
}

/** Sets the header fields of the IETF's draft (draft-ietf-httpapi-ratelimit-headers). */
export function setRateLimitHeaders(headers: Headers, { limit, remaining, seconds }: RateLimit): void {
  headers.set("RateLimit-Policy", `"default";q=${limit};w=${window}`)
  headers.set("RateLimit", `"default";r=${remaining};t=${seconds}`)
}

function limiter(name: string, points: number): RateLimiterAbstract | null {
  const isOff = env().RATE_LIMIT_PER_MINUTE === 0 || points === 0
  return isOff ? null : database().rateLimiter({ name, points, seconds: window })
}

/** The library rejects with the count if it is over the limit. */
async function count(counting: RateLimiterAbstract, key: string, points = 1): Promise<Count> {
  let result: RateLimiterRes
  let exceeded = false
  try {
    result = await counting.consume(key, points)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    result = error
    exceeded = true
  }
  const { limit, remaining, seconds } = limitOf(counting, result)
  return { limit, remaining: exceeded ? 0 : remaining, seconds, exceeded }
}

function limitOf(
  { points }: RateLimiterAbstract,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): RateLimit {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return { limit: points, remaining: remainingPoints, seconds }
}
