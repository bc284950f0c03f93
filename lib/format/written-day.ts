import type { CalendarDate } from "@/lib/calendar-date"
import type { Language } from "@/lib/messages/language"
import { localeOf } from "@/lib/messages/locale-of"
import { formatDay } from "./dates"

type InBothLanguages = Readonly<Record<Language, string>>

const mostKept = 1_000
const kept = new Map<CalendarDate, InBothLanguages>()

/**
 * `day` as people write it in each language, as a value of a message. It is kept, because writing one takes half a
 * millisecond and a bulk change may refuse thousands of postings for the same days.
 */
export function writtenDay(day: CalendarDate): InBothLanguages {
  const known = kept.get(day)
  if (known) return known
  if (kept.size === mostKept) kept.clear()
  const written = { en: formatDay(day, localeOf.en), fr: formatDay(day, localeOf.fr) }
  kept.set(day, written)
  return written
}
