import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { ServiceError } from "@/lib/domain/errors"
import { env } from "@/lib/env"
import { database } from "./context"

/** Attempts that one account and one address may make within the window, in seconds; good ones do not count. */
const window = 15 * 60
const policies = [
  { name: "attempts:account", points: 10, seconds: window, mustCount: true },
  { name: "attempts:address", points: 50, seconds: window, mustCount: true },
]

let limiters: RateLimiterAbstract[] | undefined

/**
 * Counts an attempt on `account` from `address`, before it is tried: many at once are no more than one after the other.
 * Throws `rate_limited` where there were too many, and `unavailable` where they cannot be counted. Instances on one
 * PostgreSQL count together.
 */
export async function countAttempt(account: string, address: string): Promise<void> {
  const [byAccount, byAddress] = (limiters ??= openLimiters())
  const counted = await Promise.allSettled([byAccount?.consume(account), byAddress?.consume(address)])
  const waits = counted.flatMap((outcome) => (outcome.status === "rejected" ? [waitOf(outcome.reason)] : []))
  if (waits.length === 0) return
  const minutes = Math.ceil(Math.max(...waits) / 60_000)
  const message = `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`
  throw new ServiceError("rate_limited", message, { retryAfter: Math.ceil(Math.max(...waits) / 1000) })
}

/**
 * Runs `attempt`, which throws `unauthorized` or `validation_failed` where a secret was wrong. Only such attempts are
 * kept count of, and those of an account whose owner has come in are forgotten. Throws `rate_limited` without trying.
 */
export async function limitingAttempts<T>(
  account: string,
  address: string,
  attempt: () => Promise<T>,
): Promise<T> {
  await countAttempt(account, address)
  const [byAccount, byAddress] = limiters ?? []
  try {
    const outcome = await attempt()
    await Promise.allSettled([byAccount?.delete(account), byAddress?.reward(address)])
    return outcome
  } catch (error) {
    const wrong = error instanceof ServiceError && /^(unauthorized|validation_failed)$/.test(error.code)
    if (!wrong) await Promise.allSettled([byAccount?.reward(account), byAddress?.reward(address)])
    throw error
  }
}

/** Where failures of an address are not limited at all, as behind a proxy that hides addresses, those of an account still are. */
function openLimiters(): RateLimiterAbstract[] {
  const counted = env().RATE_LIMIT_FAILED_AUTHENTICATIONS === 0 ? policies.slice(0, 1) : policies
  return counted.map((policy) => database().rateLimiter(policy))
}

/** Milliseconds until there may be another attempt. */
function waitOf(reason: unknown): number {
  if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
  const message = "The service cannot count attempts just now. Try again in a moment."
  throw new ServiceError("unavailable", message, { cause: reason })
}
