import type { ServiceContext } from "../context"

/** For how many days the change list includes a deletion (contract 3.2). */
const deletionDays = 90

const day = 86_400_000

/** Forgets the deletions that are no longer listed; returns how many. Any number of instances may run it. */
export function forgetDeletions({ stores, clock }: ServiceContext): Promise<number> {
  return stores.changes.forgetDeletions(new Date(clock.now().getTime() - deletionDays * day))
}
