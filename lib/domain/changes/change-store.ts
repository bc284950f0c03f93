import type { EmployerId } from "../employers/employer"
import type { ChangeAuthor } from "../history/history"
import type { Job } from "../jobs/job"
import type { VisibleJobs } from "../jobs/job-store"

/** The latest change of a job. `position` rises in the order in which an employer's changes are stored. */
export type Change = { position: number; id: number; at: Date; by: ChangeAuthor } & (
  { type: "upsert"; version: number; job: Job } | { type: "delete"; referenceId: string | null }
)

/**
 * A reader's place in the change list. A reader who starts with everything that exists need not be told of earlier
 * deletions: `began` is the position of the latest change when they started.
 */
export type ChangePlace = { position: number; began: number }

/** How far a reader has come. Positions belong to an `epoch`, because after a backup is restored they may be assigned again. */
export type ChangeProgress = ChangePlace & { epoch: string }

/**
 * The `latest` position that was assigned, and the position up to which deletions are no longer listed; 0 is before
 * everything.
 */
export type ChangeBounds = { latest: number; forgotten: number; epoch: string }

/** The stored change list. The store of the jobs makes its entries, along with the writes. */
export type ChangeStore = {
  /**
   * At most `limit` of the employer's changes after `place`, in order, each job once; fewer if they are long. For a
   * caller who may not know of confidential jobs, one that became confidential appears as deleted.
   */
  after(among: VisibleJobs, place: ChangePlace, limit: number): Promise<Change[]>
  /** Whether there are any more changes that the caller may know of. */
  isAnyAfter(among: VisibleJobs, place: ChangePlace): Promise<boolean>
  bounds(employerId: EmployerId): Promise<ChangeBounds>
  /** Starts a new epoch: everyone who follows the changes, for any employer, has to start again. */
  expireCursors(): Promise<void>
  /** Forgets deletions from before `before`; returns how many. */
  forgetDeletions(before: Date): Promise<number>
  /**
   * Calls `heard` soon after a write to the employer's jobs was stored, by any instance. Returns a function that
   * stops it. Sometimes it is called without a reason.
   */
  listen(employerId: EmployerId, heard: () => void): () => void
}
