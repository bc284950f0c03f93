import type { CalendarDate } from "@/lib/calendar-date"
import type { Message } from "@/lib/messages/message"
import type { EmployerId } from "../employers/employer"
import type { BulkDeed } from "./bulk-deed"

/** The most postings in one run. */
export const mostBulkJobs = 20_000

/** How many days a run and its results are kept. */
export const bulkRunDays = 30

/** Whether a run is under way, is to stop before the next postings, is finished, or was stopped. */
export type BulkRunState = "running" | "canceling" | "done" | "canceled"

/**
 * What became of a run's postings; `waiting` are those not reached yet, and `partly` are the changed ones that are not as asked:
 * published ones that stay closed, and those of which less was undone than had been done.
 */
export type BulkCounts = {
  waiting: number
  changed: number
  unchanged: number
  skipped: number
  partly: number
}

/** A change to many postings at once; `undoes` is the run that this one undoes. Times are instants. */
export type BulkRun = {
  id: number
  employerId: EmployerId
  userId: number
  deed: BulkDeed
  undoes: number | null
  state: BulkRunState
  total: number
  counts: BulkCounts
  /** How many postings it changed that have not been undone, nor been restored from the bin. */
  standing: number
  createdAt: Date
  finishedAt: Date | null
}

/** A run as it is listed. */
export type ListedBulkRun = Omit<BulkRun, "counts" | "standing">

/** A posting that a run left as it was or changed only partly as asked, and why. */
export type SkippedPosting = { position: number; id: number; title: string; reasons: Message[] }

/**
 * `staysClosed` means that it is active but past its close date; `movedClosing` is the close date that a draft got, null if it kept
 * its own.
 */
export type PublishedDates = { staysClosed: boolean; movedClosing: CalendarDate | null }

/**
 * What became of one posting. `version` is the version that the run created, `leftPublic` means that candidates no longer see it, and
 * `withErrors` that it was skipped because of the posting check. Only a published one has dates.
 */
export type PostingOutcome =
  | ({ outcome: "changed"; version: number; leftPublic?: boolean } & Partial<PublishedDates>)
  | { outcome: "unchanged" }
  | { outcome: "skipped"; reasons: Message[]; withErrors: boolean }
