import type { SomeActor } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { FindingSeverity } from "../checks/finding"
import type { FindingCounts } from "../job-checks/judged-findings"
import type { Job, JobHeader, JobStatus, ListedJob } from "./job"
import type { JobFilter, ListedJobs, RowRange, VisibleJobs } from "./job-store"

export const jobOrders = ["publishDate", "closeDate", "title", "updatedAt"] as const

/**
 * The order of a list; ties are sorted by id, in the same direction. Within a status, the newest come first, in
 * either direction.
 */
export type JobOrder = { by: (typeof jobOrders)[number] | "status"; descending: boolean }

/** The default order of a list (contract 1.8). */
export const newestFirst: JobOrder = { by: "publishDate", descending: true }

/** Filters of a list besides term and status (contract 3.1); null matches everything. Days are inclusive. */
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
  /** Who made the last change; only the dashboard filters by it. */
  changedBy: SomeActor | null
}

/** The further filter that matches everything. */
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

/** A word that matches if a job's title or reference contains one of `texts`, folded, or if the job has one of these places. */
export type SoughtWord = { texts: string[]; locationIds: number[] }

/** With `words`, of which there is at least one, every one of them has to match; `q` is null then. */
export type JobSelection = JobFilter & { words?: SoughtWord[]; further: FurtherFilter; order: JobOrder }

/** A row's position in its order: the value that it is sorted by, as text that the store made, and its id. */
export type JobPosition = { value: string; id: number }

/** Rows by number, or those after a position; null is before the first. */
export type SelectedRange = RowRange | { after: JobPosition | null; limit: number }

/**
 * A job of a list with the time of its last change, the day of its first publication (null: none yet), and its open
 * findings (null: not checked yet).
 */
export type SelectedJob<Shown> = Shown & {
  updatedAt: Date
  firstPublished: CalendarDate | null
  findings: FindingCounts | null
}

/** Rows of a list. `next` is the position of the last one if there are more after it. */
export type SelectedJobs<Shown> = ListedJobs<SelectedJob<Shown>> & { next: JobPosition | null }

/** The same for a list without a total. */
export type JobsPart<Shown> = { jobs: Shown[]; next: JobPosition | null }

/** The lists of an employer's jobs in any order and with any filter. */
export type JobSelectionStore = {
  headers(among: VisibleJobs, selection: JobSelection, range: SelectedRange): Promise<SelectedJobs<JobHeader>>
  /** The same rows with whole jobs, except for descriptions longer than `longestListedDescription`. */
  whole(among: VisibleJobs, selection: JobSelection, range: SelectedRange): Promise<SelectedJobs<ListedJob>>
  /** The same rows after a position, for a list without a total. */
  wholePart(
    among: VisibleJobs,
    selection: JobSelection,
    range: { after: JobPosition | null; limit: number },
  ): Promise<JobsPart<SelectedJob<ListedJob>>>
  /** How many jobs of each status match a filter, whose term is already folded. */
  countByStatus(
    among: VisibleJobs,
    filter: Pick<JobSelection, "q" | "words" | "further">,
  ): Promise<Record<JobStatus, number>>
  /** The ids of all rows in their order, at most `limit`. */
  ids(among: VisibleJobs, selection: JobSelection, limit: number): Promise<number[]>
  /** Whether there is a job, of any status, that matches every one of `words`. */
  isFound(among: VisibleJobs, words: SoughtWord[]): Promise<boolean>
  /** The words of four or more letters in the titles and references, folded; may include some that are no longer there. */
  knownWords(among: VisibleJobs): Promise<ReadonlySet<string>>
  find(among: VisibleJobs, id: number): Promise<SelectedJob<Job> | null>
}
