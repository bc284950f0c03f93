import { createHash } from "node:crypto"
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { ServiceError } from "@/lib/domain/errors"
import { database } from "@/lib/http/context"

/** How often something may be done within so many seconds; `name` is unique. */
export type Policy = { name: string; points: number; seconds: number }

/** One count: of what `key` says, under a policy. */
export type Counter = { policy: Policy; key: string }

const limiters = new Map<string, RateLimiterAbstract>()

/**
 * Counts in all of `counters`, in their order, and goes no further than the first that is full: who is refused uses up nothing
 * of what the counters behind allow others. Throws `rate_limited` under the sentence `refusal`, and `unavailable` where it cannot be counted.
 * Instances on one PostgreSQL count together.
 */
export async function countIn(counters: Counter[], refusal: string): Promise<void> {
  for (const { policy, key } of counters) {
    try {
      await limiterOf(policy).consume(hashed(key))
    } catch (reason) {
      throw refused(reason, refusal)
    }
  }
}

/** Takes back what was counted for something that did not happen after all. */
export async function takeBack(counters: Counter[]): Promise<void> {
  await Promise.allSettled(counters.map(({ policy, key }) => limiterOf(policy).reward(hashed(key))))
}

/** Begins anew in all of `counters`. */
export async function beginAnew(counters: Counter[]): Promise<void> {
  await Promise.allSettled(counters.map(({ policy, key }) => limiterOf(policy).delete(hashed(key))))
}

function limiterOf(policy: Policy): RateLimiterAbstract {
  const limiter = limiters.get(policy.name) ?? database().rateLimiter({ ...policy, mustCount: true })
  limiters.set(policy.name, limiter)
  return limiter
}

/** What was typed as an address is kept nowhere, and a key is never longer than this. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url")
}

function refused(reason: unknown, refusal: string): ServiceError {
  if (!(reason instanceof RateLimiterRes)) {
    const message = "The service cannot count attempts just now. Try again in a moment."
    return new ServiceError("unavailable", message, { cause: reason })
  }
  const seconds = Math.ceil(Math.max(1, reason.msBeforeNext) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} ${minutes === 1 ? "minute" : "minutes"}`
  return new ServiceError("rate_limited", `${refusal} Try again in ${wait}.`, { retryAfter: seconds })
}
