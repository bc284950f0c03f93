import type { ApiKey } from "../api-keys/api-key"
import type { Context } from "../context"
import type { KeyFailures } from "./api-request-store"

/**
 * A key is failing if at least this many of its calls have failed, the first at least this long ago, and none has
 * succeeded since.
 */
const leastCalls = 5
const leastMilliseconds = 15 * 60_000

/** Older failures don't count: the program that made them has stopped. */
const remembered = 24 * 60 * 60_000

/** Errors that a correct client gets too: the job doesn't exist, exists already, or has changed in the meantime. */
const ordinary = [404, 409, 412]

/** Since when all calls of a key have been failing, and how many there are. */
export type Failing = { since: Date; calls: number }

/** The employer's keys whose calls have all been failing for 15 minutes or more, by key id. */
export async function failingKeys(context: Context, keys: readonly ApiKey[]): Promise<Map<number, Failing>> {
  const { stores, employer, clock } = context
  const now = clock.now().getTime()
  const failures = (since: Date, keyId?: number) =>
    stores.apiRequests.failures(employer.id, since, {
      except: ordinary,
      ...(keyId !== undefined && { keyId }),
    })
  const lasting = ({ calls, first }: KeyFailures) =>
    calls >= leastCalls && now - first.getTime() >= leastMilliseconds

  const failing = new Map<number, Failing>()
  for (const found of (await failures(new Date(now - remembered))).filter(lasting)) {
    const success = keys.find(({ id }) => id === found.keyId)?.lastSuccessAt
    // Only a key with a success in between needs a second lookup.
    const [since] = success && success >= found.first ? await failures(success, found.keyId) : [found]
    if (since && lasting(since)) failing.set(found.keyId, { since: since.first, calls: since.calls })
  }
  return failing
}
