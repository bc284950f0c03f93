import { ServiceError } from "@/lib/domain/errors"
import { beginAnew, type Counter, countIn, type Policy, takeBack } from "./counters"

/**
 * Wrong codes that a person may send before one is right. A code has six digits, and three are good at any time: whoever
 * knows the password and guesses every day has an even chance after twelve years.
 */
const policies: Policy[] = [
  { name: "second-step", points: 10, seconds: 15 * 60 },
  { name: "second-step-day", points: 50, seconds: 86_400 },
]

type Kind = "code" | "recovery_code" | "set_up"

/**
 * Runs `attempt`, which throws `validation_failed` where a code was wrong. Counted before it is tried, for the person
 * alone and wherever it comes from: many at once are no more than one after the other. What is refused for the first limit
 * does not count towards the second. Throws `rate_limited`, and `unavailable` where attempts cannot be counted.
 */
export async function limitingSecondSteps<T>(
  userId: number,
  kind: Kind,
  attempt: () => Promise<T>,
): Promise<T> {
  const counters = countersOf(userId, kind)
  await countIn(counters, "Too many wrong codes.")
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

/** Forgets the wrong codes of a person who has a new app: they were guesses at another secret. */
export async function forgetWrongCodes(userId: number): Promise<void> {
  await beginAnew(countersOf(userId, "code"))
}

function countersOf(userId: number, kind: Kind): Counter[] {
  return policies.map((policy) => ({ policy, key: `${kind}:${userId}` }))
}
