import type { EmployerId } from "../employers/employer"
import type { EndedDismissal } from "../job-checks/dismissal"
import type { JobVersion } from "./history"

/** An ended dismissal and its job. */
export type EndedDismissalOf = { jobId: number; dismissal: EndedDismissal }

/** Whose versions: those of one of the employer's jobs, without the confidential ones if the caller may not see them. */
export type VersionsOf = { employerId: EmployerId; jobId: number; confidential: boolean }

/** The stored changes of jobs, newest first; they are never modified. */
export type HistoryStore = {
  /**
   * At most `limit` versions before `before` (null: the newest), fewer if their descriptions are long, but at least
   * one. For a changed description, `before` is filled in and `after` is empty, for `descriptionReplacedAfter` to
   * find.
   */
  list(of: VersionsOf, before: number | null, limit: number): Promise<JobVersion[]>
  /** Every version after `version`, without descriptions: changed ones appear as empty. */
  since(of: VersionsOf, version: number): Promise<JobVersion[]>
  /** One version without its description; null if there is none. */
  find(of: VersionsOf, version: number): Promise<JobVersion | null>
  /** The description that the first change of it after `version` replaced; null if there was none. */
  descriptionReplacedAfter(of: VersionsOf, version: number): Promise<string | null>
  /** Dismissals that have ended, for the employer's jobs with ids `from` to `to`. */
  endedDismissals(employerId: EmployerId, from: number, to: number): Promise<EndedDismissalOf[]>
}
