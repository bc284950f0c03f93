"use client"

import { useQuery } from "@tanstack/react-query"
import { cn } from "@/components/ui/cn"
import { LoadFailure, LoadFailureBanner } from "@/components/ui/load-failure"
import { useLocale } from "@/components/ui/use-locale"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { requestsQuery } from "@/lib/queries/requests"
import { LogSkeleton } from "../log-skeleton"
import { SettingsFrameHeader } from "../settings-frame-header"
import { RequestCards } from "./request-cards"
import { RequestDrawer } from "./request-drawer"
import { RequestFilters } from "./request-filters"
import { RequestPages } from "./request-pages"
import { NoMatch, NoRequests } from "./request-messages"
import { RequestTable } from "./request-table"
import { everything, isFiltered } from "./requests-address"
import { useRequestsAddress } from "./use-requests-address"

/** What the employer's systems sent, and what became of it: every write and every failed call. */
export function Requests() {
  const locale = useLocale()
  const wide = useWideScreen()
  const { address, hrefWith, go } = useRequestsAddress()
  const { request: opened, ...asked } = address
  const { data, error, refetch, isFetching, isPlaceholderData, dataUpdatedAt } = useQuery(
    requestsQuery(asked),
  )
  const rows = data?.data ?? []
  const List = wide ? RequestTable : RequestCards
  const empty = data && rows.length === 0

  return (
    <>
      <SettingsFrameHeader
        title="Requests"
        description="Every write and every failed call by your API keys in the last 30 days, the latest 10,000 of them."
      />
      <RequestFilters address={address} go={go} />
      {data && error ? (
        <LoadFailureBanner
          title="The list could not be brought up to date"
          onRetry={refetch}
          retrying={isFetching}
        >
          {error.message}
        </LoadFailureBanner>
      ) : null}
      {error && !data ? (
        <LoadFailure title="The requests could not be loaded" onRetry={refetch} retrying={isFetching}>
          {error.message}
        </LoadFailure>
      ) : !data ? (
        <LogSkeleton what="requests" />
      ) : empty && (isFiltered(address) || address.before) ? (
        <NoMatch onClear={() => go(everything)} />
      ) : empty ? (
        <NoRequests />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cn(
            "flex flex-col gap-4",
            isPlaceholderData && "opacity-60 transition-opacity delay-200",
          )}
        >
          <List
            rows={rows}
            now={new Date(dataUpdatedAt)}
            locale={locale}
            hrefOf={(id) => hrefWith({ request: id })}
            onOpen={(id) => go({ request: id })}
          />
          <RequestPages count={rows.length} next={data.next} address={address} hrefWith={hrefWith} />
        </div>
      )}
      {opened ? <RequestDrawer id={opened} locale={locale} onClose={() => go({ request: "" })} /> : null}
    </>
  )
}
