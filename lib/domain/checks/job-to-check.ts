import type { Language } from "@/lib/messages/language"
import type { CalendarDate } from "@/lib/calendar-date"
import type { JobStatus } from "../jobs/job"

/** A place of the posting that is not in `/locations`; the caller, who has the list, looks it up. */
export type UnknownPlace = { index: number; description: string; nearest: readonly string[] }

/**
 * What the check needs of a posting: a stored job, a request's body or a half-filled form. Anything may be missing,
 * and counts as not stated yet.
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
  /** The language of the posting if the job states it; otherwise it is detected from the text. */
  language?: Language | null
  unknownPlaces?: readonly UnknownPlace[] | null
}

/** Pay as far as it is stated; without an amount there is none. */
export type SalaryToCheck = {
  amount?: number | null
  maxAmount?: number | null
  period?: { id: number | null } | null
  plusCommission?: boolean | null
}
