import type { CalendarDate } from "@/lib/calendar-date"
import { foldText } from "@/lib/domain/folded-text"
import { type Message, say } from "@/lib/messages/message"
import { parseCalendarDate } from "@/lib/parse-calendar-date"

const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/
const monthFirst = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u
const monthBetween = /^(\d{1,2})(?:er|st|nd|rd|th)?[ -](\p{L}{3,9})\.?[ -](\d{4})$/u
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
  const [, month, day, ofYear] = monthFirst.exec(text) ?? []
  const [, dayBefore, between, yearAfter] = monthBetween.exec(text) ?? []
  const written = [
    text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/, "$1T"),
    startYear && isoDay(startYear, startMonth, startDay),
    year && isoDay(year, two, one),
    year && isoDay(year, one, two),
    ofYear && isoDay(ofYear, monthNamed(month), day),
    yearAfter && isoDay(yearAfter, monthNamed(between), dayBefore),
  ]
  return [...new Set(written.flatMap((day) => (day && parseCalendarDate(day)) || []))]
}

/** How the names of the months begin in English and in French, without accents. */
const months = "jan fev|feb mar avr|apr mai|may jui juil|jul aou|aug sep oct nov dec".split(" ")

/** The number of a month by its name, or by its first letters; empty if it is none. */
function monthNamed(name = ""): string {
  const folded = foldText(name)
  if (/^jui?n/.test(folded)) return "6"
  if (/^jui?l/.test(folded)) return "7"
  const index = months.findIndex((starts) => starts.split("|").some((start) => folded.startsWith(start)))
  return index === -1 ? "" : String(index + 1)
}

function isoDay(year: string, month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
}
