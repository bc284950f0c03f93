import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { ServiceError } from "@/lib/domain/errors"
import { database } from "@/lib/http/context"
import { say } from "@/lib/messages/message"

/**
 * Wrong codes that a person may send before one is right. A code has six digits, and three are good at any time: whoever
 * knows the password and guesses every day has an even chance after twelve years.
 */
const policies = [
  { name: "second-step", points: 10, seconds: 15 * 60, mustCount: true },
  { name: "second-step-day", points: 50, seconds: 86_400, mustCount: true },
]

let limiters: RateLimiterAbstract[] | undefined

/**
 * Runs `attempt`, which throws `validation_failed` where a code was wrong. Counted before it is tried, for the person
 * alone and wherever it comes from: many at once are no more than one after the other. Throws `rate_limited`.
 */
export async function limitingSecondSteps<T>(
  userId: number,
  kind: "code" | "recovery_code" | "set_up",
  attempt: () => Promise<T>,
): Promise<T> {
  limiters ??= policies.map((policy) => database().rateLimiter(policy))
  const all = limiters
  const key = `${kind}:${userId}`
  const counted = await Promise.allSettled(all.map((limiter) => limiter.consume(key)))
  const waits = counted.flatMap((outcome) => (outcome.status === "rejected" ? [waitOf(outcome.reason)] : []))
  if (waits.length > 0) throw tooMany(Math.max(...waits))
  try {
    const outcome = await attempt()
    await Promise.allSettled(all.map((limiter) => limiter.delete(key)))
    return outcome
  } catch (error) {
    const wrong = error instanceof ServiceError && error.code === "validation_failed"
    if (!wrong) await Promise.allSettled(all.map((limiter) => limiter.reward(key)))
    throw error
  }
}

/** Forgets the wrong codes of a person who has a new app: they were guesses at another secret. */
export async function forgetWrongCodes(userId: number): Promise<void> {
  await Promise.allSettled((limiters ?? []).map((limiter) => limiter.delete(`code:${userId}`)))
}

function tooMany(milliseconds: number): ServiceError {
  const minutes = Math.ceil(milliseconds / 60_000)
  const what = say("twoFactor.tooManyCodes")
  const message =
    minutes > 90
      ? say("twoFactor.tryAgainInHours", { what, count: Math.ceil(minutes / 60) })
      : say("service.tryAgainInMinutes", { what, count: minutes })
  return new ServiceError("rate_limited", message, { retryAfter: Math.ceil(milliseconds / 1000) })
}

/** Milliseconds until there may be another attempt. */
function waitOf(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
  throw new ServiceError("unavailable", say("service.cannotCount"), { cause: reason })
}
