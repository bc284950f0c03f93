import { activityOf } from "../activity/activity"
import { calendarDateIn } from "@/lib/calendar-date"
import type { ServiceContext } from "../context"

/**
 * Gives every active auto-refreshing job of an employer on the unlimited plan the publishDate it should have by now
 * (contract 1.5); returns how many moved. Any number of instances may run it, and a missed day is made up for.
 */
export async function refreshJobs({ stores, clock }: ServiceContext): Promise<number> {
  const service = {
    clock,
    actor: { kind: "service", name: "Auto-refresh" },
    address: null,
    requestId: "auto-refresh",
  } as const
  let refreshed = 0
  for (const timeZone of await stores.employers.refreshingTimeZones()) {
    const today = calendarDateIn(timeZone, clock.now())
    refreshed += await stores.jobs.refresh(timeZone, today, ({ id, title, publishDate }) =>
      activityOf(service, "job.refreshed", { id, name: title }, [
        { field: "publishDate", before: null, after: publishDate },
      ]),
    )
  }
  return refreshed
}
