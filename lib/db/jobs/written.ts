import type { Activity, ActivityActor } from "@/lib/domain/activity/activity"
import type { HistoryAction } from "@/lib/domain/history/history"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import type { Job } from "@/lib/domain/jobs/job"

/** One write to a job: who made it, when, and what the job is from then on. */
export type Written = {
  job: Pick<Job, "id" | "version" | "employer" | "confidential" | "referenceId">
  at: Date
  by: ActivityActor
  action: HistoryAction
  changes: JobFieldChange[]
  /** Whether the job came out with it; told by the changes where this is left out. */
  comesOut?: boolean
}

/**
 * `asked` as of now, for a write whose turn it is: it may have waited for others, and who asks the list for what was changed since
 * a moment is to find what was stored since. It comes after `previous`, the job's write before it, also where that was told by a clock that is ahead.
 */
export function inItsTurn(asked: Activity, previous?: Date | null): Activity {
  const earliest = previous ? previous.getTime() + 1 : 0
  return { ...asked, at: new Date(Math.max(asked.at.getTime(), Date.now(), earliest)) }
}

/** The same of a row that is there, in SQL: the instant of `mark`, or the next after what `column` has. */
export function instantInTurn(kind: "sqlite" | "postgresql", column: string, mark: string): string {
  return kind === "sqlite"
    ? `max(${mark}, strftime('%Y-%m-%dT%H:%M:%f+00:00', ${column}, '+0.001 seconds'))`
    : `greatest(${mark}::timestamp, ${column} + interval '1 millisecond')`
}

/** Whether a write made a confidential job one of which everybody may know. */
export function revealed({ changes }: Pick<Written, "changes">): boolean {
  return changes.some(
    ({ field, before, after }) => field === "confidential" && before === true && after === false,
  )
}

/**
 * Where a write made a job confidential, the referenceId by which those who may not know of confidential jobs knew it: to them it
 * is gone. Null where it did not.
 */
export function concealed({ job, changes }: Written): { referenceId: string | null } | null {
  const hidden = changes.some(
    ({ field, before, after }) => field === "confidential" && before === false && after === true,
  )
  if (!hidden) return null
  const renamed = changes.find(({ field }) => field === "referenceId")
  return { referenceId: renamed ? (renamed.before as string | null) : job.referenceId }
}
