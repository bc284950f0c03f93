import { type CalendarDate, startOfDay } from "@/lib/calendar-date"
import type { ActivitySelection } from "../activity/activity-store"
import type { ServiceContext } from "../context"
import type { Employer } from "../employers/employer"

/**
 * A time zone that an employer's days start and end in, from one instant until another. A null `from` is the beginning, and a
 * null `to` means that it still does.
 */
export type ZonePeriod = {
  timeZone: string
  from: Date | null
  to: Date | null
  startOf(day: CalendarDate): Date
}

const changesOfEmployer: ActivitySelection = {
  ...{ actorKind: null, actorId: null, objectKind: "employer", objectId: null },
  ...{ action: "employer.changed", from: null, until: null },
}

/** How many changes of the employer are read at once. */
const batchSize = 100

/** The employer's time zones, earliest first: what its activity says that they were before each change. */
export async function pastZones(
  { stores }: Pick<ServiceContext, "stores">,
  { id, timeZone }: Pick<Employer, "id" | "timeZone">,
): Promise<ZonePeriod[]> {
  const changes: { at: Date; before: string }[] = []
  let before: number | null = null
  for (;;) {
    const batch = await stores.activities.list(id, changesOfEmployer, before, batchSize)
    for (const { at, changes: fields } of batch)
      for (const change of fields)
        if (change.field === "timeZone") changes.push({ at, before: String(change.before) })
    before = batch.at(-1)?.id ?? null
    if (batch.length < batchSize) break
  }
  const ends = changes.reverse()
  return [...ends.map((change) => change.before), timeZone].map((zone, place) => ({
    timeZone: zone,
    from: ends[place - 1]?.at ?? null,
    to: ends[place]?.at ?? null,
    startOf: startsOfDays(zone),
  }))
}

/** The time zone of `zones` that was in force at `at`. */
export function zoneAt(zones: ZonePeriod[], at: Date): string {
  const zone = zones.find(({ to }) => to === null || to > at) ?? zones.at(-1)
  return zone?.timeZone ?? "UTC"
}

/** When days start in `timeZone`; each is only computed once, because that is slow. */
function startsOfDays(timeZone: string): (day: CalendarDate) => Date {
  const known = new Map<CalendarDate, Date>()
  return (day) => {
    const start = known.get(day) ?? startOfDay(day, timeZone)
    known.set(day, start)
    return start
  }
}
