import type { EmployerId } from "../employers/employer"
import type { ChangeAuthor } from "../history/history"
import type { Job } from "../jobs/job"
import type { VisibleJobs } from "../jobs/job-store"

/** The latest change of a job. `position` rises in the order in which an employer's changes are stored. */
export type Change = { position: number; id: number; at: Date; by: ChangeAuthor } & (
  { type: "upsert"; version: number; job: Job } | { type: "delete"; referenceId: string | null }
)

/**
 * Where somebody stands in the list of changes. Who begins with all that exists need not hear of what was deleted before:
 * `began` is the position of the latest change at that moment.
 */
export type ChangePlace = { position: number; began: number }

/** How far somebody has come. Positions are those of an `epoch`: where a backup has been restored, they may be given again. */
export type ChangeProgress = ChangePlace & { epoch: string }

/** The `latest` position that was given, and up to which one deletions are told no longer; 0 is before all. */
export type ChangeBounds = { latest: number; forgotten: number; epoch: string }

/** The list of changes as it is kept. Entries are made by the store of the jobs, with the writes. */
export type ChangeStore = {
  /**
   * At most `limit` of the employer's changes that follow, in their order, each job once; and fewer where they are long.
   * To who may not know of confidential jobs, one that became confidential is told as deleted.
   */
  after(among: VisibleJobs, place: ChangePlace, limit: number): Promise<Change[]>
  /** Whether anything that the caller may know of follows. */
  isAnyAfter(among: VisibleJobs, place: ChangePlace): Promise<boolean>
  bounds(employerId: EmployerId): Promise<ChangeBounds>
  /** Begins a new epoch: whoever follows, for whichever employer, has to start again. */
  expireCursors(): Promise<void>
  /** Forgets deletions from before `before`; answers how many. */
  forgetDeletions(before: Date): Promise<number>
  /**
   * Calls `heard` after a write to the employer's jobs by any instance, soon after it was stored. Answers how to stop that. Now
   * and then it is called for nothing.
   */
  listen(employerId: EmployerId, heard: () => void): () => void
}
