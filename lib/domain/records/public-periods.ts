import { addDays } from "@/lib/calendar-date"
import type { ServiceContext } from "../context"
import type { ChangeAuthor, JobVersion } from "../history/history"
import type { VersionsOf } from "../history/history-store"
import { atVersion, jobBeforeAll } from "../history/job-before"
import type { Job } from "../jobs/job"
import type { ZonePeriod } from "./past-zones"

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
 * end in the employer's time zone, which `zones` tells for any time.
 */
export async function publicPeriods(
  { stores }: Stores,
  newest: Job,
  zones: ZonePeriod[],
  now: Date,
): Promise<PublicPeriod[]> {
  const of = { employerId: newest.employer.id, jobId: newest.id, confidential: true }
  const periods: PublicPeriod[] = []
  for (const { job, version, until } of await states({ stores }, of, newest)) {
    if (version.action === "deleted") continue
    for (const shown of whenPublic(job, version.at, until?.at ?? null, zones, now)) {
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

type Interval = Pick<PublicPeriod, "publicFrom" | "publicTo">

/** From when until when a version was public. A change of the time zone may take it from the public, and bring it back. */
function whenPublic(
  { status, publishDate, closeDate }: Job,
  at: Date,
  until: Date | null,
  zones: ZonePeriod[],
  now: Date,
): Interval[] {
  if (status !== "active") return []
  const shown: Interval[] = []
  for (const { from, to, startOf } of zones) {
    const publicFrom = latest(startOf(publishDate), at, from)
    const ends = earliest(startOf(addDays(closeDate, 1)), until, to)
    if (ends <= publicFrom || publicFrom > now) continue
    const publicTo = ends > now ? null : ends
    const last = shown.at(-1)
    if (last?.publicTo?.getTime() === publicFrom.getTime()) last.publicTo = publicTo
    else shown.push({ publicFrom, publicTo })
  }
  return shown
}

function latest(first: Date, ...others: (Date | null)[]): Date {
  return others.reduce<Date>((found, each) => (each && each > found ? each : found), first)
}

function earliest(first: Date, ...others: (Date | null)[]): Date {
  return others.reduce<Date>((found, each) => (each && each < found ? each : found), first)
}
