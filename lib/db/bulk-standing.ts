import type { BulkDeed } from "@/lib/domain/bulk-runs/bulk-deed"

/** SQL for what `run` changed and no later run has undone; `j` is one of its postings. */
export const isStanding = (run: string) => `j.run_id = ${run} AND j.outcome = 'changed' AND NOT EXISTS (
  SELECT 1 FROM bulk_runs u JOIN bulk_run_jobs t ON t.run_id = u.id AND t.position = j.position
  WHERE u.undoes_id = ${run} AND t.outcome IN ('changed', 'unchanged'))`

/** SQL for whether the posting is still where a deletion put it. */
const isInBin = `EXISTS (
  SELECT 1 FROM deleted_jobs d WHERE d.job_id = j.job_id AND d.version = j.version AND d.erased_at IS NULL)`

/** SQL for what there is to undo of `run`: of a deletion, only the postings that are still in the bin. */
export function undoable({ kind }: BulkDeed, run: string): string {
  return kind === "delete" ? `${isStanding(run)} AND ${isInBin}` : isStanding(run)
}
