import type { EmployerId } from "../employers/employer"
import type { Scope } from "../actor"

/**
 * A key as it is stored and shown; only its holder knows the key itself. Times are instants; null means never, except
 * in `createdBy`, where it means the operator.
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
  /** The key that replaced this one in a rotation. */
  replacedById: number | null
  lastUsed: KeyUse | null
  /** When a call with this key was last answered without an error; may be up to a minute old. */
  lastSuccessAt: Date | null
}

/** A use of a key; a null `address` or `userAgent` is unknown. */
export type KeyUse = { at: Date; address: string | null; userAgent: string | null }

/**
 * A key and how often it was used on each of the last days (UTC), today last. `failing` says since when all of its
 * calls have failed; null unless they have for a while.
 */
export type ApiKeyWithCalls = ApiKey & { calls: number[]; failing: { since: Date; calls: number } | null }

export const maxKeyNameLength = 100

/** How many days of calls are shown. */
export const shownDays = 7

/** How many hours a rotated key keeps working. */
export const graceHours = [0, 1, 24, 168] as const
export type GraceHours = (typeof graceHours)[number]

/** A replaced key still works until it expires. */
export type KeyState = "active" | "paused" | "replaced" | "expired" | "revoked"

/** The state of `key` at the instant `now`. */
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
