import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "../employers/employer"
import { foldText } from "../folded-text"
import type { Dismissal } from "../job-checks/dismissal"
import type { FindingCounts } from "../job-checks/judged-findings"
import type { Location } from "../locations/location"
import type { OwnLocation } from "../locations/match-location"
import type { ReferenceRecord, SalaryPeriod } from "../reference-data"

export const jobStatuses = ["active", "archived", "draft"] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Limits of contract 1.4; lengths count Unicode code points. */
export const jobLimits = {
  referenceId: 50,
  title: 256,
  locations: 3,
  locationDescription: 300,
  categories: 3,
  applicationEmail: 50,
  applicationUrl: 200,
  /** Up to here, a double can tell apart any two numbers with four decimals. */
  amount: 99_999_999_999.9999,
  amountPlaces: 4,
  searchTerm: 256,
} as const

/** How many days a posting is open if no close date is chosen. */
export const defaultOpenDays = 60

/** After how many days a posting with auto-refresh gets a new publishDate. */
export const refreshDays = 7

export type Salary = {
  amount: number
  maxAmount: number | null
  period: SalaryPeriod
  plusCommission: boolean
}

/** The content of a job. A place without an id has not been stored yet. Null means no value throughout. */
export type JobContent = {
  referenceId: string | null
  title: string
  publishDate: CalendarDate
  closeDate: CalendarDate
  /** True while nobody has chosen the close date, so that publishing a draft may move it. */
  closeDateIsDefault: boolean
  confidential: boolean
  autoRefresh: boolean
  status: JobStatus
  locations: (Location | OwnLocation)[]
  categories: ReferenceRecord[]
  positionType: ReferenceRecord
  salary: Salary | null
  description: string
  applicantRoutingType: ReferenceRecord
  applicationEmail: string | null
  applicationUrl: string | null
}

/**
 * A stored job. `version` counts its writes; `dismissals` are the dismissed findings of the posting check, and
 * `findingCounts` the number of other findings stored when it was read: left out if it has not been checked since
 * something changed.
 */
export type Job = Omit<JobContent, "locations"> & {
  id: number
  employer: { id: EmployerId; name: string }
  locations: Location[]
  version: number
  dismissals: Dismissal[]
  findingCounts?: FindingCounts
}

/** An element of the list (contract 1.1). */
export type JobHeader = Pick<
  Job,
  "id" | "title" | "locations" | "employer" | "referenceId" | "publishDate" | "confidential" | "status"
>

/** A job of a list with all of its content; a description is null if it is too long to be read with a list. */
export type ListedJob = Omit<Job, "description"> & { description: string | null }

/** Descriptions of up to this many bytes are read along with a list. */
export const longestListedDescription = 16_384

/** What a search looks in: title and reference, separated so that no term spans both. */
export function searchText(job: Pick<JobContent, "title" | "referenceId">): string {
  return `${foldText(job.title)}\n${foldText(job.referenceId ?? "")}`
}
