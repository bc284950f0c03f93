import type { Context } from "@/lib/domain/context"
import { ServiceError } from "@/lib/domain/errors"
import type { Message } from "@/lib/messages/message"

const underWay = new Map<number, AbortController>()

/**
 * Runs a person's costly `work` in place of what they have in progress in this process: that is stopped, and answered with 409
 * and `overtaken`.
 */
export async function oneAtATime<Result>(
  { actor }: Context,
  { signal, overtaken }: { signal: AbortSignal; overtaken: Message },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // Keys can't ask for such work: see permissions.ts.
  const userId = actor.kind === "person" ? actor.userId : 0
  underWay.get(userId)?.abort(new ServiceError("idempotency_in_progress", overtaken))
  const own = new AbortController()
  underWay.set(userId, own)
  try {
    return await work(AbortSignal.any([signal, own.signal]))
  } finally {
    if (underWay.get(userId) === own) underWay.delete(userId)
  }
}
