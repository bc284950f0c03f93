import { formatDay, relativeInstant } from "@/lib/format/dates"
import { countOf, formatList } from "@/lib/format/plurals"
import type { PresentedKey, GraceHours } from "@/lib/queries/api-keys"

type Scope = NonNullable<PresentedKey["scopes"]>[number]

/** What each scope lets a key do, in a word for the list and in words for whoever chooses. */
export const scopeWords: Record<Scope, { short: string; label: string; hint: string }> = {
  "jobs:read": { short: "Read", label: "Read postings", hint: "List, search and open postings." },
  "jobs:write": {
    short: "Write",
    label: "Write postings",
    hint: "Create and change postings, publish and archive them.",
  },
  "jobs:delete": {
    short: "Delete",
    label: "Delete postings",
    hint: "They are gone for good. To archive them, writing is enough.",
  },
  confidential: {
    short: "Confidential",
    label: "See confidential postings",
    hint: "Without it, confidential postings do not exist for the key, and it can make none.",
  },
}

/** "Read, write"; a key without limits has everything. */
export function scopesInWords(scopes: PresentedKey["scopes"]): string {
  if (scopes === null) return "Everything"
  const words = scopes.map((scope) => scopeWords[scope].short).join(", ")
  return words.charAt(0) + words.slice(1).toLowerCase()
}

export const graceWords: Record<GraceHours, { label: string; hint: string }> = {
  0: { label: "Not at all", hint: "The old key is refused at once. For a key that has leaked." },
  1: { label: "1 hour", hint: "For a system that you can change right now." },
  24: { label: "24 hours", hint: "Until somebody has changed it everywhere." },
  168: { label: "7 days", hint: "For partners who have to change it themselves." },
}

/** The subject of a toast that tells of a key. */
export const aboutKey = ({ id }: { id: number }) => [`key-${id}`]

/** What can be seen of a key: "opn_TTeB…UxSp". */
export function maskedKey({ prefix, lastFour }: Pick<PresentedKey, "prefix" | "lastFour">): string {
  return `${prefix}…${lastFour}`
}

export function totalCalls({ calls }: Pick<PresentedKey, "calls">): number {
  return calls.reduce((total, count) => total + count, 0)
}

/** "312 calls in the last 7 days". */
export function callsInWords(key: Pick<PresentedKey, "calls">, locale: string): string {
  return `${countOf(totalCalls(key), { one: "call", other: "calls" }, locale)} in the last 7 days`
}

/** What stops when the key does: "312 calls in the last 7 days, the last one 3 minutes ago from 10.0.0.1 with curl/8.5". */
export function usageInWords(key: PresentedKey, now: Date, locale: string): string {
  const { lastUsed } = key
  const total = totalCalls(key)
  if (!lastUsed) return total > 0 ? `It made ${callsInWords(key, locale)}.` : "It has never been used."
  const sender = [
    lastUsed.address && `from ${lastUsed.address}`,
    lastUsed.userAgent && `with ${lastUsed.userAgent}`,
  ]
  const last = [relativeInstant(lastUsed.at, now, locale), ...sender].filter(Boolean).join(" ")
  return total > 0
    ? `It made ${callsInWords(key, locale)}, the last one ${last}.`
    : `Nothing has used it in the last 7 days. It was last used ${last}.`
}

/** "Mon 2, Tue 0 …" is for nobody; the days that had calls are. They are counted by days of UTC. */
export function callsByDay({ calls }: Pick<PresentedKey, "calls">, today: Date, locale: string): string {
  const days = calls
    .map((count, index) => ({
      count,
      day: new Date(today.getTime() - (calls.length - 1 - index) * 86_400_000),
    }))
    .filter(({ count }) => count > 0)
    .map(({ count, day }) => `${formatDay(day.toISOString(), locale)}: ${count}`)
  return days.length > 0 ? `${formatList(days, "en")} (UTC)` : "No calls"
}
