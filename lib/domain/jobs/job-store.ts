import type { Activity } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "../employers/employer"
import type { IdempotencyMark } from "../idempotency/idempotency-store"
import type { HistoryAction } from "../history/history"
import type { JudgedFindings } from "../job-checks/judged-findings"
import type { JobFieldChange } from "./changes-between"
import type { Job, JobContent, JobHeader, JobStatus, ListedJob } from "./job"

export type JobFilter = { status: JobStatus | null; q: string | null }

/** The result of a write. `conflict` names the database constraint that it would have broken; nothing was written then. */
export type JobWrite =
  { saved: Job } | { conflict: "reference_id" | "replaced_meanwhile" | "idempotency_key" }

/** A job whose date the auto-refresh has moved. */
export type RefreshedJob = { id: number; title: string; publishDate: CalendarDate }

/** The employer's jobs that a caller may know of: with the confidential ones, or as if these did not exist. */
export type VisibleJobs = { employerId: EmployerId; confidential: boolean }

/** What identifies a job: its id, and what people know it by. */
export type JobLabel = { id: number; referenceId: string | null; title: string }

/** Which rows of a list: `limit` of them, after the first `offset`. */
export type RowRange = { offset: number; limit: number }

/** Some rows of a list with `total` rows; empty if the list ends before them. */
export type ListedJobs<T> = { jobs: T[]; total: number }

/**
 * Stored jobs. Every call is about one employer's jobs, and names the employer first. A write to a job is stored
 * together with its version and its entry in the change list, or not at all.
 */
export type JobStore = {
  find(among: VisibleJobs, id: number): Promise<Job | null>
  findByReference(among: VisibleJobs, referenceId: string): Promise<Job | null>
  /** The existing jobs with these ids, in any order, without descriptions longer than `longestListedDescription`. */
  findListed(among: VisibleJobs, ids: number[]): Promise<ListedJob[]>
  /** The existing jobs with these ids or references, in any order. */
  labels(among: VisibleJobs, named: { ids: number[]; referenceIds: string[] }): Promise<JobLabel[]>
  /** How many jobs of each status match `q`, already folded; null matches everything. */
  countByStatus(among: VisibleJobs, q: string | null): Promise<Record<JobStatus, number>>
  /** Newest publishDate first, then the larger id. */
  list(among: VisibleJobs, filter: JobFilter, rows: RowRange): Promise<ListedJobs<JobHeader>>
  /** The same rows with whole jobs, except for descriptions longer than `longestListedDescription`. */
  listWhole(among: VisibleJobs, filter: JobFilter, rows: RowRange): Promise<ListedJobs<ListedJob>>
  /**
   * Stores a new job with its places, categories, record, check results, and the result under `mark`, all or nothing.
   * The record's object gets the id, and its time is that of storing. A job without check results is checked later by
   * the service.
   */
  add(
    employerId: EmployerId,
    content: JobContent,
    activity: Activity,
    options?: { judged?: JudgedFindings; mark?: IdempotencyMark },
  ): Promise<JobWrite>
  /** Stores `changes` to `replacing` with their check results, unless the job has been written to since it was read. */
  save(
    employerId: EmployerId,
    changes: JobFieldChange[],
    options: { replacing: Job; activity: Activity; action: HistoryAction; judged?: JudgedFindings },
  ): Promise<JobWrite>
  /** Stores the dismissals in `judged` for `replacing`, without a new version; false if the job has been written to since. */
  dismiss(
    employerId: EmployerId,
    options: { replacing: Job; judged: JudgedFindings; activity: Activity },
  ): Promise<boolean>
  /** Moves `replacing` with all of its content into the bin; false if the job has been written to since it was read. */
  remove(employerId: EmployerId, options: { replacing: Job; activity: Activity }): Promise<boolean>
  /** Waits for a moment, so that competing writers spread out; longer with each attempt. */
  giveWay(attempt: number): Promise<void>
  /** Optimizes search after many writes. Other requests are served meanwhile. */
  tidySearch(): Promise<void>
  /**
   * Moves the publishDate of every active auto-refreshing job of the employers in `timeZone`, where it is `today`;
   * returns how many.
   */
  refresh(timeZone: string, today: CalendarDate, describe: (job: RefreshedJob) => Activity): Promise<number>
}
