import { dayAfter, dayIn, daysFrom, formatDay } from "@/lib/format/dates"
import { countOf } from "@/lib/format/plurals"

/** A key's end is told in amber from here on, in days. */
const soonDays = 14

export const expiryChoices = ["30", "90", "365", "date", "never"] as const
export type ExpiryChoice = (typeof expiryChoices)[number]

export const expiryLabels: Record<ExpiryChoice, string> = {
  "30": "In 30 days",
  "90": "In 90 days",
  "365": "In 1 year",
  date: "On a date",
  never: "Never",
}

/** The last day of a key that is made `today`; what is chosen as a date begins with the day of 90 days. */
export function lastDayOf(choice: ExpiryChoice, today: string): string | null {
  if (choice === "never") return null
  return dayAfter(today, choice === "date" ? 90 : Number(choice))
}

/** What speaks for the choice, and when it ends. */
export function expiryAdvice(choice: ExpiryChoice, today: string, timeZone: string, locale: string): string {
  if (choice === "never")
    return "If it leaks, it works until somebody revokes it. Choose this only where a stop would be worse, and rotate the key once a year."
  if (choice === "date") return `It works to the end of this day, ${timeZone} time.`
  const last = formatDay(lastDayOf(choice, today) ?? today, locale)
  const advice = {
    "30": "For a trial, or an import that runs once.",
    "90": "Good where somebody can rotate it each quarter.",
    "365": "For a system that runs all year. Put its rotation into your calendar.",
  }[choice]
  return `Works to the end of ${last}, ${timeZone} time. ${advice}`
}

export type Expiry = { words: string; left: string | null; tone: "quiet" | "soon" | "over" }

/** How the list tells the end of a key. Its last day is a day where the employer is. */
export function expiryOf(expiresAt: string | null, now: Date, timeZone: string, locale: string): Expiry {
  if (expiresAt === null) return { words: "Never", left: null, tone: "quiet" }
  const lastDay = dayIn(timeZone, new Date(expiresAt))
  const words = formatDay(lastDay, locale)
  if (new Date(expiresAt) <= now) return { words, left: "Expired", tone: "over" }
  const days = daysFrom(dayIn(timeZone, now), lastDay)
  if (days > soonDays) return { words, left: null, tone: "quiet" }
  const left = days === 0 ? "Today" : `${countOf(days, { one: "day", other: "days" })} left`
  return { words, left, tone: "soon" }
}
