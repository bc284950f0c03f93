import { formatDay } from "@/lib/format/dates"
import { relativeInstant } from "@/lib/format/instants"
import { formatList } from "@/lib/format/lists"
import { shortened } from "@/lib/format/shortened"
import type { Language } from "@/lib/messages/language"
import { localeOf } from "@/lib/messages/locale-of"
import { type Message, say } from "@/lib/messages/message"
import type { PresentedKey, GraceHours } from "@/lib/queries/api-keys"

type Scope = NonNullable<PresentedKey["scopes"]>[number]
type TextOf = (message: Message) => string

/** What each scope lets a key do: a word for the list, and a description for people choosing scopes. */
export const scopeWords: Record<Scope, { short: Message; label: Message; hint: Message }> = {
  "jobs:read": { short: say("keys.readShort"), label: say("keys.read"), hint: say("keys.readHint") },
  "jobs:write": { short: say("keys.writeShort"), label: say("keys.write"), hint: say("keys.writeHint") },
  "jobs:delete": { short: say("keys.deleteShort"), label: say("keys.delete"), hint: say("keys.deleteHint") },
  confidential: {
    short: say("keys.confidentialShort"),
    label: say("keys.confidential"),
    hint: say("keys.confidentialHint"),
  },
  webhooks: { short: say("keys.webhooksShort"), label: say("keys.webhooks"), hint: say("keys.webhooksHint") },
}

/** "Read, write"; a key without limits has all scopes. */
export function scopesInWords(scopes: PresentedKey["scopes"], textOf: TextOf): string {
  if (scopes === null) return textOf(say("keys.everything"))
  const words = scopes.map((scope) => textOf(scopeWords[scope].short)).join(", ")
  return words.charAt(0) + words.slice(1).toLowerCase()
}

export const graceWords: Record<GraceHours, { label: Message; hint: Message }> = {
  0: { label: say("keys.graceNone"), hint: say("keys.graceNoneHint") },
  1: { label: say("keys.graceHour"), hint: say("keys.graceHourHint") },
  24: { label: say("keys.graceDay"), hint: say("keys.graceDayHint") },
  168: { label: say("keys.graceWeek"), hint: say("keys.graceWeekHint") },
}

/** The subject of a toast about a key. */
export const aboutKey = ({ id }: { id: number }) => [`key-${id}`]

/** A key's name within a sentence. */
export function keyName({ name }: Pick<PresentedKey, "name">): string {
  return shortened(name, 60)
}

/** The visible part of a key: "opn_TTeB…UxSp". */
export function maskedKey({ prefix, lastFour }: Pick<PresentedKey, "prefix" | "lastFour">): string {
  return `${prefix}…${lastFour}`
}

export function totalCalls({ calls }: Pick<PresentedKey, "calls">): number {
  return calls.reduce((total, count) => total + count, 0)
}

/** "312 calls in the last 7 days". */
export function callsInWords(key: Pick<PresentedKey, "calls">): Message {
  return say("keys.callsInWeek", { count: totalCalls(key) })
}

/** What stops when the key does: "312 calls in the last 7 days, the last one 3 minutes ago from 10.0.0.1 with curl/8.5". */
export function usageInWords(key: PresentedKey, now: Date, language: Language): Message {
  const { lastUsed } = key
  const used = totalCalls(key) > 0
  const calls = callsInWords(key)
  if (!lastUsed) return used ? say("keys.used", { calls }) : say("keys.neverUsed")
  const last = useInWords(lastUsed, relativeInstant(lastUsed.at, now, localeOf[language]))
  return used ? say("keys.usedLast", { calls, last }) : say("keys.notUsedLately", { last })
}

function useInWords(
  { address, userAgent: agent }: NonNullable<PresentedKey["lastUsed"]>,
  when: string,
): Message | string {
  if (address && agent) return say("keys.usedFromWith", { when, address, agent })
  if (address) return say("keys.usedFrom", { when, address })
  return agent ? say("keys.usedWith", { when, agent }) : when
}

/** Only lists the days that had calls, since "Mon 2, Tue 0 …" helps nobody. Days are in UTC. */
export function callsByDay(
  { calls }: Pick<PresentedKey, "calls">,
  today: Date,
  { textOf, language }: { textOf: TextOf; language: Language },
): string {
  const locale = localeOf[language]
  const days = calls
    .map((count, index) => ({
      count,
      day: new Date(today.getTime() - (calls.length - 1 - index) * 86_400_000),
    }))
    .filter(({ count }) => count > 0)
    .map(({ count, day }) =>
      textOf(say("keys.callsOfDay", { day: formatDay(day.toISOString(), locale), count })),
    )
  if (days.length === 0) return textOf(say("keys.noCalls"))
  return textOf(say("keys.callsByDay", { days: formatList(days, locale) }))
}
