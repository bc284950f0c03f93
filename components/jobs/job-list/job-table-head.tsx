import type { ReactNode } from "react"
import { TableHead, TableHeaderCell } from "@/components/ui/table"

/** The columns, for the table and for its skeleton. It sticks under the bar above it. */
export function JobTableHead({ selectPage, canWrite }: { selectPage?: ReactNode; canWrite: boolean }) {
  return (
    <TableHead className="top-[calc(var(--top-bar)+3.5rem)]">
      <tr>
        {canWrite ? <TableHeaderCell className="w-11">{selectPage}</TableHeaderCell> : null}
        <TableHeaderCell>Title</TableHeaderCell>
        <TableHeaderCell className="w-[18%] max-xl:hidden">Places</TableHeaderCell>
        <TableHeaderCell className="w-36">Status</TableHeaderCell>
        <TableHeaderCell className="w-29">Published</TableHeaderCell>
        <TableHeaderCell className="w-29">Closes</TableHeaderCell>
        {canWrite ? (
          <TableHeaderCell className="w-14">
            <span className="sr-only">Actions</span>
          </TableHeaderCell>
        ) : null}
      </tr>
    </TableHead>
  )
}
