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

/** So many jobs are read and stored in one go; and for so many milliseconds they are judged before others have their turn. */
const [jobsAtOnce, sliceMilliseconds] = [100, 8]

/** A server that has stored nothing for so long no longer judges; another one goes on where it was. */
const leaseMilliseconds = 60_000

type Run = { holder: string; signal: AbortSignal }

/**
 * Judges anew the postings of every employer whose rules, settings or day are other than they were judged by, so that the counts
 * kept with them are right; answers how many. Any number of servers may run it, and one that is cut short is gone on with.
 */
export async function refreshChecks(context: ServiceContext, run: Run): Promise<number> {
  let judged = 0
  for (const { employer, last } of await context.stores.checkRefreshes.list()) {
    if (run.signal.aborted) return judged
    // A server of a later release has judged them by later rules.
    if (last && last.rules > rulesDate) continue
    if (last?.done && isSame(last, targetOf(context, employer))) continue
    judged += await refreshEmployer(context, employer.id, run)
  }
  return judged + (await judgeUnjudged(context, run))
}

/** The list of changes names each posting once, and one that is written meanwhile is judged by its write. */
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
    // Those that were read may all have been written again meanwhile, and stand further on.
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

/** Judges what was written while the settings changed, and so has no counts. */
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
