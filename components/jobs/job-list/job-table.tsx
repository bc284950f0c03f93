"use client"

import { Checkbox } from "@/components/ui/checkbox"
import { Table, TableBody } from "@/components/ui/table"
import { JobTableHead } from "./job-table-head"
import { JobTableRow } from "./job-table-row"
import type { RowsProps } from "./row-props"

export function JobTable({ rows, selectedIds, countInWords: _, ...shared }: RowsProps) {
  const count = rows.filter(({ id }) => selectedIds.has(id)).length
  const all = count > 0 && count === rows.length
  return (
    <Table label="Postings" className="table-fixed">
      <JobTableHead
        canWrite={shared.canWrite}
        selectPage={
          <div className="flex">
            <Checkbox
              aria-label="Select all on this page"
              checked={all}
              indeterminate={count > 0 && !all}
              onCheckedChange={() => shared.select({ kind: "page", selected: !all })}
            />
          </div>
        }
      />
      <TableBody>
        {rows.map((job) => (
          <JobTableRow key={job.id} job={job} selected={selectedIds.has(job.id)} {...shared} />
        ))}
      </TableBody>
    </Table>
  )
}
