"use client"

import { Ellipsis } from "lucide-react"
import { memo } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { formatList } from "@/lib/format/lists"
import { JobDay } from "../job-day"
import { JobStatusDot } from "../job-status"
import { quoted } from "../job-words"
import { FindingsMark } from "./findings-mark"
import { JobMarks } from "./job-marks"
import { RowCheckbox } from "./row-checkbox"
import { RowLink } from "./row-link"
import type { RowProps } from "./row-props"

/** A posting on a phone. */
export const JobCard = memo(function JobCard(props: RowProps) {
  const words = useMessages()
  const { t, rich, nameOf } = words
  const { job, selected, today, locale, canWrite, actions, select } = props
  return (
    <li
      data-job={job.id}
      className={cn(
        "row-room relative flex gap-3 rounded-xl border bg-card px-3 py-3",
        selected && "border-primary bg-selected forced-colors:border-l-4",
      )}
    >
      {canWrite ? (
        <div className="relative z-1 flex h-5 items-center">
          <RowCheckbox job={job} selected={selected} select={select} />
        </div>
      ) : null}
      <div className="min-w-0 flex-1">
        <h2 className="flex items-start gap-1.5">
          <RowLink job={job} className="line-clamp-2 wrap-anywhere after:rounded-xl" />
          <span className="mt-0.5 flex gap-1.5">
            <JobMarks {...job} />
          </span>
        </h2>
        <p className="line-clamp-2 text-compact text-muted-foreground">
          {formatList(
            job.locations.map(({ description }) => nameOf(description)),
            locale,
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-compact">
          <JobStatusDot status={job.status} closeDate={job.closeDate} today={today} />
          <span className="text-muted-foreground">
            {rich(job.closeDate < today ? "postings.closedOn" : "postings.closesOn", {
              day: () => <JobDay day={job.closeDate} today={today} locale={locale} />,
            })}
          </span>
          <FindingsMark job={job} />
          {job.referenceId ? (
            <span className="figures truncate text-xs text-muted-foreground">{job.referenceId}</span>
          ) : null}
        </p>
      </div>
      {canWrite ? (
        <div className="relative z-1 -mt-2 -mr-2">
          <Button
            data-row-menu
            variant="ghost"
            size="icon"
            aria-label={t("postings.actionsFor", { posting: quoted(job.title, words) })}
            aria-haspopup="dialog"
            className="text-muted-foreground"
            onClick={() => actions.openSheet(job)}
          >
            <Ellipsis aria-hidden />
          </Button>
        </div>
      ) : null}
    </li>
  )
})
