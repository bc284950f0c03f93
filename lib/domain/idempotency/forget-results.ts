import type { ServiceContext } from "../context"
import { idempotencyHours } from "./idempotency-store"

const hour = 3_600_000

/** Removes the results that are no longer replayed; returns how many. Any number of instances may run it. */
export function forgetResults({ stores, clock }: ServiceContext): Promise<number> {
  return stores.idempotencyKeys.removeBefore(new Date(clock.now().getTime() - idempotencyHours * hour))
}
