import type { Activity, ActivityActor } from "@/lib/domain/activity/activity"
import type { HistoryAction } from "@/lib/domain/history/history"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import type { Job } from "@/lib/domain/jobs/job"

/** One write to a job: who made it, when, and what the job is from then on. */
export type Written = {
  job: Pick<Job, "id" | "version" | "employer" | "confidential" | "referenceId">
  at: Date
  by: Pick<ActivityActor, "kind" | "name">
  action: HistoryAction
  changes: JobFieldChange[]
}

/**
 * `asked` as of now, for a write whose turn it is: it may have waited for others, and who asks the list for what was changed since
 * a moment is to find what was stored since. The list, the history, the activity and the list of changes tell the same moment.
 */
export function inItsTurn(asked: Activity): Activity {
  return { ...asked, at: new Date(Math.max(asked.at.getTime(), Date.now())) }
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
