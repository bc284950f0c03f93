import type { Employer, EmployerId, Plan } from "./employer"

export type EmployerStore = {
  find(id: number): Promise<Employer | null>
  list(): Promise<Employer[]>
  add(employer: Omit<Employer, "id">): Promise<Employer>
  setPlan(id: EmployerId, plan: Plan): Promise<void>
  /** The time zones (IANA names) that employers on the unlimited plan are in. */
  refreshingTimeZones(): Promise<string[]>
}
