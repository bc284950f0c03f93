import { RateLimiterMemory } from "rate-limiter-flexible"
import { ServiceError } from "@/lib/domain/errors"

const window = 15 * 60

/** Failed attempts that one account and one address may make within the window, in seconds. */
const byAccount = new RateLimiterMemory({ points: 10, duration: window })
const byAddress = new RateLimiterMemory({ points: 50, duration: window })

/** Throws `rate_limited` when too many attempts on this account, or from this address, have failed. */
export async function refuseAfterFailures(account: string, address: string): Promise<void> {
  const [ofAccount, ofAddress] = await Promise.all([byAccount.get(account), byAddress.get(address)])
  const waits = [
    ofAccount && ofAccount.consumedPoints >= byAccount.points ? ofAccount.msBeforeNext : 0,
    ofAddress && ofAddress.consumedPoints >= byAddress.points ? ofAddress.msBeforeNext : 0,
  ]
  const seconds = Math.ceil(Math.max(...waits) / 1000)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`
  throw new ServiceError("rate_limited", message, { retryAfter: seconds })
}

/** Counts a failed attempt; false for one beyond those that are allowed, as many at once may be. */
export async function noteFailure(account: string, address: string): Promise<boolean> {
  const counted = await Promise.allSettled([byAccount.consume(account), byAddress.consume(address)])
  return counted.every(({ status }) => status === "fulfilled")
}

/** Forgets the failures of an account whose owner has come in. */
export async function noteSuccess(account: string): Promise<void> {
  await byAccount.delete(account)
}
