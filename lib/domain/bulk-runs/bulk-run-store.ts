import type { Actor } from "../actor"
import type { BinStore } from "../bin/bin-store"
import type { Employer, EmployerId } from "../employers/employer"
import type { JobStore } from "../jobs/job-store"
import type { BulkDeed } from "./bulk-deed"
import type { Message } from "@/lib/messages/message"
import type { BulkRun, BulkRunState, ListedBulkRun, PostingOutcome, SkippedPosting } from "./bulk-run"

/** A run that is to begin, and where it was asked for. */
export type StartedBulkRun = Pick<BulkRun, "employerId" | "userId" | "deed" | "createdAt"> & {
  address: string | null
  requestId: string
}

/** A server that works on a run, and until when no other one may take over. */
export type BulkLease = { holder: string; now: Date; until: Date }

/** A run in a server's hands; `actor` is who asked for it as they are now, null where they have left the employer. */
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

/** A posting that a run has not come to; `made` is the version that the run which is taken back made of it. */
export type WaitingPosting = { position: number; jobId: number; made: number | null }

/**
 * The writes of a run: each stores its outcome in its own transaction, and throws `idempotency_in_progress` where that is there already.
 * `partly` is why a write takes back less than was done.
 */
export type BulkWrites = (position: number, partly?: Message[]) => { jobs: JobStore; bin: BinStore }

/** Runs as they are kept. */
export type BulkRunStore = {
  /** Begins a run over the jobs with these ids, in their order; null where the person has an unfinished one. */
  begin(run: StartedBulkRun, jobIds: number[]): Promise<number | null>
  /** Begins to take back the run `undoes`: what it changed and nothing has taken back; null as above. */
  beginUndo(run: StartedBulkRun, undoes: number): Promise<number | null>
  find(employerId: EmployerId, id: number): Promise<BulkRun | null>
  /** The person's unfinished run, or else the one that they began last. */
  latest(employerId: EmployerId, userId: number): Promise<BulkRun | null>
  /** What the person has begun, the latest first: at most `limit`. */
  list(employerId: EmployerId, userId: number, limit: number): Promise<ListedBulkRun[]>
  /** Postings of a run that were skipped, or taken back in part, after `after`, in their order: at most `limit`. */
  skipped(id: number, after: number, limit: number): Promise<SkippedPosting[]>
  /** Asks for the end of an unfinished run. */
  cancel(employerId: EmployerId, id: number): Promise<void>

  /** Unfinished runs that no other server works on. */
  claimable(lease: BulkLease): Promise<number[]>
  claim(id: number, lease: BulkLease): Promise<ClaimedRun | null>
  /** The next postings of a run, at most `limit`. */
  next(id: number, limit: number): Promise<WaitingPosting[]>
  writes(id: number, employerId: EmployerId): BulkWrites
  /** Stores the outcomes of postings that were not written; false where another server has taken over. */
  store(
    id: number,
    outcomes: { position: number; came: Exclude<PostingOutcome, { outcome: "changed" }> }[],
    lease: BulkLease,
  ): Promise<boolean>
  finish(id: number, lease: BulkLease): Promise<void>
  /** Gives back what `holder` works on, for another server to go on with at once. */
  release(holder: string): Promise<void>
  /** Removes finished runs that began before this; answers how many. */
  removeBefore(before: Date): Promise<number>
}
