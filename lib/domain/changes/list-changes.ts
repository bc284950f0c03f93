import type { Context } from "../context"
import { ServiceError } from "../errors"
import type { VisibleJobs } from "../jobs/job-store"
import { visibleJobs } from "../jobs/visible-jobs"
import type { Change, ChangeProgress } from "./change-store"
import { say } from "@/lib/messages/message"

/** How far the caller has come (null: they begin), how many at the most, and until when to wait for the first. */
export type ChangesRequest = { progress: ChangeProgress | null; limit: number; over: AbortSignal }

/** In the order of the changes. `progress` is that of the request where there is nothing new; `waited` says that the caller had to. */
export type ChangesPage = { data: Change[]; progress: ChangeProgress; more: boolean; waited: boolean }

/**
 * What changed of the employer's jobs since, each job once, as it is now (contract 3.2); for who begins, all that there is.
 * Throws `cursor_expired` where deletions since are no longer told.
 */
export async function listChanges(
  context: Context,
  { progress, limit, over }: ChangesRequest,
): Promise<ChangesPage> {
  const { changes } = context.stores
  const among = visibleJobs(context)
  const { latest, forgotten } = await changes.bounds(context.employer.id)
  const before = progress ?? { position: 0, began: Math.max(latest, forgotten) }
  if (Math.max(before.position, before.began) < forgotten)
    throw new ServiceError("cursor_expired", say("changes.cursorExpired"))
  // Most calls of who follows find nothing, which the latest position tells already.
  let data = latest > before.position ? await changes.after(among, before, limit) : []
  const waited = data.length === 0 && !over.aborted
  if (waited) {
    await untilChanged(context, among, before, over)
    if (!over.aborted) data = await changes.after(among, before, limit)
  }
  const last = data.at(-1)
  // What was found may have been deleted before it was read, and is told as that further on.
  const isMore = async () => latest > before.position && (await changes.isAnyAfter(among, before))
  if (!last) return { data, progress: before, more: await isMore(), waited }
  const after = { ...before, position: last.position }
  return { data, progress: after, waited, more: await changes.isAnyAfter(among, after) }
}

/** From where on one hears of what happens from now on. */
export async function progressNow({ stores, employer }: Context): Promise<ChangeProgress> {
  const { latest, forgotten } = await stores.changes.bounds(employer.id)
  const now = Math.max(latest, forgotten)
  return { position: now, began: now }
}

/** Waits for a change that the caller may know of, until `over`. What others may know of ends no wait. */
async function untilChanged(
  { stores, employer }: Context,
  among: VisibleJobs,
  progress: ChangeProgress,
  over: AbortSignal,
): Promise<void> {
  const { changes } = stores
  const call = { heard: () => {} }
  let pending = true
  const end = () => call.heard()
  const stop = changes.listen(employer.id, () => {
    pending = true
    call.heard()
  })
  over.addEventListener("abort", end, { once: true })
  try {
    // A change may have come before anybody listened, so it is looked for at first as well.
    while (!over.aborted) {
      if (pending) {
        pending = false
        if (await changes.isAnyAfter(among, progress)) return
      } else await new Promise<void>((resolve) => (call.heard = resolve))
    }
  } finally {
    over.removeEventListener("abort", end)
    stop()
  }
}
