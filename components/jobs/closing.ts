import { daysFrom } from "@/lib/format/dates"

/** Days before its close date from which a posting is said to close soon. */
const soonDays = 7

export type Closing = { closed: boolean; words: string }

/** What the close date says today: "Closed", "Closes in 3 days"; null while it is far off. */
export function closingOf(closeDate: string, today: string): Closing | null {
  const days = daysFrom(today, closeDate)
  if (days < 0) return { closed: true, words: "Closed" }
  if (days > soonDays) return null
  if (days === 0) return { closed: false, words: "Closes today" }
  if (days === 1) return { closed: false, words: "Closes tomorrow" }
  return { closed: false, words: `Closes in ${days} days` }
}
