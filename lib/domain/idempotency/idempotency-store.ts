import type { EmployerId } from "../employers/employer"
import type { Job } from "../jobs/job"

/** For how many hours a result is replayed. */
export const idempotencyHours = 24

/** The idempotency key of a request, to be stored with what the request created. Anything older than `since` counts as gone. */
export type IdempotencyMark = { key: string; fingerprint: string; now: Date; since: Date }

/** The results of requests that callers may repeat. They are written by the store of what was created, in its transaction. */
export type IdempotencyStore = {
  /** The job that was created under the employer's `key` after `since`, as it was then. */
  find(employerId: EmployerId, key: string, since: Date): Promise<{ fingerprint: string; job: Job } | null>
  /** Removes what was created before the instant; returns how many. */
  removeBefore(instant: Date): Promise<number>
}
