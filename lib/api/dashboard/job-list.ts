import type { JobAnswer, JobHeaderAnswer, ListedJobAnswer } from "../v1.1/answers"
import type { JobCounts } from "./account"
import type { PresentedView } from "./presented-view"

export { rulesDate } from "@/lib/domain/checks/finding"

/** What the list asks for of a job on top of its header. */
export const listedFields = ["closeDate", "autoRefresh", "findings"] as const

/** What the list shows of a job. */
export type JobRow = JobHeaderAnswer &
  Pick<JobAnswer, "closeDate" | "autoRefresh"> &
  Pick<ListedJobAnswer, "findings">

/** What narrows the list beside its term and status, by its name in the address; null asks for all. */
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

/** `sort` as the API takes it; null is newest first. */
export type JobListRequest = JobListFilters & {
  q: string
  status: JobRow["status"] | null
  sort: string | null
  page: number
  pageSize: number
}

/** A page of the list, and what was asked for it: while the next one is awaited the two are of different requests. */
export type JobListPage = {
  data: JobRow[]
  paging: { total: number; page: number; pages: number }
  request: JobListRequest
}

/** What the list's page brings along: its rows, and the counts of what is searched for, of everything, and of what has errors, and its views. */
export type FirstJobs = {
  employerId: number
  page: JobListPage
  counts: JobCounts
  everything: JobCounts
  withErrors: JobCounts
  views: PresentedView[]
  at: number
}
