"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatInstantThere, formatTime } from "@/lib/format/instants"
import { useMe } from "@/lib/queries/session"

/** Instants within a sentence, as the employer's clocks tell them, with the zone where it could be mistaken. */
export function useZoneWords() {
  const { t, locale } = useMessages()
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
    note: t("frame.timesAre", { timeZone }),
  }
}
