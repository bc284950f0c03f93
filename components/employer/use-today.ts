"use client"

import { createContext, use, useCallback, useSyncExternalStore } from "react"
import { calendarDateIn } from "@/lib/calendar-date"
import { useMe } from "@/lib/queries/session"

/** The day on which the page was rendered. Its HTML shows that day, so the browser's own clock only counts after hydration. */
export const DayOfPage = createContext("")

/** Today's date in the employer's time zone; it changes at midnight. */
export function useToday(): string {
  const { timeZone } = useMe().employer
  const dayOfPage = use(DayOfPage)
  const read = useCallback(() => calendarDateIn(timeZone, new Date()), [timeZone])
  return useSyncExternalStore(everyMinute, read, () => dayOfPage)
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}
