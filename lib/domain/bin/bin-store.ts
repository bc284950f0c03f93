import type { Activity } from "../activity/activity"
import type { EmployerId } from "../employers/employer"
import type { JudgedFindings } from "../job-checks/judged-findings"
import type { JobFieldChange } from "../jobs/changes-between"
import type { JobContent } from "../jobs/job"
import type { JobWrite, ListedJobs, RowRange, VisibleJobs } from "../jobs/job-store"
import type { BinEntry, DeletedJob } from "./deleted-job"

/** How a deleted job comes back: with this content, which `changes` tell from what it was. */
export type Return = {
  content: JobContent
  changes: JobFieldChange[]
  activity: Activity
  judged?: JudgedFindings
}

/** A deleted job that may have nothing more to be kept for. */
export type OutlivedJob = { employerId: EmployerId; id: number }

/** Deleted jobs as they are kept: in the bin, and after it for their record. A job is put here by `remove` of JobStore. */
export type BinStore = {
  /** The deleted job `id`, in the bin or not; null where there is none, or the caller may not know of it. */
  find(among: VisibleJobs, id: number): Promise<DeletedJob | null>
  /** What is in the bin of what was deleted after `since`, the latest first; `q`, folded already, searches as the list does. */
  list(
    among: VisibleJobs,
    filter: { q: string | null; since: Date },
    rows: RowRange,
  ): Promise<ListedJobs<BinEntry>>
  /** The ids after `after` of all jobs of which anything is kept, deleted or not, the smallest first: at most `limit`. */
  idsWithDeleted(among: VisibleJobs, after: number, limit: number): Promise<number[]>
  /** Makes `deleted` a job again, unless somebody has done so or erased it meanwhile, or its referenceId is taken. */
  bringBack(employerId: EmployerId, deleted: DeletedJob, back: Return): Promise<JobWrite>
  /** Takes `deleted` out of the bin; false where somebody was quicker. */
  erase(employerId: EmployerId, deleted: DeletedJob, activity: Activity, at: Date): Promise<boolean>
  /**
   * Jobs after the id `after` that left the bin by `since`, and that the public last saw before `lastPublic`, or nobody knows
   * when: at most `limit`, the smallest id first.
   */
  outlived(left: { since: Date; lastPublic: Date }, after: number, limit: number): Promise<OutlivedJob[]>
  /** Keeps when the public last saw the deleted job `id`. */
  noteLastPublic(id: number, lastPublic: Date): Promise<void>
  /** Removes the deleted job `id` with all its versions, for good; false where somebody was quicker. */
  forget(id: number): Promise<boolean>
}
