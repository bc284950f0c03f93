import { calendarDateIn, type CalendarDate, endOfDay } from "../calendar-date"
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
