import type { Context, ServiceContext } from "../context"
import { notFound } from "../errors"
import { jobErased } from "../jobs/job-activity"
import { visibleJobs } from "../jobs/visible-jobs"
import { pastZones } from "../records/past-zones"
import { keptUntil, publicPeriods, recordsSince } from "../records/public-periods"
import type { OutlivedJob } from "./bin-store"
import { afterDeletion, binSince, isInBin } from "./deleted-job"

/** How many jobs are read at once. */
const batchSize = 100

/**
 * Removes the job `id` from the bin for good; what the public could see of it stays in its record. Throws `not_found`
 * if it is not in the bin.
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
 * Removes jobs that have left the bin and have no record to keep: those that the public never saw, and those that it
 * last saw before the records' retention. Returns how many. Any number of instances may run it, and a run that was
 * cut short is completed by the next.
 */
export async function emptyBin(context: ServiceContext): Promise<number> {
  const { stores, clock, recordYears } = context
  const now = clock.now()
  const left = { since: binSince(now), lastPublic: recordsSince(now, recordYears) }
  let [removed, last] = [0, 0]
  for (;;) {
    const batch = await stores.bin.outlived(left, last, batchSize)
    // One at a time, because the history of a hundred jobs may be long.
    for (const outlived of batch) if (await forgetUnlessKept(context, outlived, now)) removed++
    if (batch.length < batchSize) return removed
    last = batch.at(-1)?.id ?? last
  }
}

/**
 * Forgets the deleted job `id` if it has no record to keep, and otherwise stores when the public last saw it; returns
 * whether it was removed.
 */
async function forgetUnlessKept(
  { stores, recordYears }: ServiceContext,
  { employerId, id }: OutlivedJob,
  now: Date,
): Promise<boolean> {
  const deleted = await stores.bin.find({ employerId, confidential: true }, id)
  if (!deleted) return false
  const employer = await stores.employers.find(employerId)
  const judgedAt = afterDeletion(deleted, now)
  const zones = await pastZones({ stores }, employer ?? { id: employerId, timeZone: "UTC" })
  const periods = await publicPeriods({ stores }, deleted.job, zones, judgedAt)
  const lastPublic = periods.at(-1)?.publicTo
  const until = keptUntil(periods, recordYears)
  if (periods.length === 0 || (until && until <= now)) return stores.bin.forget(id)
  if (lastPublic) await stores.bin.noteLastPublic(id, lastPublic)
  return false
}
