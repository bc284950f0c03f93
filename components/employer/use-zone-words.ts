"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatInstantThere, formatTime } from "@/lib/format/instants"
import { useMe } from "@/lib/queries/session"

/** Instants within a sentence, in the employer's time zone, with the zone's name where it could be mistaken. */
export function useZoneWords() {
  const { t, locale } = useMessages()
  const { timeZone } = useMe().employer
  return {
    /** "12 Nov 2026, 10:42 (America/Vancouver)": people in other zones may read it too. */
    instant: (at: string) => formatInstantThere(at, locale, timeZone),
    /** "10:42", with the zone if the reader's own clock shows another time. */
    time(at: Date) {
      const there = formatTime(at, locale, timeZone)
      const here = formatTime(at, locale, ownZone())
      return there === here ? there : `${there} (${timeZone})`
    },
    /** Shown below the heading of a page with times. */
    note: t("frame.timesAre", { timeZone }),
    /** The same where most readers need no note: null if the reader's own clock shows the same time. */
    noteElsewhere() {
      const [there, here] = [timeZone, ownZone()].map((zone) => formatTime(new Date(), locale, zone))
      return there === here ? null : t("frame.timesAre", { timeZone })
    },
  }
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
