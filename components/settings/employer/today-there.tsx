"use client"

import { useCallback, useSyncExternalStore } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { calendarDateIn } from "@/lib/calendar-date"
import { formatLongDay } from "@/lib/format/dates"
import { formatTime } from "@/lib/format/instants"
import { localeOf } from "@/lib/messages/locale-of"

const second = 1_000

/** What choosing a time zone means, with the current day in that zone. */
export function TodayThere({ timeZone }: { timeZone: string }) {
  const { t, language } = useMessages()
  const locale = localeOf[language]
  // This text changes every minute, and is read more often than that.
  const read = useCallback(() => nowIn(timeZone, locale), [timeZone, locale])
  const now = useSyncExternalStore(everySecond, read, () => null)
  return (
    <>
      {t("employers.timeZoneHint")}{" "}
      {now ? <span className="inline-block">{t("employers.nowThere", { now })}</span> : null}
    </>
  )
}

function nowIn(timeZone: string, locale: string): string | null {
  if (!timeZone) return null
  const now = new Date()
  return `${formatLongDay(calendarDateIn(timeZone, now), locale)}, ${formatTime(now, locale, timeZone)}`
}

function everySecond(onChange: () => void) {
  const timer = setInterval(onChange, second)
  return () => clearInterval(timer)
}
