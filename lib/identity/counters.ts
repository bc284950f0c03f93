import { createHash } from "node:crypto"
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { ServiceError } from "@/lib/domain/errors"
import { database } from "@/lib/http/context"
import { type Message, say } from "@/lib/messages/message"

/** How often something may be done within `seconds`; `name` is unique. */
export type Policy = { name: string; points: number; seconds: number }

/** One count: of `key`, under a policy. */
export type Counter = { policy: Policy; key: string }

const limiters = new Map<string, RateLimiterAbstract>()

/**
 * Counts in all of `counters`, in order, up to the first that is full: a refused caller uses up nothing of what the later
 * counters allow others. Throws `rate_limited` beginning with `refusal`, and `unavailable` if it can't be counted. Instances on
 * one PostgreSQL database count together.
 */
export async function countIn(counters: Counter[], refusal: Message): Promise<void> {
  for (const { policy, key } of counters) {
    try {
      await limiterOf(policy).consume(hashed(key))
    } catch (reason) {
      throw refused(reason, refusal)
    }
  }
}

/** Takes back what was counted for something that didn't happen after all. */
export async function takeBack(counters: Counter[]): Promise<void> {
  await Promise.allSettled(counters.map(({ policy, key }) => limiterOf(policy).reward(hashed(key))))
}

/** Resets all of `counters`. */
export async function beginAnew(counters: Counter[]): Promise<void> {
  await Promise.allSettled(counters.map(({ policy, key }) => limiterOf(policy).delete(hashed(key))))
}

function limiterOf(policy: Policy): RateLimiterAbstract {
  const limiter = limiters.get(policy.name) ?? database().rateLimiter({ ...policy, mustCount: true })
  limiters.set(policy.name, limiter)
  return limiter
}

/** Text typed as an address is stored nowhere, and a key is never longer than a hash. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url")
}

function refused(reason: unknown, refusal: Message): ServiceError {
  if (!(reason instanceof RateLimiterRes)) {
    return new ServiceError("unavailable", say("service.cannotCount"), { cause: reason })
  }
  const seconds = Math.ceil(Math.max(1, reason.msBeforeNext) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const said =
    minutes > 90
      ? say("service.tryAgainInHours", { what: refusal, count: Math.ceil(minutes / 60) })
      : say("service.tryAgainInMinutes", { what: refusal, count: minutes })
  return new ServiceError("rate_limited", said, { retryAfter: seconds })
}
