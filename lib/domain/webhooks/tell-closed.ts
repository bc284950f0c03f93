import { addDays, calendarDateIn } from "@/lib/calendar-date"
import type { ServiceContext } from "../context"
import { deliveryDays } from "./delivery"

/** A close date that passed longer ago is not told any more, in days: that it was told is known for longer. */
const latest = 20

const day = 86_400_000

/**
 * Tells webhooks of the jobs whose close date has passed where their employer is (contract 3.5); answers how many. Any number of instances
 * may run it, and what a day missed is caught up.
 */
export async function tellClosed({ stores, clock }: ServiceContext): Promise<number> {
  const now = clock.now()
  let told = 0
  for (const timeZone of await stores.webhooks.timeZones()) {
    const today = calendarDateIn(timeZone, now)
    told += await stores.webhooks.tellClosed(timeZone, { from: addDays(today, -latest), today }, now)
  }
  return told
}

/** Forgets events and their deliveries when their time is over; answers how many. Any number of instances may run it. */
export function forgetEvents({ stores, clock }: ServiceContext): Promise<number> {
  return stores.webhooks.forget(new Date(clock.now().getTime() - deliveryDays * day))
}
