import type { ActivityActor } from "../activity/activity"
import type { JobFieldChange } from "../jobs/changes-between"

/** What can have happened to a job (contract 3.4). */
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

/** Who made a change, as they were called then. */
export type ChangeAuthor = Pick<ActivityActor, "kind" | "name">

/** One change of a job. `at` is an instant; the job was confidential from then on where `confidential` says so. */
export type JobVersion = {
  version: number
  at: Date
  by: ChangeAuthor
  action: HistoryAction
  employerName: string
  confidential: boolean
  /** None for a job that was created or deleted: these concern all that it says. */
  changes: JobFieldChange[]
}

/** What a write that makes `changes` is called. Any move to active is a publication (contract 3.4). */
export function historyActionOf(changes: JobFieldChange[]): HistoryAction {
  const status = changes.find(({ field }) => field === "status")?.after
  if (status === "active") return "published"
  return status === "archived" ? "archived" : "updated"
}

/** Whether the job came to be, or ceased to be, with this version; there is nothing before, or nothing after it. */
export function isWhole({ action }: JobVersion): boolean {
  return action === "created" || action === "deleted"
}
