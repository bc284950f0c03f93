import { type CalendarDate, calendarDateIn, endOfDay, startOfDay } from "@/lib/calendar-date"
import { afterDeletion, isInBin } from "../bin/deleted-job"
import { findJobOrDeleted } from "../bin/find-job-or-deleted"
import type { Context } from "../context"
import { notFound } from "../errors"
import type { EndedDismissalOf } from "../history/history-store"
import type { Job } from "../jobs/job"
import { findFindings, type ToldFinding } from "../job-checks/find-findings"
import { visibleJobs } from "../jobs/visible-jobs"
import { dismissalsAt, type PastBases, pastBases } from "./past-checks"
import { pastZones, type ZonePeriod, zoneAt } from "./past-zones"
import { keptUntil, type PublicPeriod, publicPeriods } from "./public-periods"

/**
 * A period with what the posting check finds in it, by the rules in force on its first day in the employer's time
 * zone, and by what the check had been told when it started: the employer's facts, its muted rules, and the posting's
 * dismissals.
 */
export type CheckedPeriod = PublicPeriod & { findings: ToldFinding[] }

/**
 * What the public could see of a posting, oldest first (contract 3.4), and its last title. Each version is only read
 * in its turn, so that a thousand long descriptions are not held at once.
 */
export type PostingRecord = {
  employer: { id: number; name: string }
  jobId: number
  title: string
  periods(): AsyncGenerator<CheckedPeriod>
}

/** A posting, deleted or not, with what is kept of what the public could see. `isGone` is true once it has left the bin. */
type FoundRecord = { newest: Job; isGone: boolean; periods: PublicPeriod[] }

/** What postings were checked by: the employer's bases and time zones, and the ended dismissals of these postings. */
type Past = { bases: PastBases; zones: ZonePeriod[]; ended: EndedDismissalOf[] }

/**
 * The record of the employer's posting `id`, even after its deletion, for as long as it is kept. A caller who may not
 * know of confidential postings only sees the versions that were not confidential. Throws `not_found`.
 */
export async function postingRecord(context: Context, id: number): Promise<PostingRecord> {
  const [bases, zones] = await past(context)
  const found = await findRecord(context, bases, zones, id)
  if (!found || (found.isGone && found.periods.length === 0)) throw notFound("record")
  const ended = await context.stores.history.endedDismissals(context.employer.id, id, id)
  return toRecord(context, { bases, zones, ended }, found)
}

/** How many postings are looked up at a time. */
const batchSize = 500

/**
 * The records of all of the employer's postings that the public could see at some time between the days `from` and
 * `to`, in the employer's time zone; null sets no bound. Each has what the public could see in that time, and is only
 * read in its turn.
 */
export async function* recordsOfPeriod(
  context: Context,
  { from, to }: { from: CalendarDate | null; to: CalendarDate | null },
): AsyncGenerator<PostingRecord> {
  const { stores, employer } = context
  const begins = from && startOfDay(from, employer.timeZone)
  const ends = to && endOfDay(to, employer.timeZone)
  const isWithin = ({ publicFrom, publicTo }: PublicPeriod) =>
    (!ends || publicFrom <= ends) && (!begins || publicTo === null || publicTo > begins)
  const [bases, zones] = await past(context)
  let last = 0
  for (;;) {
    const ids = await stores.bin.idsWithDeleted(visibleJobs(context), last, batchSize)
    const end = ids.at(-1) ?? last
    const ended = await stores.history.endedDismissals(employer.id, last + 1, end)
    for (const id of ids) {
      const found = await findRecord(context, bases, zones, id)
      const periods = found?.periods.filter(isWithin) ?? []
      if (found && periods.length > 0) yield toRecord(context, { bases, zones, ended }, { ...found, periods })
    }
    if (ids.length < batchSize) return
    last = end
  }
}

function past(context: Context): Promise<[PastBases, ZonePeriod[]]> {
  return Promise.all([pastBases(context), pastZones(context, context.employer)])
}

async function findRecord(
  context: Context,
  bases: PastBases,
  zones: ZonePeriod[],
  id: number,
): Promise<FoundRecord | null> {
  const { clock } = context
  const { job, deleted } = await findJobOrDeleted(context, id)
  const newest = job ?? deleted?.job
  if (!newest) return null
  const now = deleted ? afterDeletion(deleted, clock.now()) : clock.now()
  const all = await publicPeriods(context, newest, zones, now)
  const until = keptUntil(all, context.recordYears)
  const isKept = until === null ? all.length > 0 : until > now
  const periods = all.filter(({ job }) => isKept && (visibleJobs(context).confidential || !job.confidential))
  const isGone = deleted !== null && !isInBin(deleted, clock.now())
  return { newest, isGone, periods: periods.flatMap((each) => byName(each, bases)) }
}

/** `period` split at each renaming of the employer: the public saw the new name from the moment of the change. */
function byName(period: PublicPeriod, bases: PastBases): PublicPeriod[] {
  const { job, publicFrom, publicTo } = period
  const told = job.employer.name
  const bounds = [publicFrom, ...bases.renamings(publicFrom, publicTo)]
  return bounds.flatMap((from, part): PublicPeriod[] => {
    const to = bounds[part + 1] ?? publicTo
    if (to && to <= from) return []
    const employer = { ...job.employer, name: bases.nameAt(from, told) }
    const takenDownBy = part < bounds.length - 1 ? null : period.takenDownBy
    return [{ ...period, job: { ...job, employer }, publicFrom: from, publicTo: to, takenDownBy }]
  })
}

function toRecord(context: Context, past: Past, { newest, periods }: FoundRecord): PostingRecord {
  const { id: employerId, name } = context.employer
  const shown = periods.at(-1)?.job
  return {
    // As the public last knew them.
    employer: { id: employerId, name: shown?.employer.name ?? name },
    jobId: newest.id,
    title: shown?.title ?? newest.title,
    periods: () => described(context, past, newest, periods),
  }
}

async function* described(
  { stores }: Context,
  past: Past,
  newest: Job,
  periods: PublicPeriod[],
): AsyncGenerator<CheckedPeriod> {
  const ended = past.ended.filter(({ jobId }) => jobId === newest.id).map(({ dismissal }) => dismissal)
  const of = { employerId: newest.employer.id, jobId: newest.id, confidential: true }
  for (const { job, ...period } of periods) {
    const replaced = await stores.history.descriptionReplacedAfter(of, job.version)
    const shown = { ...job, description: replaced ?? newest.description }
    const today = calendarDateIn(zoneAt(past.zones, period.publicFrom), period.publicFrom)
    const basis = await past.bases.at(period.publicFrom, job.employer.name)
    const dismissals = dismissalsAt(newest, ended, period.publicFrom)
    const findings = findFindings({ ...shown, dismissals }, { ...basis, today })
    yield { ...period, job: shown, findings }
  }
}
