import type { BulkLease } from "@/lib/domain/bulk-runs/bulk-run-store"

/**
 * SQL for whether a run is free for a server: nobody works on it, this server does, or another one's lease has ended. A lease that
 * ends later than any could by now is from a server whose clock was ahead, and would block the run until then. The marks are those of
 * the holder, of now, and of `latestLease`.
 */
export function isFree(holder: string, now: string, latest: string): string {
  return `(holder IS NULL OR holder = ${holder} OR lease_until <= ${now} OR lease_until > ${latest})`
}

/** When a lease that another server has just taken may end, if its clock differs by no more than a lease lasts. */
export function latestLease({ now, until }: BulkLease): Date {
  return new Date(2 * until.getTime() - now.getTime())
}
