import { calendarDateIn, type CalendarDate, endOfDay } from "@/lib/calendar-date"
import type { Context } from "../context"
import type { FieldProblems } from "../field-problems"
import { isOneLine } from "../one-line"
import { isVisible } from "../visible-text"
import { maxKeyNameLength } from "./api-key"
import { say } from "@/lib/messages/message"

/** Validates a key's name and returns it as it is stored. */
export function judgeKeyName(name: string, problems: FieldProblems): string {
  const trimmed = name.trim()
  if (!isVisible(trimmed)) problems.add("name", "required", say("keys.nameMissing"))
  else if (!isOneLine(trimmed)) problems.add("name", "invalid_characters", say("account.nameNotOneLine"))
  if ([...trimmed].length > maxKeyNameLength) {
    const values = { name: say("fields.name"), most: maxKeyNameLength }
    problems.add("name", "too_long", say("fields.tooLong", values))
  }
  return trimmed
}

/** Validates a key's last day, `expires`, and returns the instant at which the key expires; null means never. */
export function judgeExpiry(
  { employer, clock }: Context,
  expires: CalendarDate | null,
  problems: FieldProblems,
): Date | null {
  if (expires === null) return null
  if (expires < calendarDateIn(employer.timeZone, clock.now())) {
    problems.add("expires", "too_early", say("keys.dayPassed"))
  }
  return endOfDay(expires, employer.timeZone)
}
