import { addDays, type CalendarDate, startOfDay } from "@/lib/calendar-date"
import type { ServiceContext } from "../context"
import type { ChangeAuthor, JobVersion } from "../history/history"
import type { VersionsOf } from "../history/history-store"
import { atVersion, jobBeforeAll } from "../history/job-before"
import type { Job } from "../jobs/job"

/**
 * When the public could see a version: from one instant until the other; a null `publicTo` means it still can.
 * `takenDownBy` is null if nobody took it down: it is still public, its close date came, or another version followed.
 */
export type PublicPeriod = {
  job: Job
  publicFrom: Date
  publicTo: Date | null
  publishedBy: ChangeAuthor
  takenDownBy: ChangeAuthor | null
}

/** How many years a record is kept, unless the operator wants more. */
const leastYears = 3

type Stores = Pick<ServiceContext, "stores">

/**
 * When the public could see `newest`, or what it was before, oldest first and without descriptions. Days start and
 * end in `timeZone`.
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

/**
 * Until when `periods` are kept: this many years after the public saw the last of them; null if it still does, or
 * never did.
 */
export function keptUntil(periods: PublicPeriod[], years?: number): Date | null {
  const last = periods.at(-1)?.publicTo
  return last ? yearsAfter(last, years ?? leastYears) : null
}

/** Anything that the public last saw before this instant has no record to keep at `now`, give or take a leap day. */
export function recordsSince(now: Date, years?: number): Date {
  return yearsAfter(now, -(years ?? leastYears))
}

function yearsAfter(at: Date, years: number): Date {
  const then = new Date(at)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  return then
}

type State = { job: Job; version: JobVersion; until: JobVersion | null }

/** What the job was at each of its versions, oldest first, without its description. */
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

/** When days start in `timeZone`; each is only computed once, because that is slow. */
function startsOfDays(timeZone: string): (day: CalendarDate) => Date {
  const known = new Map<CalendarDate, Date>()
  return (day) => {
    const start = known.get(day) ?? startOfDay(day, timeZone)
    known.set(day, start)
    return start
  }
}
