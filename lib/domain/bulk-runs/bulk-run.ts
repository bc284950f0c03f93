import type { Message } from "@/lib/messages/message"
import type { EmployerId } from "../employers/employer"
import type { BulkDeed } from "./bulk-deed"

/** Postings of one run at the most. */
export const mostBulkJobs = 20_000

/** Days for which a run and what came of it is kept. */
export const bulkRunDays = 30

/** Whether a run is under way, is to stop before the next postings, has come to its end, or was stopped. */
export type BulkRunState = "running" | "canceling" | "done" | "canceled"

/**
 * What has become of a run's postings; `waiting` are those that it has not come to, and `partly` those of the changed ones of which less was
 * taken back than it had done.
 */
export type BulkCounts = {
  waiting: number
  changed: number
  unchanged: number
  skipped: number
  partly: number
}

/** A change of many postings at once; `undoes` is the run that this one takes back. Times are instants. */
export type BulkRun = {
  id: number
  employerId: EmployerId
  userId: number
  deed: BulkDeed
  undoes: number | null
  state: BulkRunState
  total: number
  counts: BulkCounts
  /** Postings that it changed and that nothing has taken back. */
  standing: number
  createdAt: Date
  finishedAt: Date | null
}

/** A run as a list of them has it. */
export type ListedBulkRun = Omit<BulkRun, "counts" | "standing">

/** A posting that a run left as it was, or took back only in part, and why. */
export type SkippedPosting = { position: number; id: number; title: string; reasons: Message[] }

/**
 * What became of one posting: `version` is what the run made of it, `staysClosed` tells that it is active behind its close date, and
 * `withErrors` that the posting check is why it was skipped.
 */
export type PostingOutcome =
  | { outcome: "changed"; version: number; staysClosed?: boolean }
  | { outcome: "unchanged" }
  | { outcome: "skipped"; reasons: Message[]; withErrors: boolean }
