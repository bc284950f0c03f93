import type { FieldProblem } from "../errors"
import type { ToldFinding } from "../job-checks/find-findings"
import type { JobChange } from "../jobs/job-change"
import type { Precondition } from "../jobs/precondition"
import type { Received } from "../received"

export const operationNames = ["create", "update", "upsert", "delete"] as const
export type OperationName = (typeof operationNames)[number]

/** The most operations in one batch (contract 3.3). */
export const mostOperations = 100

/** The job that an operation is about, if it names an existing one. */
export type NamedJob = { id: number } | { referenceId: string } | null

/**
 * One write of a batch, as far as it could be read; `problems` are those of the operation itself, apart from those of
 * its job. For a deletion, `received` is empty.
 */
export type BatchOperation = {
  op: OperationName
  target: NamedJob
  received: Received<JobChange>
  problems: FieldProblem[]
  /** The tag that the job must have, and how it is checked. */
  ifMatch: string | null
  precondition: Precondition
}

/** What an operation did. A dry run does nothing, and only reports what would be. */
export type Deed = "created" | "saved" | "deleted" | "previewed"

/**
 * The result of an operation that succeeded, the same as the single call would give. `etag` is null if the single
 * call would send none; an id or reference is null if the caller may not know it or it doesn't exist. A dry run has
 * the findings of the job that would be, unless the caller may not know them.
 */
export type Done = {
  did: Deed
  id: number | null
  referenceId: string | null
  etag: string | null
  findings?: ToldFinding[]
}

/** The result of an operation; `failed` is what it threw. */
export type Outcome = Done | { failed: unknown }
