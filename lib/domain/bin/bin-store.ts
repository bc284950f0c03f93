import type { Activity } from "../activity/activity"
import type { EmployerId } from "../employers/employer"
import type { JudgedFindings } from "../job-checks/judged-findings"
import type { JobFieldChange } from "../jobs/changes-between"
import type { JobContent } from "../jobs/job"
import type { JobWrite, ListedJobs, RowRange, VisibleJobs } from "../jobs/job-store"
import type { BinEntry, DeletedJob } from "./deleted-job"

/** How a deleted job is restored: with this content, whose difference from what it was is `changes`. */
export type Return = {
  content: JobContent
  changes: JobFieldChange[]
  activity: Activity
  judged?: JudgedFindings
}

/** A deleted job that may have no reason left to be kept. */
export type OutlivedJob = { employerId: EmployerId; id: number }

/** Stored deleted jobs: those in the bin, and later those kept for their record. `remove` of JobStore puts a job here. */
export type BinStore = {
  /** The deleted job `id`, in the bin or not; null if there is none, or the caller may not know of it. */
  find(among: VisibleJobs, id: number): Promise<DeletedJob | null>
  /**
   * The jobs in the bin that were deleted after `since`, last deleted first; `q`, already folded, searches as the
   * list does.
   */
  list(
    among: VisibleJobs,
    filter: { q: string | null; since: Date },
    rows: RowRange,
  ): Promise<ListedJobs<BinEntry>>
  /** The ids after `after` of all jobs with anything stored, deleted or not, smallest first: at most `limit`. */
  idsWithDeleted(among: VisibleJobs, after: number, limit: number): Promise<number[]>
  /** Makes `deleted` a job again, unless it has been restored or erased in the meantime, or its referenceId is taken. */
  bringBack(employerId: EmployerId, deleted: DeletedJob, back: Return): Promise<JobWrite>
  /** Removes `deleted` from the bin; false if someone else was faster. */
  erase(employerId: EmployerId, deleted: DeletedJob, activity: Activity, at: Date): Promise<boolean>
  /**
   * Jobs after the id `after` that left the bin by `since`, and that the public last saw before `lastPublic` or at an
   * unknown time: at most `limit`, smallest id first.
   */
  outlived(left: { since: Date; lastPublic: Date }, after: number, limit: number): Promise<OutlivedJob[]>
  /** Stores when the public last saw the deleted job `id`. */
  noteLastPublic(id: number, lastPublic: Date): Promise<void>
  /** Removes the deleted job `id` with all its versions, for good; false if someone else was faster. */
  forget(id: number): Promise<boolean>
}
