import type { ServiceContext } from "../context"

/** Days for which the list of changes tells of a deletion (contract 3.2). */
const deletionDays = 90

const day = 86_400_000

/** Forgets the deletions that are told no longer; answers how many. Any number of instances may run it. */
export function forgetDeletions({ stores, clock }: ServiceContext): Promise<number> {
  return stores.changes.forgetDeletions(new Date(clock.now().getTime() - deletionDays * day))
}
