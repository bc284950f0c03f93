import type { JobRow, JobStatus } from "@/lib/queries/jobs"
import type { ListOrder } from "./sorted-header"
import type { SelectionChange } from "./use-selection"

/** What a row can ask for. It is one and the same object for all rows, so that none is drawn anew for it. */
export type RowActions = {
  setStatus: (job: JobRow, status: JobStatus) => void
  askDelete: (job: JobRow) => void
  openSheet: (job: JobRow) => void
}

/** What a row or card is drawn from: but for `job` and `selected` the same for all, and the same from one drawing to the next. */
export interface RowProps {
  job: JobRow
  selected: boolean
  today: string
  locale: string
  /** A viewer has nothing to select for, and nothing to do. */
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
