import type { CalendarDate } from "@/lib/calendar-date"
import { othersTurnEvery } from "@/lib/others-turn"
import type { Context } from "../context"
import type { Message } from "@/lib/messages/message"
import { requireDayAhead } from "./bulk-change"
import type { BulkDeed } from "./bulk-deed"
import type { PostingOutcome, PublishedDates, SkippedPosting } from "./bulk-run"
import { datesDespiteErrors, performOnPosting } from "./perform-on-posting"
import { readAhead } from "./read-ahead"
import { visibleJobs } from "../jobs/visible-jobs"

/** How many postings are read at once, and for how many milliseconds they are checked before other work gets a turn. */
const [readAtOnce, sliceMilliseconds] = [100, 8]

/** The most skipped postings that a trial names, and the most combinations of reasons that it counts. */
export const mostNamed = 100
const mostKinds = 20

/**
 * What a run would do. `leavePublic` counts the postings that candidates would no longer see, `stayClosed` those
 * published past their close date, `moveClosing` those whose close date becomes `closingMovesTo` (null if there are none),
 * `withErrors` those that only the posting check holds back; `reasons` starts with the most common ones. `despiteErrors`
 * has the same counts for the postings that would be published if errors held nothing back.
 */
export type BulkTrial = {
  total: number
  changed: number
  unchanged: number
  skipped: number
  leavePublic: number
  stayClosed: number
  moveClosing: number
  closingMovesTo: CalendarDate | null
  withErrors: number
  despiteErrors: { stayClosed: number; moveClosing: number }
  /** Whether the employer never publishes a posting with errors, whatever is asked for. */
  enforced: boolean
  reasons: { reasons: Message[]; count: number; withErrors: boolean }[]
  named: (SkippedPosting & { withErrors: boolean })[]
}

/**
 * What `deed` would do to the jobs with these ids; nothing is written. If `signal` is aborted, it stops early and
 * throws the signal's reason. Throws `validation_failed` as `startBulkRun` does.
 */
export async function tryBulkRun(
  context: Context,
  deed: BulkDeed,
  jobIds: number[],
  signal: AbortSignal,
): Promise<BulkTrial> {
  requireDayAhead(context, deed)
  const { stores, employer } = context
  const { settings } = await stores.checkSettings.find(employer.id, employer.checkRevision)
  const counts = { changed: 0, unchanged: 0, skipped: 0, leavePublic: 0, withErrors: 0 }
  const dates = { stayClosed: 0, moveClosing: 0 }
  const despiteErrors = { stayClosed: 0, moveClosing: 0 }
  let closingMovesTo: CalendarDate | null = null
  const kinds = new Map<string, BulkTrial["reasons"][number]>()
  const skippedAt: Omit<BulkTrial["named"][number], "title">[] = []

  function noteDates(of: typeof dates, { staysClosed, movedClosing }: Partial<PublishedDates>): void {
    if (staysClosed) of.stayClosed += 1
    if (movedClosing) of.moveClosing += 1
    closingMovesTo ??= movedClosing ?? null
  }

  function note(id: number, position: number, came: PostingOutcome): void {
    counts[came.outcome] += 1
    if (came.outcome === "changed") {
      noteDates(dates, came)
      if (came.leftPublic) counts.leavePublic += 1
    }
    if (came.outcome !== "skipped") return
    const { reasons, withErrors } = came
    if (withErrors) counts.withErrors += 1
    const kind = JSON.stringify(reasons)
    const known = kinds.get(kind) ?? { reasons, count: 0, withErrors }
    kinds.set(kind, { ...known, count: known.count + 1 })
    if (skippedAt.length < mostNamed) skippedAt.push({ position, id, reasons, withErrors })
  }

  const giveTurn = othersTurnEvery(sliceMilliseconds)
  for (let start = 0; start < jobIds.length; start += readAtOnce) {
    const ids = jobIds.slice(start, start + readAtOnce)
    const ahead = await readAhead(context, ids)
    const { jobs } = stores
    // No run changes a posting's reference, so there is no need to look up who has it.
    const reading = { ...jobs, ...ahead(jobs), findByReference: async () => null }
    const trying = { ...context, stores: { ...stores, jobs: reading } }
    for (const [index, id] of ids.entries()) {
      const came = await performOnPosting(trying, deed, id, null)
      note(id, start + index, came)
      if (deed.kind === "publish" && came.outcome === "skipped" && came.withErrors) {
        const seen = await reading.find(visibleJobs(context), id)
        if (seen) noteDates(despiteErrors, datesDespiteErrors(context, deed, seen))
      }
      if (await giveTurn()) signal.throwIfAborted()
    }
  }

  const among = { employerId: employer.id, confidential: true }
  const labels = await stores.jobs.labels(among, { ids: skippedAt.map(({ id }) => id), referenceIds: [] })
  const titles = new Map(labels.map(({ id, title }) => [id, title]))
  return {
    total: jobIds.length,
    ...counts,
    ...dates,
    closingMovesTo,
    despiteErrors,
    enforced: settings.enforce,
    reasons: [...kinds.values()].sort((one, other) => other.count - one.count).slice(0, mostKinds),
    named: skippedAt.map((posting) => ({ ...posting, title: titles.get(posting.id) ?? "" })),
  }
}
