"use client"

import { createContext, use, useCallback, useSyncExternalStore } from "react"
import { calendarDateIn } from "@/lib/calendar-date"
import { useMe } from "@/lib/queries/session"

/** The day that the page was made on. Its HTML says it, so the browser's own clock counts only from then on. */
export const DayOfPage = createContext("")

/** The day it is for the employer, in its own time zone; follows midnight. */
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
