"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { StatusDot } from "@/components/ui/status-dot"
import { relativeInstant } from "@/lib/format/instants"
import { formatNumber } from "@/lib/format/numbers"
import { localeOf } from "@/lib/messages/locale-of"
import type { RequestRow } from "@/lib/queries/requests"
import { outcomeInWords, statusTone } from "./request-words"

export function OutcomeFact({ row, className }: { row: RequestRow; className?: string }) {
  const { textOf } = useMessages()
  return (
    <StatusDot tone={statusTone(row.status)} className={cn("max-w-full", className)}>
      <span className="figures">{row.status}</span>
      <span className="truncate text-muted-foreground">{textOf(outcomeInWords(row))}</span>
    </StatusDot>
  )
}

export function TimeFact({ at, now }: { at: string; now: Date }) {
  const { language } = useMessages()
  return (
    <Instant at={at} className="whitespace-nowrap">
      {relativeInstant(at, now, localeOf[language])}
    </Instant>
  )
}

export function KeyFact({ row: { key } }: { row: RequestRow }) {
  const { t } = useMessages()
  if (!key) return <span className="text-muted-foreground">{t("requests.keyGone")}</span>
  return (
    <span className="block truncate" title={`${key.name} (${key.prefix}…${key.lastFour})`}>
      {key.name}
    </span>
  )
}

/** "1,240 ms", without more digits than anybody reads. */
export function milliseconds(value: number, locale: string): string {
  return `${formatNumber(value < 10 ? value : Math.round(value), locale)} ms`
}
