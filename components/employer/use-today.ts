"use client"

import { useCallback, useSyncExternalStore } from "react"
import { dayIn } from "@/lib/format/dates"
import { useMe } from "@/lib/queries/session"

/** The day it is for the employer, in its own time zone; follows midnight. */
export function useToday(): string {
  const { timeZone } = useMe().employer
  const read = useCallback(() => dayIn(timeZone, new Date()), [timeZone])
  return useSyncExternalStore(everyMinute, read, read)
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}
