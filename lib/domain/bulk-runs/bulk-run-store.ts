import type { Actor } from "../actor"
import type { BinStore } from "../bin/bin-store"
import type { Employer, EmployerId } from "../employers/employer"
import type { JobStore } from "../jobs/job-store"
import type { BulkDeed } from "./bulk-deed"
import type { Message } from "@/lib/messages/message"
import type { BulkRun, BulkRunState, ListedBulkRun, PostingOutcome, SkippedPosting } from "./bulk-run"

/** A run that is about to start, and where it was asked for. */
export type StartedBulkRun = Pick<BulkRun, "employerId" | "userId" | "deed" | "createdAt"> & {
  address: string | null
  requestId: string
}

/** A server that works on a run, and until when no other server may take over. */
export type BulkLease = { holder: string; now: Date; until: Date }

/**
 * A run that a server works on; `actor` is the person who asked for it with their current role, null if they have
 * left the employer.
 */
export type ClaimedRun = {
  id: number
  deed: BulkDeed
  undoes: number | null
  state: BulkRunState
  employer: Employer
  actor: Extract<Actor, { kind: "person" }> | null
  address: string | null
  requestId: string
}

/** A posting that a run has not reached yet; `made` is the version that the run to be undone created. */
export type WaitingPosting = { position: number; jobId: number; made: number | null }

/**
 * The writes of a run. Each stores its outcome in its own transaction, and throws `idempotency_in_progress` if that
 * is stored already. `partly` is why the posting is then not quite as asked.
 */
export type BulkWrites = (position: number, partly?: Message[]) => { jobs: JobStore; bin: BinStore }

/** Stored runs. */
export type BulkRunStore = {
  /** Starts a run over the jobs with these ids, in this order; null if the person has an unfinished one. */
  begin(run: StartedBulkRun, jobIds: number[]): Promise<number | null>
  /** Starts to undo the run `undoes`: everything that it changed and that is not undone yet; null as above. */
  beginUndo(run: StartedBulkRun, undoes: number): Promise<number | null>
  find(employerId: EmployerId, id: number): Promise<BulkRun | null>
  /** The person's unfinished run, or else the one that they started last. */
  latest(employerId: EmployerId, userId: number): Promise<BulkRun | null>
  /** The runs that the person has started, newest first: at most `limit`. */
  list(employerId: EmployerId, userId: number, limit: number): Promise<ListedBulkRun[]>
  /** The postings of a run that were skipped or changed only partly, after `after`, in order: at most `limit`. */
  skipped(id: number, after: number, limit: number): Promise<SkippedPosting[]>
  /** Asks an unfinished run to end. */
  cancel(employerId: EmployerId, id: number): Promise<void>

  /** Unfinished runs that no other server works on. */
  claimable(lease: BulkLease): Promise<number[]>
  claim(id: number, lease: BulkLease): Promise<ClaimedRun | null>
  /** The next postings of a run, at most `limit`. */
  next(id: number, limit: number): Promise<WaitingPosting[]>
  writes(id: number, employerId: EmployerId): BulkWrites
  /** Stores the outcomes of postings that were not written; false if another server has taken over. */
  store(
    id: number,
    outcomes: { position: number; came: Exclude<PostingOutcome, { outcome: "changed" }> }[],
    lease: BulkLease,
  ): Promise<boolean>
  finish(id: number, lease: BulkLease): Promise<void>
  /** Releases what `holder` works on, so that another server can continue at once. */
  release(holder: string): Promise<void>
  /** Removes finished runs that started before this; returns how many. */
  removeBefore(before: Date): Promise<number>
}
