"use client"

import { useLocale } from "@/components/ui/use-locale"
import { formatInstantThere, formatTime } from "@/lib/format/dates"
import { useMe } from "@/lib/queries/session"

/** Instants within a sentence, as the employer's clocks tell them, with the zone where it could be mistaken. */
export function useZoneWords() {
  const locale = useLocale()
  const { timeZone } = useMe().employer
  return {
    /** "12 Nov 2026, 10:42 (America/Vancouver)": also somebody elsewhere may be told of it. */
    instant: (at: string) => formatInstantThere(at, locale, timeZone),
    /** "10:42"; with the zone for a reader whose own clock says something else. */
    time(at: Date) {
      const there = formatTime(at, locale, timeZone)
      const here = formatTime(at, locale, Intl.DateTimeFormat().resolvedOptions().timeZone)
      return there === here ? there : `${there} (${timeZone})`
    },
    /** Below the heading of a page of times. */
    note: `Times are ${timeZone} time.`,
  }
}
