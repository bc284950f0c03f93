import type { Activity } from "../activity/activity"
import type { Employer, NewEmployer } from "./employer"

export type EmployerStore = {
  find(id: number): Promise<Employer | null>
  list(): Promise<Employer[]>
  /** Stores a new employer with the record that `describe` makes of it. */
  add(employer: NewEmployer, describe: (employer: Employer) => Activity): Promise<Employer>
  /** Stores `employer` in place of `replacing`; false if it has changed since it was read. */
  save(employer: Employer, options: { replacing: Employer; activity: Activity }): Promise<boolean>
  /** The time zones (IANA names) of the employers on the unlimited plan. */
  refreshingTimeZones(): Promise<string[]>
}
