import type { CalendarDate } from "../calendar-date"
import type { FieldProblem } from "../errors"
import type { JobStatus } from "./job"

/** What a request asks of a job (contract 1.4). Only what is there changes; null is "none", or a boolean's default. */
export type JobChange = {
  referenceId?: string | null
  title?: string
  closeDate?: CalendarDate | null
  confidential?: boolean
  autoRefresh?: boolean
  status?: JobStatus
  /** An undefined element is one that could not be read; its problem is told apart. */
  locations?: ({ description: string } | undefined)[]
  categories?: ({ id: number } | undefined)[]
  positionType?: { id?: number }
  salary?: {
    amount?: number
    maxAmount?: number | null
    period?: { id?: number }
    plusCommission?: boolean
  } | null
  /** HTML as it was sent, not cleaned yet. */
  description?: string
  applicantRoutingType?: { id?: number }
  applicationEmail?: string | null
  applicationUrl?: string | null
}

/** A request as far as it could be read, and what in it could not. */
export type Received<T> = { values: T; problems: FieldProblem[] }
