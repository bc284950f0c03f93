import type { EmployerId } from "../employers/employer"
import type { VisibleJobs } from "../jobs/job-store"
import type { Location } from "./location"

/** Employers' own places. Those of the reference data are not in it. */
export type LocationStore = {
  /** The employer's own place with `id`; if the caller may not know of confidential jobs, only one that another job names. */
  findOwnById(among: VisibleJobs, id: number): Promise<Location | null>
  /** The employer's own places: the first 10,000 of them. */
  ownPlaces(employerId: EmployerId): Promise<{ id: number; description: string }[]>
  /** The same by its match key. */
  findOwn(among: VisibleJobs, key: string): Promise<Location | null>
}
