import type { EmployerId } from "../employers/employer"
import type { Job } from "../jobs/job"

/** How long a result is answered again. */
export const idempotencyHours = 24

/** The key of a request, to be stored with what the request made. What is older than `since` counts as gone. */
export type IdempotencyMark = { key: string; fingerprint: string; now: Date; since: Date }

/** The results of requests that their callers may repeat. They are stored by the store of what was made, in its transaction. */
export type IdempotencyStore = {
  /** The job that was made under the employer's `key` after `since`, as it was then. */
  find(employerId: EmployerId, key: string, since: Date): Promise<{ fingerprint: string; job: Job } | null>
  /** Removes what was made before the instant; answers how many. */
  removeBefore(instant: Date): Promise<number>
}
