import type { CalendarDate } from "@/lib/calendar-date"
import type { ChangeAuthor } from "../history/history"
import type { Job } from "../jobs/job"

/** How many days a deleted job stays in the bin (contract 3.4). */
const binDays = 30

/** A deleted job: its final content, and the version that is its deletion. Null means never or unknown. */
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

/** Jobs deleted before this instant have left the bin by `now`. */
export function binSince(now: Date): Date {
  return new Date(now.getTime() - binDays * day)
}

/** Until when a job that was deleted at `deletedAt` can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + binDays * day)
}

/** `now`, or the time of the deletion if that is later because of another server's clock, so that the job counts as deleted. */
export function afterDeletion({ deletedAt }: DeletedJob, now: Date): Date {
  return deletedAt > now ? deletedAt : now
}

/** Whether `deleted` is in the bin at `now`: neither erased nor too old. */
export function isInBin({ deletedAt, erasedAt }: DeletedJob, now: Date): boolean {
  return erasedAt === null && deletedAt > binSince(now)
}
