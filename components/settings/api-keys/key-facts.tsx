"use client"

import { Instant } from "@/components/employer/instant"
import { MiniBars } from "@/components/ui/mini-bars"
import { StatusDot } from "@/components/ui/status-dot"
import { cn } from "@/components/ui/cn"
import { dayIn, formatDay, formatInstantThere, relativeInstant } from "@/lib/format/dates"
import { formatCompactNumber } from "@/lib/format/numbers"
import type { PresentedKey } from "@/lib/queries/api-keys"
import { expiryOf } from "./expiry"
import { callsByDay, callsInWords, totalCalls } from "./key-words"

/** What every part of a list of keys is told: the time, its zone and how to write it. */
export type ListTime = { now: Date; timeZone: string; locale: string }
type FactProps = ListTime & { apiKey: PresentedKey }

const stateWords = {
  active: ["positive", "Active"],
  paused: ["warning", "Paused"],
  replaced: ["info", "Replaced"],
  expired: ["negative", "Expired"],
  revoked: ["neutral", "Revoked"],
} as const

export function KeyStateFact({ apiKey, className }: { apiKey: PresentedKey; className?: string }) {
  const [tone, words] = stateWords[apiKey.state]
  return (
    <StatusDot tone={tone} className={className}>
      {words}
    </StatusDot>
  )
}

export function CreatedFact({ apiKey, timeZone, locale }: FactProps) {
  const { createdAt, createdBy } = apiKey
  return (
    <>
      <Instant at={createdAt} className="block whitespace-nowrap">
        {formatDay(dayIn(timeZone, new Date(createdAt)), locale)}
      </Instant>
      <span className="block truncate text-xs text-muted-foreground" title={createdBy ?? undefined}>
        by {createdBy ?? "the operator"}
      </span>
    </>
  )
}

export function ExpiryFact({ apiKey, now, timeZone, locale }: FactProps) {
  const { expiresAt, state } = apiKey
  if (state === "replaced" && expiresAt) {
    const over = new Date(expiresAt) <= now
    return (
      <>
        <span className="block text-xs text-muted-foreground">{over ? "Worked until" : "Works until"}</span>
        <Instant at={expiresAt} className={cn("block", !over && "text-warning")} />
      </>
    )
  }
  const { words, left, tone } = expiryOf(expiresAt, now, timeZone, locale)
  const colour = { quiet: "", soon: "text-warning", over: "text-destructive-text" }[tone]
  return (
    <>
      <span
        className={cn("block whitespace-nowrap", colour)}
        title={expiresAt ? formatInstantThere(expiresAt, locale, timeZone) : undefined}
      >
        {words}
      </span>
      {left ? <span className={cn("block text-xs font-medium", colour)}>{left}</span> : null}
    </>
  )
}

export function LastUsedFact({ apiKey: { lastUsed }, now, locale }: FactProps) {
  if (!lastUsed) return <span className="text-muted-foreground">Never</span>
  const sender = [lastUsed.address, lastUsed.userAgent].filter(Boolean).join(" · ")
  return (
    <>
      <Instant at={lastUsed.at} className="block whitespace-nowrap">
        {relativeInstant(lastUsed.at, now, locale)}
      </Instant>
      <span className="line-clamp-2 text-xs wrap-anywhere text-muted-foreground" title={sender}>
        {sender || "From an unknown address"}
      </span>
    </>
  )
}

export function CallsFact({ apiKey, now, locale }: FactProps) {
  return (
    <span className="inline-flex items-end gap-2" title={callsByDay(apiKey, now, locale)}>
      <MiniBars label={callsInWords(apiKey, locale)} values={apiKey.calls} />
      <span aria-hidden className="figures text-xs leading-none text-muted-foreground">
        {formatCompactNumber(totalCalls(apiKey), locale)}
      </span>
    </span>
  )
}
