import type { SomeActor } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { FindingSeverity } from "../checks/finding"
import type { FindingCounts } from "../job-checks/judged-findings"
import type { Job, JobHeader, JobStatus, ListedJob } from "./job"
import type { JobFilter, ListedJobs, RowRange, VisibleJobs } from "./job-store"

export const jobOrders = ["publishDate", "closeDate", "title", "updatedAt"] as const

/** The order of a list; ties go by id, in the same direction. Those of a status go by the newest first, whichever comes first. */
export type JobOrder = { by: (typeof jobOrders)[number] | "status"; descending: boolean }

/** The order of a list for which nobody chose one (contract 1.8). */
export const newestFirst: JobOrder = { by: "publishDate", descending: true }

/** What a list can be asked for beside term and status (contract 3.1); null asks for all. Days are inclusive. */
export type FurtherFilter = {
  updatedSince: Date | null
  closesBefore: CalendarDate | null
  closesAfter: CalendarDate | null
  categoryId: number | null
  positionTypeId: number | null
  locationId: number | null
  confidential: boolean | null
  autoRefresh: boolean | null
  /** With an open finding of this severity, or without any. */
  findings: FindingSeverity | "none" | null
  /** Whose change was the last one; asked for by the dashboard alone. */
  changedBy: SomeActor | null
}

/** The further filter that asks for everything. */
export const anyJob: FurtherFilter = {
  updatedSince: null,
  closesBefore: null,
  closesAfter: null,
  categoryId: null,
  positionTypeId: null,
  locationId: null,
  confidential: null,
  autoRefresh: null,
  findings: null,
  changedBy: null,
}

/** A word that is found where a job's title or reference holds one of `texts`, folded, or where it has one of these places. */
export type SoughtWord = { texts: string[]; locationIds: number[] }

/** With `words`, of which there is one at the least, every one of them has to be found; then `q` is null. */
export type JobSelection = JobFilter & { words?: SoughtWord[]; further: FurtherFilter; order: JobOrder }

/** Where a row stands in its order: by what it is ordered by, as text that the store made, and its id. */
export type JobPosition = { value: string; id: number }

/** Rows by number, or those that come after a position; null is before the first. */
export type SelectedRange = RowRange | { after: JobPosition | null; limit: number }

/**
 * A job of a list with the time of its last change, the day of its first publication (null: none yet), and its open findings (null:
 * not judged yet).
 */
export type SelectedJob<Shown> = Shown & {
  updatedAt: Date
  firstPublished: CalendarDate | null
  findings: FindingCounts | null
}

/** Rows of a list. `next` is where the last of them stands, where others come after it. */
export type SelectedJobs<Shown> = ListedJobs<SelectedJob<Shown>> & { next: JobPosition | null }

/** The same of a list that nobody counts. */
export type JobsPart<Shown> = { jobs: Shown[]; next: JobPosition | null }

/** The lists of an employer's jobs in any order and with any filter. */
export type JobSelectionStore = {
  headers(among: VisibleJobs, selection: JobSelection, range: SelectedRange): Promise<SelectedJobs<JobHeader>>
  /** The same rows with all that the jobs say, but for descriptions longer than `longestListedDescription`. */
  whole(among: VisibleJobs, selection: JobSelection, range: SelectedRange): Promise<SelectedJobs<ListedJob>>
  /** The same rows after a position, of a list that nobody counts. */
  wholePart(
    among: VisibleJobs,
    selection: JobSelection,
    range: { after: JobPosition | null; limit: number },
  ): Promise<JobsPart<SelectedJob<ListedJob>>>
  /** How many there are of each status among those that a filter finds; its term is folded already. */
  countByStatus(
    among: VisibleJobs,
    filter: Pick<JobSelection, "q" | "words" | "further">,
  ): Promise<Record<JobStatus, number>>
  /** The ids of all rows in their order, `limit` of them at the most. */
  ids(among: VisibleJobs, selection: JobSelection, limit: number): Promise<number[]>
  /** Whether there is a job, of any status, in which every one of `words` is found. */
  isFound(among: VisibleJobs, words: SoughtWord[]): Promise<boolean>
  /** The words of four letters and more that the titles and references have, folded; some that they had may be among them. */
  knownWords(among: VisibleJobs): Promise<ReadonlySet<string>>
  find(among: VisibleJobs, id: number): Promise<SelectedJob<Job> | null>
}
