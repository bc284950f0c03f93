import { addDays, calendarDateIn, endOfDay } from "@/lib/calendar-date"
import type { ServiceContext } from "../context"
import { deliveryDays } from "./delivery"

/** Close dates that passed more than this many days ago are no longer reported; what was reported is remembered for longer. */
const latest = 20

const day = 86_400_000

/**
 * Notifies webhooks of the jobs whose close date has passed in their employer's time zone (contract 3.5); returns how
 * many. Any number of instances may run it, and a missed day is made up for.
 */
export async function tellClosed({ stores, clock }: ServiceContext): Promise<number> {
  const now = clock.now()
  let told = 0
  for (const timeZone of await stores.webhooks.timeZones()) {
    const today = calendarDateIn(timeZone, now)
    const days = Array.from({ length: latest }, (_, index) => addDays(today, index - latest))
    const closings = days.map((day) => ({ day, end: endOfDay(day, timeZone) }))
    told += await stores.webhooks.tellClosed(timeZone, closings, now)
  }
  return told
}

/** Forgets expired events and their deliveries; returns how many. Any number of instances may run it. */
export function forgetEvents({ stores, clock }: ServiceContext): Promise<number> {
  return stores.webhooks.forget(new Date(clock.now().getTime() - deliveryDays * day))
}
