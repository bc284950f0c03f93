import { addDays, calendarDateIn, type CalendarDate } from "../calendar-date"
import type { Context } from "../context"
import type { FieldProblems } from "../field-problems"
import { maxKeyNameLength } from "./api-key"

/** A key's name as it is stored. */
export function judgeKeyName(name: string, problems: FieldProblems): string {
  const trimmed = name.trim()
  if (trimmed === "") problems.add("name", "required", "Enter a name that tells what the key is for.")
  if ([...trimmed].length > maxKeyNameLength) {
    problems.add("name", "too_long", `The name may have ${maxKeyNameLength} characters at the most.`)
  }
  return trimmed
}

/** The instant at which a key ends whose last day is `expires`; null is never. */
export function judgeExpiry(
  { employer, clock }: Context,
  expires: CalendarDate | null,
  problems: FieldProblems,
): Date | null {
  if (expires === null) return null
  if (expires < calendarDateIn(employer.timeZone, clock.now())) {
    problems.add("expires", "too_early", "This day has passed. Choose today or a later day.")
  }
  return endOfDay(expires, employer.timeZone)
}

/** The last millisecond of a day in `timeZone`: so that the instant, shown there, has the day that was chosen. */
export function endOfDay(day: CalendarDate, timeZone: string): Date {
  // Zones are at most 14 hours ahead of UTC and 12 behind, and what a day's end is only the zone's calendar knows.
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
