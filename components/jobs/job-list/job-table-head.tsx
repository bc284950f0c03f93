import type { ReactNode } from "react"
import { Said } from "@/components/messages/said"
import { TableHead, TableHeaderCell } from "@/components/ui/table"
import type { MessageKey } from "@/lib/messages/message"
import { columnClass } from "./list-columns"

export interface JobTableHeadProps {
  selectPage?: ReactNode
  canWrite: boolean
  /** Renders the header of a column that the list can be sorted by. It is passed in, so that the skeleton doesn't load its code. */
  sorted?: (message: MessageKey, by: SortedColumn, className?: string) => ReactNode
}

export type SortedColumn = "title" | "status" | "publishDate" | "closeDate"

/** The columns, for the table and its skeleton. It sticks below the bar above it. */
export function JobTableHead({
  selectPage,
  canWrite,
  sorted = (message, _, className) => (
    <TableHeaderCell className={className}>
      <Said message={message} />
    </TableHeaderCell>
  ),
}: JobTableHeadProps) {
  return (
    <TableHead className="top-[calc(var(--top-bar)+3.5rem)]">
      <tr>
        {canWrite ? <TableHeaderCell className="w-11">{selectPage}</TableHeaderCell> : null}
        {sorted("jobFields.title", "title")}
        <TableHeaderCell className={`w-[18%] max-xl:hidden ${columnClass.places}`}>
          <Said message="jobFields.locations" />
        </TableHeaderCell>
        {sorted("jobFields.status", "status", `w-36 ${columnClass.status}`)}
        {sorted("postings.published", "publishDate", `w-29 ${columnClass.published}`)}
        {sorted("postings.closes", "closeDate", `w-29 ${columnClass.closes}`)}
        {canWrite ? (
          <TableHeaderCell className="w-14">
            <span className="sr-only">
              <Said message="postings.actions" />
            </span>
          </TableHeaderCell>
        ) : null}
      </tr>
    </TableHead>
  )
}
