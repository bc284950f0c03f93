import { othersTurnEvery } from "@/lib/others-turn"
import { calendarDateIn } from "@/lib/calendar-date"
import type { ChangePlace } from "../changes/change-store"
import { rulesDate } from "../checks/finding"
import type { ServiceContext } from "../context"
import type { Employer, EmployerId } from "../employers/employer"
import type { Job } from "../jobs/job"
import { largestId } from "../largest-id"
import type { CheckTarget, JudgedJob } from "./check-refresh-store"
import { countFindingsIn } from "./find-findings"
import { checkBasis } from "./judge-findings"

/**
 * How many jobs are read and stored at a time, and for how many milliseconds they are checked before other work gets
 * a turn.
 */
const [jobsAtOnce, sliceMilliseconds] = [100, 8]

/** A server that has stored nothing for this long has stopped checking, and another one continues where it was. */
const leaseMilliseconds = 60_000

type Run = { holder: string; signal: AbortSignal }

/**
 * Checks the postings of every employer whose rules, settings or day have changed since the last check, so that the
 * counts stored with them are right; returns how many. Any number of servers may run it, and a run that was cut short
 * is continued.
 */
export async function refreshChecks(context: ServiceContext, run: Run): Promise<number> {
  let judged = 0
  for (const { employer, last } of await context.stores.checkRefreshes.list()) {
    if (run.signal.aborted) return judged
    // A server of a later release has checked them by later rules.
    if (last && last.rules > rulesDate) continue
    if (last?.done && isSame(last, targetOf(context, employer))) continue
    judged += await refreshEmployer(context, employer.id, run)
  }
  return judged + (await judgeUnjudged(context, run))
}

/** The change list has each posting once, and a posting that is written in the meantime is checked by its write. */
async function refreshEmployer(
  context: ServiceContext,
  employerId: EmployerId,
  { holder, signal }: Run,
): Promise<number> {
  const { stores, clock } = context
  const lease = () => {
    const now = clock.now()
    return { holder, now, until: new Date(now.getTime() + leaseMilliseconds) }
  }
  let count = 0
  let target: CheckTarget | null = null
  let position: number | null = null
  while (!signal.aborted) {
    const employer = await stores.employers.find(employerId)
    if (!employer) break
    const wanted = targetOf(context, employer)
    if (position === null || !target || !isSame(target, wanted)) {
      target = wanted
      position = await stores.checkRefreshes.claim(employerId, target, lease())
      if (position === null) break
    }
    const among = { employerId, confidential: true }
    const place: ChangePlace = { position, began: largestId }
    const changes = await stores.changes.after(among, place, jobsAtOnce)
    const jobs = changes.flatMap((change) => (change.type === "upsert" ? [change.job] : []))
    const results = await judgeInSlices(context, employer, jobs)
    const last = changes.at(-1)
    // All postings that were read may have been written again in the meantime, and be further on in the list.
    const isOver: boolean = !last && !(await stores.changes.isAnyAfter(among, place))
    const next: number | null = isOver ? null : (last?.position ?? position)
    if (!(await stores.checkRefreshes.store(employerId, results, { position: next, lease: lease() }))) break
    count += results.length
    if (next === null) break
    position = next
  }
  return count
}

async function judgeInSlices(context: ServiceContext, employer: Employer, jobs: Job[]): Promise<JudgedJob[]> {
  const { revision, ...basis } = await checkBasis({ ...context, employer })
  const results: JudgedJob[] = []
  const giveTurn = othersTurnEvery(sliceMilliseconds)
  for (const job of jobs) {
    results.push({ job, judged: { counts: countFindingsIn(job, basis), revision } })
    await giveTurn()
  }
  return results
}

/** Checks what was written while the settings changed, which has no counts. */
async function judgeUnjudged(context: ServiceContext, { signal }: Run): Promise<number> {
  const { stores } = context
  let count = 0
  let after = 0
  while (!signal.aborted) {
    const found = await stores.checkRefreshes.unjudged(after, jobsAtOnce)
    for (const { employerId, jobId } of found) {
      after = jobId
      const employer = await stores.employers.find(employerId)
      const job = await stores.jobs.find({ employerId, confidential: true }, jobId)
      if (!employer || !job) continue
      const [result] = await judgeInSlices(context, employer, [job])
      if (result) await stores.checkRefreshes.storeOne(result)
      count += 1
    }
    if (found.length < jobsAtOnce) break
  }
  return count
}

function targetOf({ clock }: ServiceContext, { timeZone, checkRevision }: Employer): CheckTarget {
  return { rules: rulesDate, revision: checkRevision, day: calendarDateIn(timeZone, clock.now()) }
}

function isSame(one: CheckTarget, other: CheckTarget): boolean {
  return one.rules === other.rules && one.revision === other.revision && one.day === other.day
}
