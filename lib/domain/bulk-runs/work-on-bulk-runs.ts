import type { Context, ServiceContext } from "../context"
import { ServiceError } from "../errors"
import { type Message, say } from "@/lib/messages/message"
import type { PostingOutcome } from "./bulk-run"
import type { BulkLease, ClaimedRun, WaitingPosting } from "./bulk-run-store"
import { performOnPosting, undoOnPosting } from "./perform-on-posting"
import { readAhead } from "./read-ahead"

/** Postings of a run in a row, before the next run has its turn; and those whose writes share transactions. */
const [jobsAtOnce, writesAtOnce] = [100, 25]

/** A server that has stored nothing for so long no longer works on a run; another one goes on where it was. */
const leaseMilliseconds = 10_000

export type BulkWork = {
  holder: string
  signal: AbortSignal
  /** Hears of faults of the service, which skip a posting. */
  onFault(error: unknown): void
}

type Left = { position: number; came: Exclude<PostingOutcome, { outcome: "changed" }> }

/**
 * Works through the runs that nobody else works on, in turns; answers how many postings. Any number of servers may run it, and a run that
 * is cut short is gone on with: each posting's outcome is stored with its write, so that none is written twice.
 */
export async function workOnBulkRuns(context: ServiceContext, work: BulkWork): Promise<number> {
  const { stores, clock } = context
  const lease = (): BulkLease => {
    const now = clock.now()
    return { holder: work.holder, now, until: new Date(now.getTime() + leaseMilliseconds) }
  }
  let done = 0
  while (!work.signal.aborted) {
    const ids = await stores.bulkRuns.claimable(lease())
    if (ids.length === 0) break
    for (const id of ids) {
      if (work.signal.aborted) break
      done += await workOn(context, id, work, lease)
    }
  }
  await stores.bulkRuns.release(work.holder)
  return done
}

/** A turn of the run `id`; answers how many postings it came to. */
async function workOn(
  context: ServiceContext,
  id: number,
  work: BulkWork,
  lease: () => BulkLease,
): Promise<number> {
  const { bulkRuns } = context.stores
  const run = await bulkRuns.claim(id, lease())
  if (!run) return 0
  const waiting = run.state === "canceling" ? [] : await bulkRuns.next(id, jobsAtOnce)
  if (waiting.length === 0) {
    await bulkRuns.finish(id, lease())
    return 0
  }
  const perform = await performer(context, run, waiting)
  for (let start = 0; start < waiting.length; start += writesAtOnce) {
    if (work.signal.aborted) return start
    const group = waiting.slice(start, start + writesAtOnce)
    const settled = await Promise.allSettled(group.map(perform))
    const left = settled.flatMap((each, index) => leftOf(each, group[index] as WaitingPosting, work))
    if (!(await bulkRuns.store(id, left, lease()))) return start
    const away = settled.find((each) => each.status === "rejected" && isUnavailable(each.reason))
    if (away?.status === "rejected") throw away.reason
  }
  return waiting.length
}

/** What has to be stored of a posting that was not written. What another server does, it stores itself. */
function leftOf(
  settled: PromiseSettledResult<PostingOutcome>,
  { position }: WaitingPosting,
  { onFault }: BulkWork,
): Left[] {
  if (settled.status === "fulfilled")
    return settled.value.outcome === "changed" ? [] : [{ position, came: settled.value }]
  const { reason } = settled
  if (isUnavailable(reason) || (reason instanceof ServiceError && reason.code === "idempotency_in_progress"))
    return []
  onFault(reason)
  const reasons = [say("bulkRuns.fault")]
  return [{ position, came: { outcome: "skipped", reasons, withErrors: false } }]
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "unavailable"
}

/** What does the deed of `run` with one of the postings that are `waiting`, for who asked as they are now. */
async function performer(
  context: ServiceContext,
  { id, deed, undoes, employer, actor, address, requestId }: ClaimedRun,
  waiting: WaitingPosting[],
): Promise<(posting: WaitingPosting) => Promise<PostingOutcome>> {
  if (!actor) {
    const reasons = [say("bulkRuns.personLeft")]
    return async () => ({ outcome: "skipped", reasons, withErrors: false })
  }
  const { stores } = context
  const asked: Context = { ...context, employer, actor, sessionId: null, address, requestId }
  const ids = waiting.map(({ jobId }) => jobId)
  // What comes back from the bin is not there to be read.
  const ahead = undoes !== null && deed.kind === "delete" ? null : await readAhead(asked, ids)
  const writes = stores.bulkRuns.writes(id, employer.id)
  return (posting) => {
    const writing = (partly?: Message[]): Context => {
      const { jobs, bin } = writes(posting.position, partly)
      return { ...asked, stores: { ...stores, bin, jobs: { ...jobs, ...ahead?.(jobs) } } }
    }
    return undoes === null
      ? performOnPosting(writing(), deed, posting.jobId, { dryRun: false })
      : undoOnPosting(writing(), deed, posting, writing)
  }
}
