import type { Activity } from "../activity/activity"
import type { EmployerId } from "../employers/employer"
import type { CheckSettings, ReplacedBasis, StoredCheckSettings } from "./check-settings"

/** What each employer has told the posting check, as it is stored. */
export type CheckSettingsStore = {
  /** The employer's settings. If the caller knows their `revision`, they may come from a cache. */
  find(employerId: EmployerId, revision?: number): Promise<StoredCheckSettings>
  /** What the employer's postings were checked by before each change of it, oldest first. */
  replaced(employerId: EmployerId): Promise<ReplacedBasis[]>
  /** The settings of `revision`, which is one of `replaced`. */
  findReplaced(employerId: EmployerId, revision: number): Promise<Pick<CheckSettings, "facts" | "muted">>
  /** Stores `settings` with their record; false if they have changed since the revision `replacing`. */
  save(
    employerId: EmployerId,
    settings: CheckSettings,
    options: { replacing: number; activity: Activity },
  ): Promise<boolean>
}
