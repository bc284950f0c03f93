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

/** Null is a key without limits. */
const keyScopes = boundedList(
  z.enum(scopes, { error: notOneOf(say("fields.scope"), scopes) }),
  packMessage(say("keys.scopesNotList")),
)
  .refine((list) => list.length > 0, because({ code: "required", message: say("keys.scopesMissing") }))
  .transform((list) => scopes.filter((scope) => list.includes(scope)))
  .nullable()

/** A blank is no day: what never ends has to be said. */
const lastDay = z
  .string({ error: packMessage(say("keys.dayNotGiven")) })
  .refine((value) => value !== "", because({ code: "required", message: say("keys.dayMissing") }))
  .refine((value) => parseCalendarDate(value) === value, {
    ...because({ code: "invalid_date", message: say("keys.noSuchDay") }),
  })
  .nullable()

/** `expires` is the key's last day where the employer is; null is never. */
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
