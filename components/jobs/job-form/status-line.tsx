"use client"

import { useToday } from "@/components/employer/use-today"
import { StatusDot } from "@/components/ui/status-dot"
import { useLocale } from "@/components/ui/use-locale"
import { formatDay } from "@/lib/format/dates"
import type { JobAnswer } from "@/lib/queries/jobs"
import { JobStatusDot } from "../job-status"

/** Where the posting stands; the buttons at the foot change it. */
export function StatusLine({ job }: { job: JobAnswer | null }) {
  const today = useToday()
  const locale = useLocale()
  return (
    <div className="flex items-baseline justify-between gap-4 text-compact">
      {job ? (
        <JobStatusDot status={job.status} closeDate={job.closeDate} today={today} />
      ) : (
        <StatusDot tone="info">Draft</StatusDot>
      )}
      <span className="text-right text-xs text-muted-foreground">
        {job === null
          ? "Not saved yet"
          : job.status === "draft"
            ? "Candidates do not see it"
            : `Published ${formatDay(job.publishDate, locale)}`}
      </span>
    </div>
  )
}
