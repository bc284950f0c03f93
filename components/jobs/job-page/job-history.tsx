"use client"

import { useInfiniteQuery } from "@tanstack/react-query"
import { ActivityTime } from "@/components/activity/activity-time"
import { ChangeList } from "@/components/activity/change-list"
import { actorKindWords, deedWords } from "@/components/activity/deed-words"
import { Loaded } from "@/components/layout/loaded"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { jobActivityQuery, type ListedActivity } from "@/lib/queries/activity"

/** What was done to the posting, the latest first. */
export function JobHistory({ jobId, there }: { jobId: number; there: boolean }) {
  const list = useInfiniteQuery({ ...jobActivityQuery(jobId), enabled: there })
  return (
    <Card title="History" className="min-w-0">
      <Loaded
        query={list}
        place="card"
        failed="The history could not be loaded"
        loading={
          <div className="flex flex-col gap-3">
            <Skeleton className="w-60" />
            <Skeleton className="w-40" />
          </div>
        }
        empty={({ pages: [first] }) =>
          first?.data.length === 0 && <p className="text-muted-foreground">Nothing was recorded yet.</p>
        }
      >
        {({ pages }) => (
          <div className="flex flex-col gap-4">
            <ol aria-label="History" className="flex flex-col">
              {pages
                .flatMap(({ data }) => data)
                .map((row) => (
                  <Deed key={row.id} activity={row} />
                ))}
            </ol>
            {list.hasNextPage ? (
              <Button
                size="sm"
                variant="outline"
                className="self-start"
                loading={list.isFetchingNextPage}
                onClick={() => list.fetchNextPage()}
              >
                Show older
              </Button>
            ) : null}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

/** A line of the timeline. Of a new posting it tells only that: what it says now is above. */
function Deed({ activity }: { activity: ListedActivity }) {
  const { action, actor, at, changes } = activity
  const kind = actorKindWords(actor)
  return (
    <li className="relative border-l pb-5 pl-5 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[0.28rem] size-2 rounded-full border border-border-strong bg-background"
      />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{deedWords[action]}</span>
        <span className="text-compact text-muted-foreground wrap-anywhere">
          by {actor.name}
          {kind ? ` (${kind})` : ""}, <ActivityTime at={at} className="whitespace-nowrap" />
        </span>
      </p>
      {action === "job.created" || changes.length === 0 ? null : (
        <div className="mt-2">
          <ChangeList changes={changes} />
        </div>
      )}
    </li>
  )
}
