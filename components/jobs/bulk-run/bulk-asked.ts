import type { BulkRunRequest } from "@/lib/queries/bulk-runs"
import type { JobListRequest, JobRow } from "@/lib/queries/jobs"

export type BulkKind = BulkRunRequest["deed"]["kind"]

/**
 * What someone is about to do with many postings: with `jobs`, or with all that the list shows (null). Or the run that they are viewing, or
 * all the runs that they started.
 */
export type BulkAsked =
  | { kind: BulkKind; jobs: readonly JobRow[] | null; request: JobListRequest; count: number }
  | { runId: number }
  | "runs"
