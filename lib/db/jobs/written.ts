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
  /** Whether the write made the job active; taken from the changes if left out. */
  comesOut?: boolean
}

/**
 * `asked` with the current time, for a write whose turn has come: it may have waited for others, and a caller who asks for what
 * changed since a moment must find whatever was stored since. It comes after `previous`, the job's last write, even if that
 * one's clock was ahead.
 */
export function inItsTurn(asked: Activity, previous?: Date | null): Activity {
  const earliest = previous ? previous.getTime() + 1 : 0
  return { ...asked, at: new Date(Math.max(asked.at.getTime(), Date.now(), earliest)) }
}

/** The same for an existing row, in SQL: the instant of `mark`, or the next one after the value of `column`. */
export function instantInTurn(kind: "sqlite" | "postgresql", column: string, mark: string): string {
  return kind === "sqlite"
    ? `max(${mark}, strftime('%Y-%m-%dT%H:%M:%f+00:00', ${column}, '+0.001 seconds'))`
    : `greatest(${mark}::timestamp, ${column} + interval '1 millisecond')`
}

/** Whether a write made a confidential job visible to everyone. */
export function revealed({ changes }: Pick<Written, "changes">): boolean {
  return changes.some(
    ({ field, before, after }) => field === "confidential" && before === true && after === false,
  )
}

/**
 * If a write made a job confidential: the referenceId by which callers who may not see confidential jobs knew it, because for
 * them it is gone. Null if it didn't.
 */
export function concealed({ job, changes }: Written): { referenceId: string | null } | null {
  const hidden = changes.some(
    ({ field, before, after }) => field === "confidential" && before === false && after === true,
  )
  if (!hidden) return null
  const renamed = changes.find(({ field }) => field === "referenceId")
  return { referenceId: renamed ? (renamed.before as string | null) : job.referenceId }
}
