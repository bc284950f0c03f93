import { calendarDateIn } from "@/lib/calendar-date"
import { dayText } from "./dates"
import { frenchPrint } from "./french-print"

/** The time of day of an instant in `timeZone`: "10:42", in French "10 h 42". */
export function formatTime(instant: Date | string, locale: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(instant))
  return locale.startsWith("fr") ? frenchPrint(time) : time
}

/** Day and time of an instant in `timeZone`, which the caller has to choose: "12 Nov 2026, 10:42". */
export function formatInstant(instant: Date | string, locale: string, timeZone: string): string {
  const date = new Date(instant)
  return `${dayText(date, locale, timeZone)}, ${formatTime(date, locale, timeZone)}`
}

/**
 * The same with the zone's name, for readers who could take it for their own time: "12 Nov 2026, 10:42
 * (America/Vancouver)".
 */
export function formatInstantThere(instant: Date | string, locale: string, timeZone: string): string {
  return `${formatInstant(instant, locale, timeZone)} (${timeZone})`
}

const steps: [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3_600, 60, "minute"],
  [86_400, 3_600, "hour"],
  [45 * 86_400, 86_400, "day"],
  [330 * 86_400, 30.44 * 86_400, "month"],
  [Infinity, 365.25 * 86_400, "year"],
]

/** `Intl` has "now" and "maintenant", which nobody says about the past. */
const justNow: Record<string, string> = { en: "just now", fr: "à l’instant" }

/** An instant relative to `now`: "just now", "5 minutes ago", "in 3 hours". */
export function relativeInstant(instant: Date | string, now: Date, locale = "en-CA"): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
  const size = Math.abs(seconds)
  if (size < 45) return justNow[locale.slice(0, 2)] ?? format.format(0, "second")
  const [, unitSeconds, unit] = steps.find(([limit]) => size < limit) ?? [0, 60, "minute" as const]
  return format.format(Math.trunc(seconds / unitSeconds) || Math.sign(seconds), unit)
}

/** The time in `timeZone` at an instant, in the form of a day-and-time field: "2026-11-12T10:42". */
export function clockTime(instant: Date, timeZone: string): string {
  return `${calendarDateIn(timeZone, instant)}T${formatTime(instant, "en-CA", timeZone)}`
}

/** The instant when it is `clock` ("2026-11-12T10:42") in `timeZone`; null if that is not a time. */
export function instantOfClock(clock: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(asUtc)) return null
  const ahead = (at: number) =>
    Date.parse(`${clockTime(new Date(at), timeZone)}Z`) - Math.floor(at / 60_000) * 60_000
  // Done twice, because the zone's offset may differ between the first guess and the second.
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)))
}
