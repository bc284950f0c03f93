import type { EmployerId } from "../employers/employer"
import type { IdempotencyMark } from "../idempotency/idempotency-store"
import type { Job } from "../jobs/job"
import type { JobStore } from "../jobs/job-store"
import type { Deed } from "./batch"
import type { WritingTurn } from "./writing-turns"

/** Makes the result of an operation, to be stored under its key, from the `job` as it is stored now (null after a deletion). */
export type ResultOf = (did: Exclude<Deed, "previewed">, job: Job | null) => unknown

/** The writes of one batch: those waiting at the same time share a transaction, and each succeeds or fails as a whole. */
export type BatchJobs = {
  /** For the operation whose turn to write this is. */
  plain(turn: WritingTurn): JobStore
  /**
   * The same, but each write takes the key of `mark` and stores the result that `resultOf` makes, in its own
   * transaction. Throws `idempotency_in_progress` if the key is taken.
   */
  under(turn: WritingTurn, mark: IdempotencyMark, resultOf: ResultOf): JobStore
}

/** Stored batches: under an idempotency key, with the result of each operation under a key of its own. */
export type BatchStore = {
  /** For one batch of the employer. */
  jobs(employerId: EmployerId): BatchJobs
  /** Takes the key for a batch unless it is taken; returns the fingerprint of the batch that has it, and since when. */
  begin(employerId: EmployerId, mark: IdempotencyMark): Promise<{ fingerprint: string; begun: Date }>
  /** The results stored after `since` under these keys. */
  results(employerId: EmployerId, keys: string[], since: Date): Promise<Map<string, unknown>>
  /** Stores results under their keys; a result that is already stored stays. */
  keep(employerId: EmployerId, results: { mark: IdempotencyMark; result: unknown }[]): Promise<void>
}
