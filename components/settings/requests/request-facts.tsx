"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { StatusDot } from "@/components/ui/status-dot"
import { relativeInstant } from "@/lib/format/instants"
import { formatNumber } from "@/lib/format/numbers"
import { localeOf } from "@/lib/messages/locale-of"
import type { RequestRow } from "@/lib/queries/requests"
import { outcomeInWords, rowTone } from "./request-words"

interface OutcomeFactProps {
  row: RequestRow
  /** Whether there is room for a second line. */
  wraps?: boolean
  className?: string
}

export function OutcomeFact({ row, wraps = false, className }: OutcomeFactProps) {
  const { textOf } = useMessages()
  const words = textOf(outcomeInWords(row))
  return (
    <StatusDot tone={rowTone(row)} className={cn("max-w-full", className)}>
      <span className="figures">{row.status}</span>
      <span
        title={wraps ? undefined : words}
        className={cn("text-muted-foreground", wraps ? "whitespace-normal" : "truncate")}
      >
        {words}
      </span>
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

/** "1,240 ms", without more digits than anyone reads. */
export function milliseconds(value: number, locale: string): string {
  return `${formatNumber(value < 10 ? value : Math.round(value), locale)} ms`
}
