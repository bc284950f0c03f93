import { addDays, calendarDateIn, daysFrom } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import { type Message, say } from "@/lib/messages/message"

/** How many days before a key expires its end is first shown in amber. */
const soonDays = 14

export const expiryChoices = ["30", "90", "365", "date", "never"] as const
export type ExpiryChoice = (typeof expiryChoices)[number]

export const expiryLabels: Record<ExpiryChoice, Message> = {
  "30": say("keys.in30Days"),
  "90": say("keys.in90Days"),
  "365": say("keys.inYear"),
  date: say("keys.onDate"),
  never: say("keys.never"),
}

/** The last day of a key that is created `today`; a chosen date starts out at 90 days. */
export function lastDayOf(choice: ExpiryChoice, today: string): string | null {
  if (choice === "never") return null
  return addDays(today, choice === "date" ? 90 : Number(choice))
}

const advice = {
  "30": say("keys.in30DaysAdvice"),
  "90": say("keys.in90DaysAdvice"),
  "365": say("keys.inYearAdvice"),
}

/** Advice for a choice, with the day on which the key would expire. */
export function expiryAdvice(choice: ExpiryChoice, today: string, zone: string, locale: string): Message {
  if (choice === "never") return say("keys.neverAdvice")
  if (choice === "date") return say("keys.dateAdvice", { zone })
  const day = formatDay(lastDayOf(choice, today) ?? today, locale)
  return say("keys.daysAdvice", { day, zone, advice: advice[choice] })
}

/** `lastDay` is a day in the employer's time zone; null means never. */
export type Expiry = { lastDay: string | null; left: Message | null; tone: "quiet" | "soon" | "over" }

/** How the list shows when a key expires. */
export function expiryOf(expiresAt: string | null, now: Date, timeZone: string): Expiry {
  if (expiresAt === null) return { lastDay: null, left: null, tone: "quiet" }
  const lastDay = calendarDateIn(timeZone, new Date(expiresAt))
  if (new Date(expiresAt) <= now) return { lastDay, left: say("keys.stateExpired"), tone: "over" }
  const days = daysFrom(calendarDateIn(timeZone, now), lastDay)
  if (days > soonDays) return { lastDay, left: null, tone: "quiet" }
  const left = days === 0 ? say("keys.endsToday") : say("keys.daysLeft", { count: days })
  return { lastDay, left, tone: "soon" }
}
