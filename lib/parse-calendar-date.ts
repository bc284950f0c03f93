import type { CalendarDate } from "./calendar-date"

// With midnight as 24:00 too, and a leap second.
const isoForm =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](?:(?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?|24:00(?::00(?:[.,]0+)?)?)(?:[Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/

/**
 * The day that `text` names: `YYYY-MM-DD`, or the calendar date of an ISO 8601 date-time as written (contract 1.4). Null if it
 * isn't a real date.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  const date = isoForm.exec(text)?.[1]
  if (!date) return null
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}
