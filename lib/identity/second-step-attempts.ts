import { ServiceError } from "@/lib/domain/errors"
import { beginAnew, type Counter, countIn, type Policy, takeBack } from "./counters"
import { say } from "@/lib/messages/message"

/**
 * Wrong codes that a person may send before a right one. A code has six digits, and three are valid at any time: an attacker
 * who knows the password and guesses every day has an even chance after twelve years.
 */
const policies: Policy[] = [
  { name: "second-step", points: 10, seconds: 15 * 60 },
  { name: "second-step-day", points: 50, seconds: 86_400 },
]

type Kind = "code" | "recovery_code" | "set_up"

/**
 * Runs `attempt`, which throws `validation_failed` if a code was wrong. Counted before it is tried, for the person only and
 * wherever it comes from: many at once get no further than one after the other. What the first limit refuses doesn't count
 * toward the second. Throws `rate_limited`, and `unavailable` if attempts can't be counted.
 */
export async function limitingSecondSteps<T>(
  userId: number,
  kind: Kind,
  attempt: () => Promise<T>,
): Promise<T> {
  const counters = countersOf(userId, kind)
  await countIn(counters, say("twoFactor.tooManyCodes"))
  try {
    const outcome = await attempt()
    await beginAnew(counters)
    return outcome
  } catch (error) {
    const wrong = error instanceof ServiceError && error.code === "validation_failed"
    if (!wrong) await takeBack(counters)
    throw error
  }
}

/** Forgets the wrong codes of a person with a new app: they were guesses at another secret. */
export async function forgetWrongCodes(userId: number): Promise<void> {
  await beginAnew(countersOf(userId, "code"))
}

function countersOf(userId: number, kind: Kind): Counter[] {
  return policies.map((policy) => ({ policy, key: `${kind}:${userId}` }))
}
