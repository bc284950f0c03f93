import { availableParallelism } from "node:os"
import pLimit from "p-limit"
import { ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"

/** One processor, and one of libuv's four threads, is left to everything else; each hash takes 32 MB. */
const abreast = Math.max(1, Math.min(3, availableParallelism() - 1))

/** At a tenth of a second each, nobody who is let in waits more than three seconds. */
const longestLine = 32 * abreast

const inTurn = pLimit(abreast)

const hasher = () => import("better-auth/crypto")

/** The stored form of a password. Throws `unavailable` if too many are being hashed already. */
export function hashPassword(password: string): Promise<string> {
  return inLine(async () => (await hasher()).hashPassword(password))
}

/** Whether `password` is the one that was stored as `hash`. Throws like `hashPassword`. */
export function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  return inLine(async () => (await hasher()).verifyPassword(stored))
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount < longestLine) return inTurn(work)
  throw new ServiceError("unavailable", say("account.tooManyHashes"), { retryAfter: 5 })
}
