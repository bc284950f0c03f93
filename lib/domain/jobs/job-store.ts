import type { Activity } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "../employers/employer"
import type { IdempotencyMark } from "../idempotency/idempotency-store"
import type { HistoryAction } from "../history/history"
import type { JudgedFindings } from "../job-checks/judged-findings"
import type { JobFieldChange } from "./changes-between"
import type { Job, JobContent, JobHeader, JobStatus, ListedJob } from "./job"

export type JobFilter = { status: JobStatus | null; q: string | null }

/** What a write came to. `conflict` tells which promise of the database stood in its way; nothing was written then. */
export type JobWrite =
  { saved: Job } | { conflict: "reference_id" | "replaced_meanwhile" | "idempotency_key" }

/** A job that the auto-refresh has moved. */
export type RefreshedJob = { id: number; title: string; publishDate: CalendarDate }

/** The employer's jobs that a caller may know of: with the confidential ones, or as if these did not exist. */
export type VisibleJobs = { employerId: EmployerId; confidential: boolean }

/** What leads to a job: its id, and what people know it by. */
export type JobLabel = { id: number; referenceId: string | null; title: string }

/** Which rows of a list: `limit` of them, after the first `offset`. */
export type RowRange = { offset: number; limit: number }

/** Some rows of a list that has `total` of them; none, where it ends before them. */
export type ListedJobs<T> = { jobs: T[]; total: number }

/**
 * Jobs as they are kept. Every call is about one employer's jobs, who comes first. What is written of a job is stored with its
 * version and its place in the list of changes, all or nothing.
 */
export type JobStore = {
  find(among: VisibleJobs, id: number): Promise<Job | null>
  findByReference(among: VisibleJobs, referenceId: string): Promise<Job | null>
  /** Those of the jobs with these ids that are there, in any order, but for descriptions longer than `longestListedDescription`. */
  findListed(among: VisibleJobs, ids: number[]): Promise<ListedJob[]>
  /** Those of the jobs with these ids or references that are there, in any order. */
  labels(among: VisibleJobs, named: { ids: number[]; referenceIds: string[] }): Promise<JobLabel[]>
  /** How many there are of each status among those that `q`, folded already, finds; null asks for all. */
  countByStatus(among: VisibleJobs, q: string | null): Promise<Record<JobStatus, number>>
  /** Newest publishDate first, then the larger id. */
  list(among: VisibleJobs, filter: JobFilter, rows: RowRange): Promise<ListedJobs<JobHeader>>
  /** The same rows with all that the jobs say, but for descriptions longer than `longestListedDescription`. */
  listWhole(among: VisibleJobs, filter: JobFilter, rows: RowRange): Promise<ListedJobs<ListedJob>>
  /**
   * Stores a new job with its places, categories, its record, whose object gets the id and whose moment is that of storing, what was judged of it, and the result under
   * `mark`, all or nothing. What nobody has judged the service judges later.
   */
  add(
    employerId: EmployerId,
    content: JobContent,
    activity: Activity,
    options?: { judged?: JudgedFindings; mark?: IdempotencyMark },
  ): Promise<JobWrite>
  /** Stores `changes` to `replacing` and what was judged of it then, provided that nobody has written to that job since it was read. */
  save(
    employerId: EmployerId,
    changes: JobFieldChange[],
    options: { replacing: Job; activity: Activity; action: HistoryAction; judged?: JudgedFindings },
  ): Promise<JobWrite>
  /** Stores the dismissals in `judged` for `replacing`, which is no other version for that; false where somebody has written to it since. */
  dismiss(
    employerId: EmployerId,
    options: { replacing: Job; judged: JudgedFindings; activity: Activity },
  ): Promise<boolean>
  /** Moves `replacing` with all that it says into the bin; false, where somebody has written to that job since it was read. */
  remove(employerId: EmployerId, options: { replacing: Job; activity: Activity }): Promise<boolean>
  /** Waits for a moment, so that writers who met part ways; the more often they met, the longer. */
  giveWay(attempt: number): Promise<void>
  /** Lets searches be as quick as they can be, after many writes. Others are served meanwhile. */
  tidySearch(): Promise<void>
  /** Moves the publishDate of every active auto-refreshing job of the employers in `timeZone`, where it is `today`; answers how many. */
  refresh(timeZone: string, today: CalendarDate, describe: (job: RefreshedJob) => Activity): Promise<number>
}
