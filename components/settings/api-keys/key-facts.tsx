"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { MiniBars } from "@/components/ui/mini-bars"
import { StatusDot } from "@/components/ui/status-dot"
import { cn } from "@/components/ui/cn"
import { calendarDateIn } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import { formatInstantThere, relativeInstant } from "@/lib/format/instants"
import { formatCompactNumber } from "@/lib/format/numbers"
import { say } from "@/lib/messages/message"
import type { PresentedKey } from "@/lib/queries/api-keys"
import { expiryOf } from "./expiry"
import { callsByDay, callsInWords, totalCalls } from "./key-words"

/** What every part of a list of keys gets: the time, its zone and its locale. */
export type ListTime = { now: Date; timeZone: string; locale: string }
type FactProps = ListTime & { apiKey: PresentedKey }

const stateWords = {
  active: ["positive", say("keys.stateActive")],
  paused: ["warning", say("keys.statePaused")],
  replaced: ["info", say("keys.stateReplaced")],
  expired: ["negative", say("keys.stateExpired")],
  revoked: ["neutral", say("keys.stateRevoked")],
} as const

export function KeyStateFact({ apiKey, className }: { apiKey: PresentedKey; className?: string }) {
  const { textOf } = useMessages()
  const [tone, words] = stateWords[apiKey.state]
  return (
    <StatusDot tone={tone} className={className}>
      {textOf(words)}
    </StatusDot>
  )
}

export function CreatedFact({ apiKey, timeZone, locale }: FactProps) {
  const { t } = useMessages()
  const { createdAt, createdBy } = apiKey
  return (
    <>
      <Instant at={createdAt} className="block whitespace-nowrap">
        {formatDay(calendarDateIn(timeZone, new Date(createdAt)), locale)}
      </Instant>
      <span className="block truncate text-xs text-muted-foreground" title={createdBy ?? undefined}>
        {createdBy ? t("keys.createdBy", { person: createdBy }) : t("keys.createdByOperator")}
      </span>
    </>
  )
}

export function ExpiryFact({ apiKey, now, timeZone, locale }: FactProps) {
  const { t, textOf } = useMessages()
  const { expiresAt, state } = apiKey
  if (state === "replaced" && expiresAt) {
    const over = new Date(expiresAt) <= now
    return (
      <>
        <span className="block text-xs text-muted-foreground">
          {t(over ? "keys.workedUntil" : "keys.worksUntil")}
        </span>
        <Instant at={expiresAt} className={cn("block", !over && "text-warning")} />
      </>
    )
  }
  const { lastDay, left, tone } = expiryOf(expiresAt, now, timeZone)
  const colour = { quiet: "", soon: "text-warning", over: "text-destructive-text" }[tone]
  return (
    <>
      <span
        className={cn("block whitespace-nowrap", colour)}
        title={expiresAt ? formatInstantThere(expiresAt, locale, timeZone) : undefined}
      >
        {lastDay ? formatDay(lastDay, locale) : t("keys.never")}
      </span>
      {left ? <span className={cn("block text-xs font-medium", colour)}>{textOf(left)}</span> : null}
    </>
  )
}

export function LastUsedFact({ apiKey: { lastUsed }, now, locale }: FactProps) {
  const { t } = useMessages()
  if (!lastUsed) return <span className="text-muted-foreground">{t("keys.never")}</span>
  const sender = [lastUsed.address, lastUsed.userAgent].filter(Boolean).join(" · ")
  return (
    <>
      <Instant at={lastUsed.at} className="block whitespace-nowrap">
        {relativeInstant(lastUsed.at, now, locale)}
      </Instant>
      <span className="line-clamp-2 text-xs wrap-anywhere text-muted-foreground" title={sender}>
        {sender || t("keys.unknownAddress")}
      </span>
    </>
  )
}

export function CallsFact({ apiKey, now, locale }: FactProps) {
  const { textOf, language } = useMessages()
  return (
    <span className="inline-flex items-end gap-2" title={callsByDay(apiKey, now, { textOf, language })}>
      <MiniBars label={textOf(callsInWords(apiKey))} values={apiKey.calls} />
      <span aria-hidden className="figures text-xs leading-none text-muted-foreground">
        {formatCompactNumber(totalCalls(apiKey), locale)}
      </span>
    </span>
  )
}
