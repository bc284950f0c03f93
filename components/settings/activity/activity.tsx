"use client"

import { useInfiniteQuery } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { LoadFailure, LoadFailureBanner } from "@/components/ui/load-failure"
import { activityQuery, exportHref } from "@/lib/queries/activity"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMe } from "@/lib/queries/session"
import { LogSkeleton } from "../log-skeleton"
import { SettingsFrameHeader } from "../settings-frame-header"
import { ActivityFiltersBar } from "./activity-filters"
import { NoActivity, NoMatch } from "./activity-messages"
import { ActivityRows } from "./activity-rows"
import { isFiltered, noFilters, useActivityAddress } from "./use-activity-address"

/** Who did what, and when. */
export function Activity() {
  const { employer } = useMe()
  const zone = useZoneWords()
  const { filters, show } = useActivityAddress()
  const list = useInfiniteQuery(activityQuery(filters))
  const { data, error, isPlaceholderData, isFetching, refetch } = list
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = (actor: string) =>
    rows.find((row) => `${row.actor.kind}:${row.actor.id}` === actor)?.actor.name
  return (
    <>
      <SettingsFrameHeader
        title="Activity"
        description={`What was done, by whom and from where. Nothing here can be changed. ${zone.note}`}
        action={
          <Button variant="outline" render={<a href={exportHref(filters, employer.id)} download />}>
            <Download aria-hidden />
            Export CSV
          </Button>
        }
      />
      <ActivityFiltersBar filters={filters} nameOf={nameOf} onChange={show} />
      {error && (!data || isPlaceholderData) ? (
        <LoadFailure title="The activity could not be loaded" onRetry={refetch} retrying={isFetching}>
          {refusalInWords(error)}
        </LoadFailure>
      ) : !data ? (
        <LogSkeleton what="deeds" />
      ) : rows.length === 0 && !isPlaceholderData ? (
        isFiltered(filters) ? (
          <NoMatch onClear={() => show(noFilters)} />
        ) : (
          <NoActivity />
        )
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cn(
            "flex flex-col gap-4 transition-opacity duration-150",
            isPlaceholderData && "opacity-60",
          )}
        >
          {error ? (
            <LoadFailureBanner title="The rest could not be loaded" onRetry={refetch} retrying={isFetching}>
              {refusalInWords(error)}
            </LoadFailureBanner>
          ) : null}
          <ActivityRows rows={rows} onShow={show} />
          {list.hasNextPage ? (
            <Button
              variant="outline"
              className="self-center"
              loading={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              Show older
            </Button>
          ) : null}
        </div>
      )}
    </>
  )
}
