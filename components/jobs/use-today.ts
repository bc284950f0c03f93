"use client"

import { useCallback, useSyncExternalStore } from "react"
import { useMe } from "@/lib/queries/session"

/** The day it is for the employer, in its own time zone; follows midnight. */
export function useToday(): string {
  const { timeZone } = useMe().employer
  const read = useCallback(() => dayIn(timeZone, new Date()), [timeZone])
  return useSyncExternalStore(everyMinute, read, read)
}

/** The day (`YYYY-MM-DD`) that it is in `timeZone` at `instant`. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "iso8601",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ""
  return `${part("year")}-${part("month")}-${part("day")}`
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}
