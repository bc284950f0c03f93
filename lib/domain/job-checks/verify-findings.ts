import { calendarDateIn } from "@/lib/calendar-date"
import { rulesDate } from "../checks/finding"
import type { ServiceContext } from "../context"
import type { Employer } from "../employers/employer"
import { anyJob, type JobSelection } from "../jobs/job-selection"
import type { CheckTarget } from "./check-refresh-store"
import { countFindingsIn } from "./find-findings"
import { checkBasis } from "./judge-findings"
import type { FindingCounts } from "./judged-findings"

/** How many postings are checked per employer, last changed first, and how many in total: an operator waits for the result. */
const [mostOfEmployer, mostInAll] = [100, 10_000]

const changedLast: JobSelection = {
  status: null,
  q: null,
  order: { by: "updatedAt", descending: true },
  further: anyJob,
}

/**
 * Checks postings again and reports, in sentences, where the stored counts of findings are wrong. An employer whose
 * postings are still being checked is left out. With `repair`, the right counts are stored.
 */
export async function verifyFindings(
  context: ServiceContext,
  { repair }: { repair: boolean },
): Promise<string[]> {
  const found: string[] = []
  let left = mostInAll
  for (const { employer, last } of await context.stores.checkRefreshes.list()) {
    if (left <= 0) break
    if (!last?.done || last.rules !== rulesDate || last.revision !== employer.checkRevision) continue
    const { told, judged } = await verifyEmployer(context, employer, { last, repair, limit: left })
    found.push(...told)
    left -= judged
  }
  return found
}

type Asked = { last: CheckTarget; repair: boolean; limit: number }

async function verifyEmployer(
  context: ServiceContext,
  employer: Employer,
  { last, repair, limit }: Asked,
): Promise<{ told: string[]; judged: number }> {
  const { stores, clock } = context
  const { revision, ...basis } = await checkBasis({ ...context, employer })
  // What was written since the last refresh was checked by a later day than the rest.
  const days = new Set([last.day, calendarDateIn(employer.timeZone, clock.now())])
  const among = { employerId: employer.id, confidential: true }
  const range = { offset: 0, limit: Math.min(limit, mostOfEmployer) }
  const { jobs } = await stores.jobSelections.whole(among, changedLast, range)
  const told: string[] = []
  for (const { description, findings, ...listed } of jobs) {
    // A long description is not read for this, and a job without counts is checked by the server.
    if (description === null || findings === null) continue
    const job = { ...listed, description }
    const right = [...days].map((today) => countFindingsIn(job, { ...basis, today }))
    const [, counts = right[0]] = right
    if (!counts || right.some((each) => isSame(each, findings))) continue
    told.push(
      `Posting ${job.id} of employer ${employer.id} has ${inWords(counts)}; the stored counts are ${inWords(findings)}.`,
    )
    if (repair) await stores.checkRefreshes.storeOne({ job, judged: { counts, revision } })
  }
  return { told, judged: jobs.length }
}

function isSame(one: FindingCounts, other: FindingCounts): boolean {
  return one.error === other.error && one.warning === other.warning && one.advice === other.advice
}

function inWords({ error, warning, advice }: FindingCounts): string {
  return `${error} errors, ${warning} warnings and ${advice} pieces of advice`
}
