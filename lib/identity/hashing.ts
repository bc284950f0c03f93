import { availableParallelism } from "node:os"
import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto"
import pLimit from "p-limit"
import { ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"

/** One processor is left to all else, and of libuv's four threads one; each hash has 32 MB. */
const abreast = Math.max(1, Math.min(3, availableParallelism() - 1))

/** At a tenth of a second each, whoever is let in waits three seconds at the most. */
const longestLine = 32 * abreast

const inTurn = pLimit(abreast)

/** A password as it is stored. Throws `unavailable` where too many are being hashed already. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password))
}

/** Whether `password` is the one that was stored as `hash`. Throws as `hashPassword` does. */
export function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  return inLine(() => verify(stored))
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount < longestLine) return inTurn(work)
  throw new ServiceError("unavailable", say("account.tooManyHashes"), { retryAfter: 5 })
}
