import type { Context, ServiceContext } from "../context"
import { notFound } from "../errors"
import { jobErased } from "../jobs/job-activity"
import { visibleJobs } from "../jobs/visible-jobs"
import { keptUntil, publicPeriods } from "../records/public-periods"
import { binSince, type DeletedJob, isInBin } from "./deleted-job"

/** So many are looked at in one go. */
const batchSize = 100

/**
 * Takes the job `id` out of the bin for good; what the public could see of it stays in its record. Throws `not_found` where
 * it is not in the bin.
 */
export async function eraseDeletedJob(context: Context, id: number): Promise<void> {
  const { stores, employer, clock } = context
  const now = clock.now()
  const deleted = await stores.bin.find(visibleJobs(context), id)
  if (!deleted || !isInBin(deleted, now)) throw notFound("job")
  const activity = jobErased(context, deleted.job)
  if (!(await stores.bin.erase(employer.id, deleted, activity, now))) throw notFound("job")
}

/**
 * Removes what has left the bin and has no record to keep: what the public never saw, and what it last saw so many years ago
 * that its record's time is over. Answers how many. Any number of instances may run it, and a run that was cut short is caught up by the next.
 */
export async function emptyBin(context: ServiceContext): Promise<number> {
  const { stores, clock } = context
  const now = clock.now()
  let removed = 0
  for (;;) {
    const batch = await stores.bin.outlived(binSince(now), now, batchSize)
    for (const deleted of batch) {
      // What was stored goes by the RECORD_YEARS of then.
      const until = await recordUntil(context, deleted)
      if (until !== null && until > now) {
        await stores.bin.keepUntil(deleted.job.id, until)
        continue
      }
      if (await stores.bin.forget(deleted.job.id)) removed++
    }
    if (batch.length < batchSize) return removed
  }
}

async function recordUntil(
  { stores, clock, recordYears }: ServiceContext,
  { job, deletedAt }: DeletedJob,
): Promise<Date | null> {
  const employer = await stores.employers.find(job.employer.id)
  const now = clock.now()
  // By a server whose clock is ahead it may be deleted in what is the future here: it is public no longer all the same.
  const ended = deletedAt > now ? deletedAt : now
  const periods = await publicPeriods({ stores }, job, employer?.timeZone ?? "UTC", ended)
  return keptUntil(periods, recordYears)
}
