import type { JobAnswer, JobHeaderAnswer, ListedJobAnswer } from "../v1.1/answers"
import type { JobCounts } from "./account"
import type { PresentedView } from "./presented-view"

export { rulesDate } from "@/lib/domain/checks/finding"

/** The fields that the list asks for in addition to a job's header. */
export const listedFields = ["closeDate", "autoRefresh", "findings"] as const

/** What the list shows of a job. */
export type JobRow = JobHeaderAnswer &
  Pick<JobAnswer, "closeDate" | "autoRefresh"> &
  Pick<ListedJobAnswer, "findings">

/** The list's filters besides the search term and status, by their names in the address; null matches everything. */
export type JobListFilters = Record<
  | "findings"
  | "closes"
  | "closesAfter"
  | "closesBefore"
  | "locationId"
  | "categoryId"
  | "positionTypeId"
  | "updatedSince"
  | "changedBy"
  | "confidential"
  | "autoRefresh",
  string | null
>

/** `sort` as the API takes it; null means newest first. */
export type JobListRequest = JobListFilters & {
  q: string
  status: JobRow["status"] | null
  sort: string | null
  page: number
  pageSize: number
}

/**
 * A page of the list and the request it answers. While the next page loads, it may belong to an earlier request than
 * the current one.
 */
export type JobListPage = {
  data: JobRow[]
  paging: { total: number; page: number; pages: number }
  request: JobListRequest
}

/**
 * The data that the list's page comes with: its rows, its views, and the counts of what is searched for, of
 * everything, and of what has errors.
 */
export type FirstJobs = {
  employerId: number
  page: JobListPage
  counts: JobCounts
  everything: JobCounts
  withErrors: JobCounts
  views: PresentedView[]
  at: number
}
