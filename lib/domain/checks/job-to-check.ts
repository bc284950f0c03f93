import type { Language } from "@/lib/messages/language"
import type { CalendarDate } from "@/lib/calendar-date"
import type { JobStatus } from "../jobs/job"

/** A place of the posting that is not in `/locations`, as the caller found out, who has the list. */
export type UnknownPlace = { index: number; description: string; nearest: readonly string[] }

/**
 * What the check needs of a posting: a stored job as it is, a request's body or a form half filled in. Everything may be
 * missing, and what is missing is judged as not said yet.
 */
export type JobToCheck = {
  title?: string | null
  /** HTML. */
  description?: string | null
  /** As `/locations` describes them: `Toronto, ON`, `Ontario`, `Canada`. */
  locations?: readonly { description: string }[] | null
  positionType?: { id: number | null } | null
  categories?: readonly { id: number }[] | null
  status?: JobStatus | null
  publishDate?: CalendarDate | null
  closeDate?: CalendarDate | null
  confidential?: boolean | null
  autoRefresh?: boolean | null
  referenceId?: string | null
  employer?: { name: string } | null
  salary?: SalaryToCheck | null
  /** The language of the posting where the job knows it; otherwise it is told from the text. */
  language?: Language | null
  unknownPlaces?: readonly UnknownPlace[] | null
}

/** Pay as far as it is said; without an amount there is none. */
export type SalaryToCheck = {
  amount?: number | null
  maxAmount?: number | null
  period?: { id: number | null } | null
  plusCommission?: boolean | null
}
