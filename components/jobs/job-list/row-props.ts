import type { JobRow, JobStatus } from "@/lib/queries/jobs"
import type { ListOrder } from "./sorted-header"
import type { SelectionChange } from "./use-selection"

/** What a row can ask for. All rows share the same object, so that none is rendered again because of it. */
export type RowActions = {
  setStatus: (job: JobRow, status: JobStatus) => void
  askDelete: (job: JobRow) => void
  openSheet: (job: JobRow) => void
}

/** The props of a row or card: apart from `job` and `selected`, they are the same for all rows and from one render to the next. */
export interface RowProps {
  job: JobRow
  selected: boolean
  today: string
  locale: string
  /** False for a viewer, who has nothing to select or change. */
  canWrite: boolean
  actions: RowActions
  select: (change: SelectionChange) => void
}

export type RowsProps = Omit<RowProps, "job" | "selected"> & {
  rows: readonly JobRow[]
  selectedIds: ReadonlySet<number>
  countInWords: string
  order: ListOrder
}
