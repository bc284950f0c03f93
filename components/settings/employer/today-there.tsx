"use client"

import { useCallback, useSyncExternalStore } from "react"
import { useLocale } from "@/components/ui/use-locale"
import { dayIn, formatLongDay, formatTime } from "@/lib/format/dates"

const second = 1_000

/** What choosing a time zone means, with the day that it is there at this moment. */
export function TodayThere({ timeZone }: { timeZone: string }) {
  const locale = useLocale()
  // A word that changes with the minute, and is asked for more often than that.
  const read = useCallback(() => nowIn(timeZone, locale), [timeZone, locale])
  const now = useSyncExternalStore(everySecond, read, () => null)
  return (
    <>
      Decides which day it is when a posting is published or closes.{" "}
      {now ? <span className="whitespace-nowrap">Today is {now} there.</span> : null}
    </>
  )
}

function nowIn(timeZone: string, locale: string): string | null {
  if (!timeZone) return null
  const now = new Date()
  return `${formatLongDay(dayIn(timeZone, now), locale)}, ${formatTime(now, locale, timeZone)}`
}

function everySecond(onChange: () => void) {
  const timer = setInterval(onChange, second)
  return () => clearInterval(timer)
}
