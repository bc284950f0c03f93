"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Checkbox } from "@/components/ui/checkbox"
import { Table, TableBody } from "@/components/ui/table"
import { JobTableHead } from "./job-table-head"
import { JobTableRow } from "./job-table-row"
import type { RowsProps } from "./row-props"
import { SortedHeader } from "./sorted-header"

export function JobTable({ rows, selectedIds, countInWords: _, order, ...shared }: RowsProps) {
  const { t } = useMessages()
  const count = rows.filter(({ id }) => selectedIds.has(id)).length
  const all = count > 0 && count === rows.length
  return (
    <Table label={t("postings.title")} className="table-fixed">
      <JobTableHead
        canWrite={shared.canWrite}
        sorted={(message, by, className) => (
          <SortedHeader message={message} by={by} order={order} className={className} />
        )}
        selectPage={
          <div className="flex">
            <Checkbox
              aria-label={t("postings.selectPage")}
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
