import type { FieldProblem } from "../errors"
import type { ToldFinding } from "../job-checks/find-findings"
import type { JobChange } from "../jobs/job-change"
import type { Precondition } from "../jobs/precondition"
import type { Received } from "../received"

export const operationNames = ["create", "update", "upsert", "delete"] as const
export type OperationName = (typeof operationNames)[number]

/** Operations of one batch at the most (contract 3.3). */
export const mostOperations = 100

/** The job that an operation is about, as far as it names one that is there already. */
export type NamedJob = { id: number } | { referenceId: string } | null

/**
 * One write of a batch, as far as it could be read; `problems` are those of the operation itself, beside those of its job. Of a
 * deletion `received` is empty.
 */
export type BatchOperation = {
  op: OperationName
  target: NamedJob
  received: Received<JobChange>
  problems: FieldProblem[]
  /** The tag that the job is to have, and how that is judged. */
  ifMatch: string | null
  precondition: Precondition
}

/** What an operation did. A dry run does nothing, and only tells what would be. */
export type Deed = "created" | "saved" | "deleted" | "previewed"

/**
 * What became of an operation that was done. It tells what the single call would: `etag` is null where no tag would be answered,
 * and an id or reference is null that the caller may not know or that isn't there. A dry run has the findings of the job that would
 * be, except where the caller may not know them.
 */
export type Done = {
  did: Deed
  id: number | null
  referenceId: string | null
  etag: string | null
  findings?: ToldFinding[]
}

/** What became of an operation; `failed` is what it threw. */
export type Outcome = Done | { failed: unknown }
