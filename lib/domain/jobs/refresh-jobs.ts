import { calendarDateIn } from "../calendar-date"
import type { ServiceContext } from "../context"

/**
 * Gives every active auto-refreshing job of an employer on the unlimited plan the publishDate it should have by now
 * (contract 1.5); answers how many moved. Any number of instances may run it, and a missed day is caught up.
 */
export async function refreshJobs({ stores, clock }: ServiceContext): Promise<number> {
  let refreshed = 0
  for (const timeZone of await stores.employers.refreshingTimeZones()) {
    refreshed += await stores.jobs.refresh(timeZone, calendarDateIn(timeZone, clock.now()))
  }
  return refreshed
}
