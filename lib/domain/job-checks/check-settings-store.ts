import type { Activity } from "../activity/activity"
import type { EmployerId } from "../employers/employer"
import type { CheckSettings, StoredCheckSettings } from "./check-settings"

/** What each employer has told the posting check, as it is kept. */
export type CheckSettingsStore = {
  /** The employer's settings. Those of `revision`, where the caller knows it, may be told from memory. */
  find(employerId: EmployerId, revision?: number): Promise<StoredCheckSettings>
  /** Stores `settings` with the record of it; false where somebody has changed them since `replacing`. */
  save(
    employerId: EmployerId,
    settings: CheckSettings,
    options: { replacing: number; activity: Activity },
  ): Promise<boolean>
}
