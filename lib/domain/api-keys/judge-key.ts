import { calendarDateIn, type CalendarDate, endOfDay } from "@/lib/calendar-date"
import type { Context } from "../context"
import type { FieldProblems } from "../field-problems"
import { judgeName } from "../judge-name"
import { maxKeyNameLength } from "./api-key"
import { say } from "@/lib/messages/message"

/** Validates a key's name and returns it as it is stored. */
export function judgeKeyName(name: string, problems: FieldProblems): string {
  return judgeName(name, { missing: say("keys.nameMissing"), most: maxKeyNameLength }, problems)
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
