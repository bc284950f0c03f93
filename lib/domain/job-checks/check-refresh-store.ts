import type { CalendarDate } from "@/lib/calendar-date"
import type { Employer, EmployerId } from "../employers/employer"
import type { Job } from "../jobs/job"
import type { JudgedFindings } from "./judged-findings"

/** By what postings are judged: the date of the rules, the revision of the employer's settings, and its day. */
export type CheckTarget = { rules: CalendarDate; revision: number; day: CalendarDate }

/** A server that judges an employer's postings, and until when no other one may take over. */
export type CheckLease = { holder: string; now: Date; until: Date }

export type JudgedJob = { job: Job; judged: Pick<JudgedFindings, "counts" | "revision"> }

/** How far the counts that are kept with postings have been brought up to date, in the background. */
export type CheckRefreshStore = {
  /** Every employer with what its postings were judged by last; `done` is whether all were. */
  list(): Promise<{ employer: Employer; last: (CheckTarget & { done: boolean }) | null }[]>
  /** Takes the employer's postings on; answers how far they are judged by `target`, or null where that is done or another server's. */
  claim(employerId: EmployerId, target: CheckTarget, lease: CheckLease): Promise<number | null>
  /**
   * Stores what was judged of jobs that are still as they were read, and how far that is (null: all); false where another server
   * has taken over.
   */
  store(
    employerId: EmployerId,
    jobs: JudgedJob[],
    progress: { position: number | null; lease: CheckLease },
  ): Promise<boolean>
  /** Jobs that no write could judge, of employers whose postings are done, after the job `after`; at most `limit`. */
  unjudged(after: number, limit: number): Promise<{ employerId: EmployerId; jobId: number }[]>
  /** Stores what was judged of one of these. */
  storeOne(job: JudgedJob): Promise<void>
}
