import type { CalendarDate } from "@/lib/calendar-date"
import type { ChangeAuthor } from "../history/history"
import type { Job } from "../jobs/job"

/** Days that a deleted job stays in the bin (contract 3.4). */
const binDays = 30

/** A job that was deleted: what it was at its end, and the version that is its deletion. Null is "never" or "not known". */
export type DeletedJob = {
  job: Job
  version: number
  deletedAt: Date
  deletedBy: ChangeAuthor
  createdAt: Date
  firstPublished: CalendarDate | null
  erasedAt: Date | null
}

/** A deleted job as the bin lists it. */
export type BinEntry = Pick<Job, "id" | "title" | "referenceId" | "status" | "confidential"> &
  Pick<DeletedJob, "deletedAt" | "deletedBy">

const day = 86_400_000

/** What was deleted before this has left the bin by `now`. */
export function binSince(now: Date): Date {
  return new Date(now.getTime() - binDays * day)
}

/** Until when a job that was deleted at `deletedAt` can be brought back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + binDays * day)
}

/** `now`, or the moment of the deletion where the clock that it was told by is ahead: what is judged then is over. */
export function afterDeletion({ deletedAt }: DeletedJob, now: Date): Date {
  return deletedAt > now ? deletedAt : now
}

/** Whether `deleted` is in the bin at `now`: not emptied out, nor too old. */
export function isInBin({ deletedAt, erasedAt }: DeletedJob, now: Date): boolean {
  return erasedAt === null && deletedAt > binSince(now)
}
