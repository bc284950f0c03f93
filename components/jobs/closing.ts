import { daysFrom } from "@/lib/calendar-date"
import { type Message, say } from "@/lib/messages/message"

/** How many days before its close date a posting is first shown as closing soon. */
const soonDays = 7

export type Closing = { closed: boolean; said: Message }

/** What to say about the close date today: "Closed", "Closes in 3 days"; null while it is far off. */
export function closingOf(closeDate: string, today: string): Closing | null {
  const days = daysFrom(today, closeDate)
  if (days < 0) return { closed: true, said: say("postings.closed") }
  if (days > soonDays) return null
  if (days === 0) return { closed: false, said: say("postings.closesToday") }
  if (days === 1) return { closed: false, said: say("postings.closesTomorrow") }
  return { closed: false, said: say("postings.closesInDays", { count: days }) }
}
