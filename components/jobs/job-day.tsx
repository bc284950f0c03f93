import { formatDay, relativeDay } from "@/lib/format/dates"

export interface JobDayProps {
  day: string
  today: string
  locale: string
  className?: string
}

/** A date as a column shows it; hovering shows how far it is from today. */
export function JobDay({ day, today, locale, className }: JobDayProps) {
  return (
    <time dateTime={day} title={relativeDay(day, today, locale)} className={className}>
      {dayWords(day, locale)}
    </time>
  )
}

const known = new Map<string, string>()

/** Rows share few dates, and formatting a date is the most expensive part of a row. */
function dayWords(day: string, locale: string): string {
  const key = `${locale} ${day}`
  const words = known.get(key) ?? formatDay(day, locale)
  if (known.size > 2_000) known.clear()
  known.set(key, words)
  return words
}
