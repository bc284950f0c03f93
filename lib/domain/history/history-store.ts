import type { EmployerId } from "../employers/employer"
import type { EndedDismissal } from "../job-checks/dismissal"
import type { JobVersion } from "./history"

/** Of which job it was. */
export type EndedDismissalOf = { jobId: number; dismissal: EndedDismissal }

/** Whose versions: those of one of the employer's jobs, without the confidential ones where these may not be told. */
export type VersionsOf = { employerId: EmployerId; jobId: number; confidential: boolean }

/** The changes of jobs as they are kept, newest first; nothing changes them. */
export type HistoryStore = {
  /**
   * At most `limit` versions before `before` (null: the newest), and fewer where their descriptions are long, but at least
   * one. A changed description is told as it was before; `after` is empty and left to `descriptionReplacedAfter`.
   */
  list(of: VersionsOf, before: number | null, limit: number): Promise<JobVersion[]>
  /** Every version after `version`, without descriptions: those that changed are told as empty. */
  since(of: VersionsOf, version: number): Promise<JobVersion[]>
  /** One version without its description; null where there is none. */
  find(of: VersionsOf, version: number): Promise<JobVersion | null>
  /** The description that the first change of it after `version` replaced; null where none did. */
  descriptionReplacedAfter(of: VersionsOf, version: number): Promise<string | null>
  /** What was set aside once, and no longer is, for the employer's jobs from the id `from` to `to`. */
  endedDismissals(employerId: EmployerId, from: number, to: number): Promise<EndedDismissalOf[]>
}
