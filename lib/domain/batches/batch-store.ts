import type { EmployerId } from "../employers/employer"
import type { IdempotencyMark } from "../idempotency/idempotency-store"
import type { Job } from "../jobs/job"
import type { JobStore } from "../jobs/job-store"
import type { Deed } from "./batch"

/** What an operation made, told of the `job` that is stored now (of a deletion there is none), to be kept under its key. */
export type ResultOf = (did: Exclude<Deed, "previewed">, job: Job | null) => unknown

/** The writes of one batch: those that wait at the same time share a transaction, in which each is whole or not at all. */
export type BatchJobs = {
  plain: JobStore
  /**
   * The same, where each write takes the key of `mark` and keeps what `resultOf` makes of it, in its own transaction. Throws
   * `idempotency_in_progress` where the key is taken.
   */
  under(mark: IdempotencyMark, resultOf: ResultOf): JobStore
}

/** Batches as they are kept: under an idempotency key, and what each operation came to under a key of its own. */
export type BatchStore = {
  /** For one batch of the employer's. */
  jobs(employerId: EmployerId): BatchJobs
  /** Takes the key for a batch, unless it is taken; answers whose it is, and since when. */
  begin(employerId: EmployerId, mark: IdempotencyMark): Promise<{ fingerprint: string; begun: Date }>
  /** What was kept after `since` under these keys. */
  results(employerId: EmployerId, keys: string[], since: Date): Promise<Map<string, unknown>>
  /** Keeps results under their keys; of a key that is taken, the one before stays. */
  keep(employerId: EmployerId, results: { mark: IdempotencyMark; result: unknown }[]): Promise<void>
}
