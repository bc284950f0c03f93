"use client"

import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { Checkbox } from "@/components/ui/checkbox"
import { JobCard } from "./job-card"
import { onDemand } from "@/components/ui/on-demand"
import type { RowsProps } from "./row-props"
import type { SortSelectProps } from "./sort-select"

const SortSelect = onDemand<SortSelectProps>(
  async () => (await import("./sort-select")).SortSelect,
  ({ className }) => <span className={cn("h-control-sm", className)} />,
)

/** The list on a phone. */
export function JobCards({ rows, selectedIds, countInWords, order, ...shared }: RowsProps) {
  const { t } = useMessages()
  const count = rows.filter(({ id }) => selectedIds.has(id)).length
  const all = count > 0 && count === rows.length
  return (
    <>
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 pb-3">
        {shared.canWrite ? (
          <Checkbox
            label={t("postings.selectAll")}
            aria-label={t("postings.selectPage")}
            checked={all}
            indeterminate={count > 0 && !all}
            onCheckedChange={() => shared.select({ kind: "page", selected: !all })}
          />
        ) : null}
        <p aria-hidden className="text-compact text-muted-foreground tabular-nums sm:hidden">
          {countInWords}
        </p>
        <SortSelect sort={order.sort} show={order.show} className="max-sm:w-full sm:ml-auto" />
      </div>
      <ul aria-label={t("postings.title")} className="flex flex-col gap-2">
        {rows.map((job) => (
          <JobCard key={job.id} job={job} selected={selectedIds.has(job.id)} {...shared} />
        ))}
      </ul>
    </>
  )
}
