"use client"

import { useInfiniteQuery } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { useAddressState } from "@/components/layout/use-address-state"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Outdated } from "@/components/ui/outdated"
import { activityQuery, exportHref } from "@/lib/queries/activity"
import { useMe } from "@/lib/queries/session"
import { LogSkeleton } from "../log-skeleton"
import { SettingsFrameHeader } from "../settings-frame-header"
import { activityAddress, narrowsActivity, noFilters } from "./activity-address"
import { ActivityFiltersBar } from "./activity-filters"
import { NoActivity, NoActivityMatches } from "./activity-messages"
import { ActivityRows } from "./activity-rows"

/** Who did what, and when. */
export function ActivitySettings() {
  const { t, language } = useMessages()
  const { employer } = useMe()
  const zone = useZoneWords()
  const { state: filters, show } = useAddressState(activityAddress)
  const list = useInfiniteQuery(activityQuery(filters))
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = (actor: string) =>
    rows.find((row) => `${row.actor.kind}:${row.actor.id}` === actor)?.actor.name
  return (
    <>
      <SettingsFrameHeader
        title={t("activity.title")}
        description={t("activity.description", { zone: zone.note })}
        action={
          <Button variant="outline" render={<a href={exportHref(filters, employer.id, language)} download />}>
            <Download aria-hidden />
            {t("activity.export")}
          </Button>
        }
      />
      <ActivityFiltersBar filters={filters} nameOf={nameOf} onChange={show} />
      <Loaded
        query={list}
        failed={t("activity.notLoaded")}
        notRefreshed={t("activity.restNotLoaded")}
        loading={<LogSkeleton label={t("activity.loading")} />}
        empty={() =>
          rows.length > 0 || list.isPlaceholderData ? null : narrowsActivity(filters) ? (
            <NoActivityMatches onClear={() => show(noFilters)} />
          ) : (
            <NoActivity />
          )
        }
      >
        {() => (
          <Outdated when={list.isPlaceholderData} className="flex flex-col gap-4">
            <ActivityRows rows={rows} onShow={show} />
            {list.hasNextPage ? (
              <Button
                variant="outline"
                className="self-center"
                loading={list.isFetchingNextPage}
                onClick={() => list.fetchNextPage()}
              >
                {t("activity.older")}
              </Button>
            ) : null}
          </Outdated>
        )}
      </Loaded>
    </>
  )
}
