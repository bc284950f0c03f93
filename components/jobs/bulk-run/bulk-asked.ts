import type { BulkRunRequest } from "@/lib/queries/bulk-runs"
import type { JobListRequest, JobRow } from "@/lib/queries/jobs"

export type BulkKind = BulkRunRequest["deed"]["kind"]

/**
 * What somebody is about to do with many postings: with these, or with all that the list shows (null). Or the run that they look at, or
 * all that they have begun.
 */
export type BulkAsked =
  | { kind: BulkKind; jobs: readonly JobRow[] | null; request: JobListRequest; count: number }
  | { runId: number }
  | "runs"
