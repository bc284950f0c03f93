import type { CalendarDate } from "@/lib/calendar-date"
import { type Message, say } from "@/lib/messages/message"
import { parseCalendarDate } from "@/lib/parse-calendar-date"

const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/
const inOrder = /^\d{4}-\d{2}-\d{2}$|^\d{4}[/.]\d{1,2}[/.]\d{1,2}$/
const daysSince1899 = /^[3-7]\d{4}$/
const dayMilliseconds = 86_400_000

/**
 * The day that a cell names, in the API's form or as a spreadsheet writes it, if it can only be one day. Otherwise what to write
 * instead: of `05/02/2027`, nobody can tell which number is the month, and a spreadsheet's count of days depends on its settings.
 */
export function readDate(text: string): { date: CalendarDate } | { unclear: Message } {
  const [first, second, ...others] = readings(text)
  if (first && !second) return { date: first }
  if (first && second && others.length === 0)
    return { unclear: say("imports.twoDates", { text, first, second }) }
  if (inOrder.test(text) || yearLast.test(text)) return { unclear: say("imports.noSuchDay", { text }) }
  if (!daysSince1899.test(text)) return { unclear: say("imports.notDate") }
  const date = new Date(Date.UTC(1899, 11, 30) + Number(text) * dayMilliseconds).toISOString().slice(0, 10)
  return { unclear: say("imports.countedDate", { text, date }) }
}

/** The real days that `text` may stand for, each once. */
function readings(text: string): CalendarDate[] {
  const [, startYear, startMonth, startDay] = yearFirst.exec(text) ?? []
  const [, one, , two, year] = yearLast.exec(text) ?? []
  const written = [
    text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/, "$1T"),
    startYear && isoDay(startYear, startMonth, startDay),
    year && isoDay(year, two, one),
    year && isoDay(year, one, two),
  ]
  return [...new Set(written.flatMap((day) => (day && parseCalendarDate(day)) || []))]
}

function isoDay(year: string, month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
}
