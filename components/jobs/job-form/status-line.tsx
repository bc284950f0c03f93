"use client"

import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { StatusDot } from "@/components/ui/status-dot"
import { formatDay } from "@/lib/format/dates"
import type { JobAnswer } from "@/lib/queries/jobs"
import { JobStatusDot } from "../job-status"

/** The posting's status; the buttons in the footer change it. */
export function StatusLine({ job }: { job: JobAnswer | null }) {
  const today = useToday()
  const { t, locale } = useMessages()
  return (
    <div className="flex items-baseline justify-between gap-4 text-compact">
      {job ? (
        <JobStatusDot status={job.status} closeDate={job.closeDate} today={today} />
      ) : (
        <StatusDot tone="info">{t("postings.draft")}</StatusDot>
      )}
      <span className="text-right text-xs text-muted-foreground">
        {job === null
          ? t("postingForm.notSavedYet")
          : job.status === "draft"
            ? t("postingForm.notSeenYet")
            : t("posting.publishedOn", { day: formatDay(job.publishDate, locale) })}
      </span>
    </div>
  )
}
