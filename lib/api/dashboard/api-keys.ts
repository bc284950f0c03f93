import * as z from "zod"
import {
  type ApiKeyWithCalls,
  graceHours,
  type KeyState,
  keyState,
  maxKeyNameLength,
} from "@/lib/domain/api-keys/api-key"
import { parseCalendarDate } from "@/lib/parse-calendar-date"
import { type Scope, scopes } from "@/lib/domain/actor"
import { because, boundedList, notOneOf } from "../fields"
import { requiredText } from "./account"
import { packMessage, say } from "@/lib/messages/message"

const keyName = requiredText(say("fields.name"), maxKeyNameLength, say("keys.nameMissing"))

/** Null means a key without limits. */
const keyScopes = boundedList(
  z.enum(scopes, { error: notOneOf(say("fields.scope"), scopes) }),
  packMessage(say("keys.scopesNotList")),
)
  .refine((list) => list.length > 0, because({ code: "required", message: say("keys.scopesMissing") }))
  .transform((list) => scopes.filter((scope) => list.includes(scope)))
  .nullable()

/** A blank is not a valid day: a key that never expires has to be asked for with null. */
const lastDay = z
  .string({ error: packMessage(say("keys.dayNotGiven")) })
  .refine((value) => value !== "", because({ code: "required", message: say("keys.dayMissing") }))
  .refine((value) => parseCalendarDate(value) === value, {
    ...because({ code: "invalid_date", message: say("keys.noSuchDay") }),
  })
  .nullable()

/** `expires` is the key's last day in the employer's time zone; null means never. */
export const newKeyRequest = z.object({ name: keyName, scopes: keyScopes, expires: lastDay })
export type NewKeyRequest = z.output<typeof newKeyRequest>

export const keyChangeRequest = z.object({
  name: keyName.optional(),
  paused: z.boolean({ error: packMessage(say("fields.notTrueOrFalse", { name: "paused" })) }).optional(),
})

export const renameKeyRequest = z.object({ name: keyName })
export type KeyChangeRequest = z.output<typeof keyChangeRequest>

export const rotationRequest = z.object({
  graceHours: z.literal(graceHours, { error: notOneOf("graceHours", graceHours) }),
})

export const keyScopeNames = scopes
export { graceHours }
export type { GraceHours } from "@/lib/domain/api-keys/api-key"
export type { KeyState, Scope }

/**
 * A key as the dashboard sees it. Times are ISO 8601 instants; null means never, except in `createdBy`, where it
 * means the operator.
 */
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
  /** Calls per day over the last 7 days (UTC), today last. */
  calls: number[]
  /** Since when all calls have failed, and how many; null if that is not the case, or not for long yet. */
  failing: { since: string; calls: number } | null
  /** The key that this one replaced, and until when that one works or worked. */
  replaces: { id: number; prefix: string; lastFour: string; worksUntil: string } | null
}

/** A newly created key with its secret, which is only shown this once. */
export type MadeKey = { key: PresentedKey; secret: string }

/** `key` at the instant `now`; `others` are the employer's keys, among them the one that `key` replaces. */
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
