import type { Context } from "@/lib/domain/context"
import { ServiceError } from "@/lib/domain/errors"
import type { Message } from "@/lib/messages/message"

const underWay = new Map<number, AbortController>()

/**
 * Does costly `work` of a person's, in the place of what they have under way of it in this process: that is ended where it is, and
 * answered by 409 with `overtaken`.
 */
export async function oneAtATime<Result>(
  { actor }: Context,
  { signal, overtaken }: { signal: AbortSignal; overtaken: Message },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // Who has a key has no such work: see permissions.ts.
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
