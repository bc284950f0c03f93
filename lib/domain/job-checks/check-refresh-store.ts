import type { CalendarDate } from "@/lib/calendar-date"
import type { Employer, EmployerId } from "../employers/employer"
import type { Job } from "../jobs/job"
import type { JudgedFindings } from "./judged-findings"

/** What the check of postings depends on: the date of the rules, the revision of the employer's settings, and its day. */
export type CheckTarget = { rules: CalendarDate; revision: number; day: CalendarDate }

/** A server that checks an employer's postings, and until when no other server may take over. */
export type CheckLease = { holder: string; now: Date; until: Date }

export type JudgedJob = { job: Job; judged: Pick<JudgedFindings, "counts" | "revision"> }

/** How far the counts stored with postings have been brought up to date in the background. */
export type CheckRefreshStore = {
  /** Every employer with what its postings were last checked by; `done` says whether all of them were. */
  list(): Promise<{ employer: Employer; last: (CheckTarget & { done: boolean }) | null }[]>
  /**
   * Claims the employer's postings; returns how far they have been checked by `target`, or null if that is done or
   * another server's work.
   */
  claim(employerId: EmployerId, target: CheckTarget, lease: CheckLease): Promise<number | null>
  /**
   * Stores the results for jobs that haven't changed since they were read, and how far the check has come (null:
   * all); false if another server has taken over.
   */
  store(
    employerId: EmployerId,
    jobs: JudgedJob[],
    progress: { position: number | null; lease: CheckLease },
  ): Promise<boolean>
  /** Jobs that no write could check, of employers whose postings are done, after the job `after`; at most `limit`. */
  unjudged(after: number, limit: number): Promise<{ employerId: EmployerId; jobId: number }[]>
  /** Stores the result for one of these. */
  storeOne(job: JudgedJob): Promise<void>
}
