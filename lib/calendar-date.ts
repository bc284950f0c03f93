/** A day without a time or a time zone, as `YYYY-MM-DD`; text order is date order. */
export type CalendarDate = string

const dayMilliseconds = 86_400_000

const [firstDay, lastDay] = [Date.parse("0000-01-01"), Date.parse("9999-12-31")]

/** The day it is in `timeZone` (an IANA name) at the instant `now`. */
export function calendarDateIn(timeZone: string, now: Date): CalendarDate {
  const second = Math.floor(now.getTime() / 1_000)
  const last = latest.get(timeZone)
  if (last?.second === second) return last.day
  const parts = calendarOf(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ""
  const day = `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`
  latest.set(timeZone, { second, day })
  return day
}

/** The last answer for each zone: a request asks for the same day several times. */
const latest = new Map<string, { second: number; day: CalendarDate }>()

/** Cached, because creating one takes longer than the rest of a write's validation. */
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "iso8601",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    })
    calendars.set(timeZone, calendar)
  }
  return calendar
}

/** The day `days` later (earlier when negative), within the years 0000 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds
  return new Date(Math.min(Math.max(at, firstDay), lastDay)).toISOString().slice(0, 10)
}

/** How many days `day` is after `today`; negative when before. */
export function daysFrom(today: CalendarDate, day: CalendarDate): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMilliseconds
}

/** Between these days the calendar of every zone counts like ours. Before them it has other days, and no year 0. */
const [firstSure, lastSure] = ["1900-01-02", "9999-12-29"]

/** The first millisecond of a day in `timeZone`; in UTC if the day is before 1900. */
export function startOfDay(day: CalendarDate, timeZone: string): Date {
  if (day <= firstSure) return new Date(`${day}T00:00:00.000Z`)
  return new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1)
}

/**
 * The last millisecond of a day in `timeZone`, so that the instant, shown in that zone, falls on the chosen day. In UTC
 * before 1900 and for the last days of 9999.
 */
export function endOfDay(day: CalendarDate, timeZone: string): Date {
  if (day < firstSure || day > lastSure) return new Date(`${day}T23:59:59.999Z`)
  // Zones are at most 14 hours ahead of UTC and 12 behind; only the zone's calendar knows when its day ends.
  let within = Date.parse(`${day}T00:00:00Z`)
  let after = Date.parse(`${addDays(day, 2)}T00:00:00Z`)
  while (calendarDateIn(timeZone, new Date(within)) > day) within -= 3_600_000
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2)
    if (calendarDateIn(timeZone, new Date(middle)) > day) after = middle
    else within = middle
  }
  return new Date(within)
}

/** Whether `name` is a time zone of the IANA database that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name })
    return true
  } catch {
    return false
  }
}
