"use client"

import { useInfiniteQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { onDemand } from "@/components/ui/on-demand"
import { Skeleton } from "@/components/ui/skeleton"
import { jobHistoryQuery } from "@/lib/queries/history"
import type { TaggedJob } from "@/lib/queries/jobs"
import { useMayWrite, useMe } from "@/lib/queries/session"
import { RecordLinks } from "./record-links"
import type { RestoreDialogProps } from "./restore-dialog"
import { dayHeading, type TimelineDay, timelineDays } from "./timeline-days"
import { TimelineEntry, type TimelineEntryProps } from "./timeline-entry"
import { useOlderVersions } from "./use-older-versions"

const RestoreDialog = onDemand<RestoreDialogProps>(
  async () => (await import("./restore-dialog")).RestoreDialog,
)

/** What happened to the posting, day by day, the latest first; each activity expands to what it changed. */
export function Timeline({ job, there }: { job: TaggedJob; there: boolean }) {
  const { t } = useMessages()
  const { timeZone } = useMe().employer
  const zoneNote = useZoneWords().noteElsewhere()
  const mayWrite = useMayWrite()
  const list = useInfiniteQuery({ ...jobHistoryQuery(job.id), enabled: there })
  const older = useOlderVersions(job.id, list)
  const [asked, setAsked] = useState<RestoreDialogProps["asked"] | null>(null)
  return (
    <section aria-label={t("posting.history")} className="min-w-0">
      <Card title={t("posting.history")} footer={<RecordLinks jobId={job.id} />}>
        <Loaded
          query={list}
          place="card"
          failed={t("posting.historyNotLoaded")}
          loading={<TimelineSkeleton />}
          empty={({ pages: [first] }) =>
            first?.data.length === 0 && (
              <p className="text-muted-foreground">{t("posting.nothingRecorded")}</p>
            )
          }
        >
          {({ pages }) => {
            const versions = pages.flatMap(({ data }) => data)
            return (
              <div className="flex flex-col gap-5">
                {zoneNote ? <p className="-mb-2 text-compact text-muted-foreground">{zoneNote}</p> : null}
                {timelineDays(versions, timeZone).map((day) => (
                  <Day
                    key={day.day}
                    {...day}
                    latest={versions[0]?.version}
                    onRestore={mayWrite ? setAsked : undefined}
                  />
                ))}
                {list.hasNextPage ? (
                  <Button
                    size="sm"
                    variant="outline"
                    className="self-start"
                    loading={older.loading}
                    onClick={older.showOlder}
                  >
                    {t("posting.showOlder")}
                  </Button>
                ) : null}
              </div>
            )
          }}
        </Loaded>
        {asked ? <RestoreDialog job={job} asked={asked} onClose={() => setAsked(null)} /> : null}
      </Card>
    </section>
  )
}

interface DayProps extends TimelineDay {
  /** The number of the latest version. */
  latest: number | undefined
  onRestore: TimelineEntryProps["onRestore"]
}

function Day({ day, steps, latest, onRestore }: DayProps) {
  const words = useMessages()
  const id = useId()
  const today = useToday()
  return (
    <section>
      <h3 id={id} className="mb-1 text-xs font-medium text-muted-foreground">
        <time dateTime={day}>{dayHeading(day, today, words)}</time>
      </h3>
      <ol aria-labelledby={id} className="-mx-2 flex flex-col">
        {steps.map((step) => (
          <TimelineEntry
            key={step.version.version}
            {...step}
            isLatest={step.version.version === latest}
            onRestore={onRestore}
          />
        ))}
      </ol>
    </section>
  )
}

function TimelineSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-3 w-24" />
      {["w-72", "w-56", "w-64"].map((width) => (
        <div key={width} className="flex items-center gap-2">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className={`${width} max-w-full`} />
        </div>
      ))}
    </div>
  )
}
