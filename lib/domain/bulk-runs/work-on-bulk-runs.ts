import type { Context, ServiceContext } from "../context"
import { ServiceError } from "../errors"
import { type Message, say } from "@/lib/messages/message"
import type { PostingOutcome } from "./bulk-run"
import type { BulkLease, ClaimedRun, WaitingPosting } from "./bulk-run-store"
import { performOnPosting, undoOnPosting } from "./perform-on-posting"
import { readAhead } from "./read-ahead"

/** How many postings of a run are handled before the next run gets a turn, and how many writes share a transaction. */
const [jobsAtOnce, writesAtOnce] = [100, 25]

/** A server that has stored nothing for this long has stopped working on a run, and another one continues where it was. */
const leaseMilliseconds = 10_000

export type BulkWork = {
  holder: string
  signal: AbortSignal
  /** Called with faults of the service, which make a run skip a posting. */
  onFault(error: unknown): void
}

type Left = { position: number; came: Exclude<PostingOutcome, { outcome: "changed" }> }

/**
 * Works through the runs that no other server works on, in turns; returns how many postings it handled. Any number of
 * servers may run it, and a run that was cut short is continued: each posting's outcome is stored along with its
 * write, so that none is written twice.
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

/** One turn of the run `id`; returns how many postings it handled. */
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

/** What has to be stored for a posting that was not written. What another server does, it stores itself. */
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

/**
 * Returns a function that performs the run's `deed` on one of the `waiting` postings, with the current permissions of
 * the person who asked.
 */
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
  // Jobs that are about to be restored from the bin cannot be read ahead.
  const ahead = undoes !== null && deed.kind === "delete" ? null : await readAhead(asked, ids)
  const writes = stores.bulkRuns.writes(id, employer.id)
  return (posting) => {
    const writing = (partly?: Message[]): Context => {
      const { jobs, bin } = writes(posting.position, partly)
      return { ...asked, stores: { ...stores, bin, jobs: { ...jobs, ...ahead?.(jobs) } } }
    }
    return undoes === null
      ? performOnPosting(writing(), deed, posting.jobId, writing)
      : undoOnPosting(writing(), deed, posting, writing)
  }
}
