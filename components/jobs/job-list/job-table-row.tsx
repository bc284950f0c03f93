"use client"

import { memo } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { TableCell, TableRow } from "@/components/ui/table"
import { closingOf } from "../closing"
import { JobDay } from "../job-day"
import { JobStatusDot } from "../job-status"
import { FindingsMark } from "./findings-mark"
import { JobMenu } from "./job-menu"
import { JobMarks } from "./job-marks"
import { JobPlaces } from "./job-places"
import { columnClass } from "./list-columns"
import { RowCheckbox } from "./row-checkbox"
import { RowLink } from "./row-link"
import type { RowProps } from "./row-props"

export const JobTableRow = memo(function JobTableRow(props: RowProps) {
  const { t, textOf } = useMessages()
  const { job, selected, today, locale, canWrite, actions, select } = props
  // The status of an active posting already says it.
  const closing = job.status === "active" ? null : closingOf(job.closeDate, today)
  return (
    <TableRow data-job={job.id} selected={selected} className="relative">
      {canWrite ? (
        <TableCell>
          <div className="relative z-1 flex">
            <RowCheckbox job={job} selected={selected} select={select} />
          </div>
        </TableCell>
      ) : null}
      <th scope="row" className="h-12 border-b px-3 text-left font-normal first:pl-4">
        <div className="flex min-w-0 items-center gap-1.5">
          <RowLink job={job} className="truncate" />
          <JobMarks {...job} />
          <FindingsMark job={job} className="-my-0.5 ml-auto" />
        </div>
        <div className="flex min-w-0 gap-2 text-xs text-muted-foreground empty:hidden">
          {job.referenceId ? <span className="figures truncate">{job.referenceId}</span> : null}
          <span className={`min-w-0 xl:hidden ${columnClass.places}`}>
            <JobPlaces locations={job.locations} />
          </span>
        </div>
      </th>
      <TableCell className={`max-xl:hidden ${columnClass.places}`}>
        <JobPlaces locations={job.locations} />
      </TableCell>
      <TableCell className={columnClass.status}>
        <JobStatusDot status={job.status} closeDate={job.closeDate} today={today} />
      </TableCell>
      <TableCell className={`whitespace-nowrap text-muted-foreground ${columnClass.published}`}>
        {job.status === "draft" ? (
          <span>{t("postings.notYet")}</span>
        ) : (
          <JobDay day={job.publishDate} today={today} locale={locale} className="figures" />
        )}
      </TableCell>
      <TableCell className={`whitespace-nowrap text-muted-foreground ${columnClass.closes}`}>
        <JobDay day={job.closeDate} today={today} locale={locale} className="figures" />
        {closing ? <div className="text-xs">{textOf(closing.said)}</div> : null}
      </TableCell>
      {canWrite ? (
        <TableCell>
          <div className="relative z-1 flex justify-end">
            <JobMenu job={job} actions={actions} />
          </div>
        </TableCell>
      ) : null}
    </TableRow>
  )
})
