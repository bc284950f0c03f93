import type { ActivityActor } from "../activity/activity"
import type { JobFieldChange } from "../jobs/changes-between"

/** What can happen to a job (contract 3.4). */
export const historyActions = [
  "created",
  "updated",
  "published",
  "archived",
  "refreshed",
  "deleted",
  "restored",
  "closed",
] as const
export type HistoryAction = (typeof historyActions)[number]

/** Who made a change, by the name they had at the time. */
export type ChangeAuthor = Pick<ActivityActor, "kind" | "name">

/** One change of a job. `at` is an instant; `confidential` says whether the job was confidential from then on. */
export type JobVersion = {
  version: number
  at: Date
  by: ChangeAuthor
  action: HistoryAction
  employerName: string
  confidential: boolean
  /** Empty for a job that was created or deleted, which concerns all of it. */
  changes: JobFieldChange[]
}

/** The name of a write that makes `changes`. Any move to active is a publication (contract 3.4). */
export function historyActionOf(changes: JobFieldChange[]): HistoryAction {
  const status = changes.find(({ field }) => field === "status")?.after
  if (status === "active") return "published"
  return status === "archived" ? "archived" : "updated"
}

/** Whether the job was created or deleted with this version: there is nothing before it, or nothing after it. */
export function isWhole({ action }: JobVersion): boolean {
  return action === "created" || action === "deleted"
}
