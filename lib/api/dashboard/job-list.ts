import type { JobAnswer, JobHeaderAnswer } from "../v1.1/answers"
import type { JobCounts } from "./account"

/** What the list asks for of a job on top of its header. */
export const listedFields = ["closeDate", "autoRefresh"] as const

/** What the list shows of a job. */
export type JobRow = JobHeaderAnswer & Pick<JobAnswer, (typeof listedFields)[number]>
export type JobListRequest = { q: string; status: JobRow["status"] | null; page: number; pageSize: number }

/** A page of the list, and what was asked for it: while the next one is awaited the two are of different requests. */
export type JobListPage = {
  data: JobRow[]
  paging: { total: number; page: number; pages: number }
  request: JobListRequest
}

/** What the list's page brings along: its rows, and the counts of what is searched for and of everything. */
export type FirstJobs = {
  employerId: number
  page: JobListPage
  counts: JobCounts
  everything: JobCounts
  at: number
}
