import type { Context } from "../context"
import { ServiceError } from "../errors"
import { visibleJobs } from "../jobs/visible-jobs"
import type { Change, ChangeBounds, ChangePlace, ChangeProgress } from "./change-store"
import { say } from "@/lib/messages/message"

/** How far the caller has come (null if they start), how many changes at most, and until when to wait for the first. */
export type ChangesRequest = { progress: ChangeProgress | null; limit: number; over: AbortSignal }

/**
 * In the order of the changes. `progress` is that of the request if there is nothing new; `waited` says whether the
 * caller had to wait.
 */
export type ChangesPage = { data: Change[]; progress: ChangeProgress; more: boolean; waited: boolean }

/**
 * The changes of the employer's jobs since then, each job once, as it is now (contract 3.2); for a caller who starts,
 * everything that exists. Throws `cursor_expired` if deletions since then are no longer listed, or positions were
 * assigned again.
 */
export async function listChanges(
  context: Context,
  { progress, limit, over }: ChangesRequest,
): Promise<ChangesPage> {
  const { changes } = context.stores
  const among = visibleJobs(context)
  const bounds = await changes.bounds(context.employer.id)
  const { latest, epoch } = bounds
  const before = progress ?? { position: 0, began: latest, epoch }
  requireWithin(bounds, before)
  // Most calls find nothing new, and the latest position is enough to tell.
  let data = latest > before.position ? await changes.after(among, before, limit) : []
  const waited = data.length === 0 && !over.aborted
  if (waited) data = await changesToCome(context, () => changes.after(among, before, limit), over)
  const isMoreAfter = async (place: ChangePlace, latest: number) =>
    latest > place.position && (await changes.isAnyAfter(among, place))
  const last = data.at(-1)
  // A change may be missing because its job was deleted before it was read; the deletion comes further on in the list.
  if (!last) return { data, progress: before, more: await isMoreAfter(before, latest), waited }
  // A deletion may have been forgotten just before it would have been read.
  const boundsNow = await changes.bounds(context.employer.id)
  requireWithin(boundsNow, before)
  const after = { ...before, position: last.position }
  return { data, progress: after, waited, more: await isMoreAfter(after, boundsNow.latest) }
}

/** The progress of a reader who only wants to know of changes from now on. */
export async function progressNow({ stores, employer }: Context): Promise<ChangeProgress> {
  const { latest, epoch } = await stores.changes.bounds(employer.id)
  return { position: latest, began: latest, epoch }
}

/** Throws `cursor_expired` if changes after `progress` were forgotten, or a restored backup is older than what was listed. */
function requireWithin({ latest, forgotten, epoch }: ChangeBounds, progress: ChangeProgress): void {
  const reached = Math.max(progress.position, progress.began)
  if (reached < forgotten || reached > latest || progress.epoch !== epoch)
    throw new ServiceError("cursor_expired", say("changes.cursorExpired"))
}

/**
 * What `look` finds, as soon as it finds anything; nothing if `over` comes first. Changes that the caller may not
 * know of don't end the wait.
 */
async function changesToCome(
  { stores, employer }: Context,
  look: () => Promise<Change[]>,
  over: AbortSignal,
): Promise<Change[]> {
  const call = { heard: () => {} }
  let pending = true
  const end = () => call.heard()
  const stop = stores.changes.listen(employer.id, () => {
    pending = true
    call.heard()
  })
  over.addEventListener("abort", end, { once: true })
  try {
    // A change may have come before this was listening, so it looks once at the start as well.
    while (!over.aborted) {
      if (pending) {
        pending = false
        const found = await look()
        if (found.length > 0) return found
      } else await new Promise<void>((resolve) => (call.heard = resolve))
    }
    return []
  } finally {
    over.removeEventListener("abort", end)
    stop()
  }
}
