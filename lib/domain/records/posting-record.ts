import { addDays, type CalendarDate, calendarDateIn, endOfDay } from "../calendar-date"
import type { Context, ServiceContext } from "../context"
import { notFound } from "../errors"
import type { ChangeAuthor, JobVersion } from "../history/history"
import type { VersionsOf } from "../history/history-store"
import { atVersion, jobBeforeAll } from "../history/job-before"
import type { Job } from "../jobs/job"
import { findFindings, type ToldFinding } from "../job-checks/find-findings"
import { checkBasis } from "../job-checks/judge-findings"
import { visibleJobs } from "../jobs/visible-jobs"

/**
 * For how long the public could see a version. The instants are those from which and up to which it could; `publicTo` null is
 * "still". `takenDownBy` is null where nobody took it down: it is still there, its close date came, or another version followed.
 */
export type PublicPeriod = {
  job: Job
  publicFrom: Date
  publicTo: Date | null
  publishedBy: ChangeAuthor
  takenDownBy: ChangeAuthor | null
}

/**
 * A period with what the posting check finds in it by the rules in force on its first day, where the employer is, and by what
 * admins have told the check by now: what they had told it then is not kept.
 */
export type CheckedPeriod = PublicPeriod & { findings: ToldFinding[] }

/**
 * What the public could see of a posting, oldest first (contract 3.4), its title last. Each version is read when its turn has come:
 * a thousand long descriptions are not to be held at once.
 */
export type PostingRecord = {
  employer: { id: number; name: string }
  jobId: number
  title: string
  periods(): AsyncGenerator<CheckedPeriod>
}

type Stores = Pick<ServiceContext, "stores">

/** A posting, there or deleted, with what is kept of what the public could see of it. */
type FoundRecord = { newest: Job; isDeleted: boolean; periods: PublicPeriod[] }

/**
 * The record of the employer's posting `id`, also after its deletion, for as long as it is kept. A caller who may not know of
 * confidential postings is told of the versions that were not. Throws `not_found`.
 */
export async function postingRecord(context: Context, id: number): Promise<PostingRecord> {
  const found = await findRecord(context, id)
  if (!found || (found.isDeleted && found.periods.length === 0)) throw notFound("record")
  return toRecord(context, found)
}

/** So many postings are looked up at once. */
const batchSize = 500

/**
 * The records of all postings of the employer that the public could see at some time from the day `from` to the day `to`, where the
 * employer is; null is no bound. Of each, what it could see then. One is read when its turn has come.
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
  let last = 0
  for (;;) {
    const ids = await stores.bin.idsWithDeleted(visibleJobs(context), last, batchSize)
    for (const id of ids) {
      const found = await findRecord(context, id)
      const periods = found?.periods.filter(isWithin) ?? []
      if (found && periods.length > 0) yield toRecord(context, { ...found, periods })
    }
    if (ids.length < batchSize) return
    last = ids.at(-1) as number
  }
}

async function findRecord(context: Context, id: number): Promise<FoundRecord | null> {
  const { stores, employer, clock } = context
  const among = visibleJobs(context)
  const job = await stores.jobs.find(among, id)
  const deleted = job ? null : await stores.bin.find(among, id)
  const newest = job ?? deleted?.job
  if (!newest) return null
  const now = clock.now()
  const all = await publicPeriods(context, newest, employer.timeZone, now)
  const until = keptUntil(all, context.recordYears)
  const isKept = until === null ? all.length > 0 : until > now
  const periods = all.filter(({ job }) => isKept && (among.confidential || !job.confidential))
  return { newest, isDeleted: deleted !== null, periods }
}

function toRecord(context: Context, { newest, periods }: FoundRecord): PostingRecord {
  const { id: employerId, name } = context.employer
  const shown = periods.at(-1)?.job
  return {
    // As the public knew them last.
    employer: { id: employerId, name: shown?.employer.name ?? name },
    jobId: newest.id,
    title: shown?.title ?? newest.title,
    periods: () => described(context, newest, periods),
  }
}

async function* described(
  context: Context,
  newest: Job,
  periods: PublicPeriod[],
): AsyncGenerator<CheckedPeriod> {
  const { stores, employer } = context
  const { revision: _revision, ...basis } = await checkBasis(context)
  const of = { employerId: newest.employer.id, jobId: newest.id, confidential: true }
  for (const { job, ...period } of periods) {
    const replaced = await stores.history.descriptionReplacedAfter(of, job.version)
    const shown = { ...job, description: replaced ?? newest.description }
    const today = calendarDateIn(employer.timeZone, period.publicFrom)
    const findings = findFindings({ ...shown, dismissals: [] }, { ...basis, today })
    yield { ...period, job: shown, findings }
  }
}

/**
 * When the public could see `newest`, or what it was before, oldest first and without descriptions. Days begin and end in
 * `timeZone`.
 */
export async function publicPeriods(
  { stores }: Stores,
  newest: Job,
  timeZone: string,
  now: Date,
): Promise<PublicPeriod[]> {
  const of = { employerId: newest.employer.id, jobId: newest.id, confidential: true }
  const periods: PublicPeriod[] = []
  const starts = startsOfDays(timeZone)
  for (const { job, version, until } of await states({ stores }, of, newest)) {
    const shown =
      version.action === "deleted" ? null : whenPublic(job, version.at, until?.at ?? null, starts, now)
    if (!shown) continue
    const last = periods.at(-1)
    const goesOn = last?.publicTo?.getTime() === shown.publicFrom.getTime()
    const cut = until !== null && shown.publicTo?.getTime() === until.at.getTime()
    periods.push({
      job,
      ...shown,
      publishedBy: goesOn && last ? last.publishedBy : version.by,
      takenDownBy: cut ? until.by : null,
    })
    if (goesOn && last) last.takenDownBy = null
  }
  return periods
}

/** Until when `periods` are kept: so many years after the public saw the last of them; null where it still does, or never did. */
export function keptUntil(periods: PublicPeriod[], years = 3): Date | null {
  const last = periods.at(-1)?.publicTo
  if (!last) return null
  const until = new Date(last)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until
}

type State = { job: Job; version: JobVersion; until: JobVersion | null }

/** What the job was at each of its versions, oldest first, but for its description. */
async function states({ stores: { history } }: Stores, of: VersionsOf, newest: Job): Promise<State[]> {
  const found: State[] = []
  let job = { ...newest, description: "" }
  let until: JobVersion | null = null
  for (const version of await history.since(of, 0)) {
    found.push({ job: atVersion(job, version), version, until })
    job = jobBeforeAll(job, [version])
    until = version
  }
  return found.reverse()
}

function whenPublic(
  { status, publishDate, closeDate }: Job,
  at: Date,
  until: Date | null,
  startOf: (day: CalendarDate) => Date,
  now: Date,
): { publicFrom: Date; publicTo: Date | null } | null {
  if (status !== "active") return null
  const opens = startOf(publishDate)
  const closes = startOf(addDays(closeDate, 1))
  const publicFrom = opens > at ? opens : at
  const ends = until && until < closes ? until : closes
  if (ends <= publicFrom || publicFrom > now) return null
  return { publicFrom, publicTo: ends > now ? null : ends }
}

/** When days begin in `timeZone`; each is worked out once, since that takes its time. */
function startsOfDays(timeZone: string): (day: CalendarDate) => Date {
  const known = new Map<CalendarDate, Date>()
  return (day) => {
    const start = known.get(day) ?? startOfDay(day, timeZone)
    known.set(day, start)
    return start
  }
}

function startOfDay(day: CalendarDate, timeZone: string): Date {
  return new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1)
}
