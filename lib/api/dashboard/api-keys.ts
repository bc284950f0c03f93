import * as z from "zod"
import {
  type ApiKeyWithCalls,
  graceHours,
  type KeyState,
  keyState,
  maxKeyNameLength,
} from "@/lib/domain/api-keys/api-key"
import { parseCalendarDate } from "@/lib/domain/calendar-date"
import { type Scope, scopes } from "@/lib/domain/actor"
import { because } from "../fields"
import { requiredText } from "./account"

const keyName = requiredText("The name", maxKeyNameLength, "Enter a name that tells what the key is for.")

/** Null is a key without limits. */
const keyScopes = z
  .array(z.enum(scopes, { error: `A scope is one of ${scopes.join(", ")}.` }), {
    error: "Choose what the key may do: a list of scopes, or null for everything.",
  })
  .refine((list) => list.length > 0, because({ code: "required", message: "Choose at least one scope." }))
  .transform((list) => scopes.filter((scope) => list.includes(scope)))
  .nullable()

/** A blank is no day: what never ends has to be said. */
const lastDay = z
  .string({ error: "Choose the last day: one such as 2026-12-31, or null for never." })
  .refine((value) => value !== "", because({ code: "required", message: "Choose the last day." }))
  .refine((value) => parseCalendarDate(value) === value, {
    ...because({ code: "invalid_date", message: "Choose a real day, written as 2026-12-31." }),
  })
  .nullable()

/** `expires` is the key's last day where the employer is; null is never. */
export const newKeyRequest = z.object({ name: keyName, scopes: keyScopes, expires: lastDay })
export type NewKeyRequest = z.output<typeof newKeyRequest>

export const keyChangeRequest = z.object({
  name: keyName.optional(),
  paused: z.boolean({ error: "paused is true or false." }).optional(),
})

export const renameKeyRequest = z.object({ name: keyName })
export type KeyChangeRequest = z.output<typeof keyChangeRequest>

export const rotationRequest = z.object({
  graceHours: z.literal(graceHours, { error: `graceHours is one of ${graceHours.join(", ")}.` }),
})

export const keyScopeNames = scopes
export { graceHours }
export type { GraceHours } from "@/lib/domain/api-keys/api-key"
export type { KeyState, Scope }

/** A key as the dashboard sees it. Times are ISO 8601 instants; null is "never", of `createdBy` the operator. */
export type PresentedKey = {
  id: number
  name: string
  prefix: string
  lastFour: string
  scopes: Scope[] | null
  createdBy: string | null
  createdAt: string
  expiresAt: string | null
  /** A replaced key works until it expires. */
  state: KeyState
  lastUsed: { at: string; address: string | null; userAgent: string | null } | null
  /** Of the last 7 days (UTC), the present one last. */
  calls: number[]
  /** Since when all of its calls have failed, and how many these are; null where that is not so, or not for long. */
  failing: { since: string; calls: number } | null
  /** The key in whose place this one was put, and until when that one works or has worked. */
  replaces: { id: number; prefix: string; lastFour: string; worksUntil: string } | null
}

/** A key that has just been made, with its secret, which is shown this once. */
export type MadeKey = { key: PresentedKey; secret: string }

/** `key` at the instant `now`; `others` are the employer's keys among which the one is that it replaces. */
export function presentKey(key: ApiKeyWithCalls, others: readonly ReplacedKey[], now: Date): PresentedKey {
  const { id, name, prefix, lastFour, scopes, createdBy, lastUsed, calls, failing } = key
  const replaced = others.find(({ replacedById }) => replacedById === id)
  return {
    id,
    name,
    prefix,
    lastFour,
    scopes,
    createdBy,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    state: keyState(key, now),
    lastUsed: lastUsed && { ...lastUsed, at: lastUsed.at.toISOString() },
    calls,
    failing: failing && { ...failing, since: failing.since.toISOString() },
    replaces: replaced ? presentReplaced(replaced) : null,
  }
}

type ReplacedKey = Pick<
  ApiKeyWithCalls,
  "id" | "prefix" | "lastFour" | "replacedById" | "expiresAt" | "revokedAt"
>

function presentReplaced({
  id,
  prefix,
  lastFour,
  expiresAt,
  revokedAt,
}: ReplacedKey): PresentedKey["replaces"] {
  const ends = [expiresAt, revokedAt].filter((end) => end !== null).map((end) => end.getTime())
  return { id, prefix, lastFour, worksUntil: new Date(Math.min(...ends)).toISOString() }
}
