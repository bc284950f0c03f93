import type { Dismissal } from "@/lib/domain/job-checks/dismissal"
import type { JudgedFindings } from "@/lib/domain/job-checks/judged-findings"
import type { Job } from "@/lib/domain/jobs/job"
import { instant, type Steps, tell, type Value } from "../engine/steps"

/**
 * What a write stores about findings: an SQL expression per column, whose values are added to `values`. If the check's settings
 * have changed since the check, or there was no check, the counts are null, and the service checks the posting soon afterwards.
 */
export function findingColumns(
  employerId: number,
  judged: Pick<JudgedFindings, "counts" | "revision"> | undefined,
  values: Value[],
): Record<string, string> {
  if (!judged) return { finding_errors: "NULL", finding_warnings: "NULL", finding_advice: "NULL" }
  const { counts } = judged
  const isCurrent = checkRevision(employerId, judged, values)
  const counted = (count: number) => `CASE WHEN ${isCurrent} THEN CAST($${values.push(count)} AS INTEGER) END`
  return {
    finding_errors: counted(counts.error),
    finding_warnings: counted(counts.warning),
    finding_advice: counted(counts.advice),
  }
}

/** SQL for whether the employer's check settings are still those of the check; its values are added to `values`. */
export function checkRevision(
  employerId: number,
  { revision }: Pick<JudgedFindings, "revision">,
  values: Value[],
): string {
  const employer = `$${values.push(employerId)}`
  return `(SELECT check_revision FROM employers WHERE id = ${employer}) = $${values.push(revision)}`
}

/** Keeps the dismissals in `before` that are not in `after`, as ended at `until`, for the record of the job. */
export function* keepEndedDismissals(
  { id, employer }: Pick<Job, "id" | "employer">,
  { before, after, until }: { before: Dismissal[]; after: Dismissal[]; until: Date },
): Steps<void> {
  for (const dismissal of before.filter((each) => !after.includes(each)))
    yield* tell(
      "INSERT INTO ended_dismissals (employer_id, job_id, until, dismissal) VALUES ($1, $2, $3, $4)",
      [employer.id, id, instant(until), JSON.stringify(dismissal)],
    )
}

/** Dismissals as they are stored. */
export function dismissedFindings(dismissals: Dismissal[]): string | null {
  return dismissals.length === 0 ? null : JSON.stringify(dismissals)
}
