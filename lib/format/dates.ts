import { daysFrom } from "@/lib/calendar-date"
import { frenchPrint } from "./french-print"

/** Midnight UTC of a day, so that no time zone can shift it; to be formatted only in UTC. */
function utcMidnight(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`)
}

/** A day (`YYYY-MM-DD`) as people read it: "12 Nov 2026", in French "12 nov. 2026". */
export function formatDay(day: string, locale = "en-CA"): string {
  return dayText(utcMidnight(day), locale, "UTC")
}

/** A day with its weekday, for where there is room: "Thursday, 12 November 2026". */
export function formatLongDay(day: string, locale = "en-CA"): string {
  const date = utcMidnight(day)
  if (!locale.startsWith("en"))
    return frenchPrint(new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(date))
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(date)
  return `${part({ weekday: "long" })}, ${date.getUTCDate()} ${part({ month: "long" })} ${part({ year: "numeric" })}`
}

/** A day relative to another: "today", "in 3 days", "2 days ago", "in 2 months". */
export function relativeDay(day: string, today: string, locale = "en-CA"): string {
  const days = daysFrom(today, day)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
  const size = Math.abs(days)
  if (size < 45) return format.format(days, "day")
  if (size < 330) return format.format(Math.round(days / 30.44), "month")
  return format.format(Math.round(days / 365.25), "year")
}

/**
 * The day in `timeZone`, in words. English months come from en-US, whose short names always have three letters
 * ("Sep", not "Sept.").
 */
export function dayText(date: Date, locale: string, timeZone: string): string {
  if (!locale.startsWith("en"))
    return frenchPrint(new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(date))
  const parts = new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone,
  }).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ""
  return `${part("day")} ${part("month")} ${part("year")}`
}
