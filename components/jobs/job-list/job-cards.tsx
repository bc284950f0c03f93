"use client"

import { Checkbox } from "@/components/ui/checkbox"
import { JobCard } from "./job-card"
import type { RowsProps } from "./row-props"

/** The list on a phone. */
export function JobCards({ rows, selectedIds, countInWords, ...shared }: RowsProps) {
  const count = rows.filter(({ id }) => selectedIds.has(id)).length
  const all = count > 0 && count === rows.length
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-3 pb-3">
        {shared.canWrite ? (
          <Checkbox
            label="Select all"
            aria-label="Select all on this page"
            checked={all}
            indeterminate={count > 0 && !all}
            onCheckedChange={() => shared.select({ kind: "page", selected: !all })}
          />
        ) : null}
        <p aria-hidden className="text-compact text-muted-foreground tabular-nums sm:hidden">
          {countInWords}
        </p>
      </div>
      <ul aria-label="Postings" className="flex flex-col gap-2">
        {rows.map((job) => (
          <JobCard key={job.id} job={job} selected={selectedIds.has(job.id)} {...shared} />
        ))}
      </ul>
    </>
  )
}
