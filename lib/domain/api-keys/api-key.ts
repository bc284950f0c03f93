import type { EmployerId } from "../employers/employer"
import type { Scope } from "../actor"

/**
 * A key as it is stored and shown; the key itself is known to its holder alone. Times are instants; null is "never", of
 * `createdBy` the operator.
 */
export type ApiKey = {
  id: number
  employerId: EmployerId
  name: string
  prefix: string
  lastFour: string
  scopes: Scope[] | null
  createdAt: Date
  createdBy: string | null
  expiresAt: Date | null
  pausedAt: Date | null
  revokedAt: Date | null
  /** The key that a rotation put in this one's place. */
  replacedById: number | null
  lastUsed: KeyUse | null
  /** When a call of it was last answered without an error; may be a minute behind. */
  lastSuccessAt: Date | null
}

/** A use of a key; `address` and `userAgent` null are not known. */
export type KeyUse = { at: Date; address: string | null; userAgent: string | null }

/**
 * A key and how often it was used on each of the last days (UTC), the present one last. `failing` tells since when all of
 * its calls have failed, where they have for long.
 */
export type ApiKeyWithCalls = ApiKey & { calls: number[]; failing: { since: Date; calls: number } | null }

export const maxKeyNameLength = 100

/** Days whose calls are shown. */
export const shownDays = 7

/** How long a rotated key works on, in hours. */
export const graceHours = [0, 1, 24, 168] as const
export type GraceHours = (typeof graceHours)[number]

/** A replaced key still works until it expires. */
export type KeyState = "active" | "paused" | "replaced" | "expired" | "revoked"

/** What has become of `key` at the instant `now`. */
export function keyState(key: ApiKey, now: Date): KeyState {
  if (key.revokedAt !== null && key.revokedAt <= now) return "revoked"
  if (key.replacedById !== null) return "replaced"
  if (key.expiresAt !== null && key.expiresAt <= now) return "expired"
  return key.pausedAt === null ? "active" : "paused"
}

/** Whether `key` works at the instant `now`. */
export function isUsable(key: Pick<ApiKey, "expiresAt" | "revokedAt" | "pausedAt">, now: Date): boolean {
  return (
    key.pausedAt === null &&
    (key.revokedAt === null || key.revokedAt > now) &&
    (key.expiresAt === null || key.expiresAt > now)
  )
}
