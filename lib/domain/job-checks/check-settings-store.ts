import type { Activity } from "../activity/activity"
import type { EmployerId } from "../employers/employer"
import type { CheckSettings, ReplacedBasis, StoredCheckSettings } from "./check-settings"

/** What each employer has told the posting check, as it is kept. */
export type CheckSettingsStore = {
  /** The employer's settings. Those of `revision`, where the caller knows it, may be told from memory. */
  find(employerId: EmployerId, revision?: number): Promise<StoredCheckSettings>
  /** What the employer's postings were judged by before each change of it, the oldest first. */
  replaced(employerId: EmployerId): Promise<ReplacedBasis[]>
  /** The settings of `revision`, which is one of `replaced`. */
  findReplaced(employerId: EmployerId, revision: number): Promise<Pick<CheckSettings, "facts" | "muted">>
  /** Stores `settings` with the record of it; false where somebody has changed them since `replacing`. */
  save(
    employerId: EmployerId,
    settings: CheckSettings,
    options: { replacing: number; activity: Activity },
  ): Promise<boolean>
}
