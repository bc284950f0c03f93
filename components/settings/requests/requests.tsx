"use client"

import { useQuery } from "@tanstack/react-query"
import { useLocale } from "@/components/jobs/use-locale"
import { useWideScreen } from "@/components/jobs/job-list/use-wide-screen"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { requestsQuery } from "@/lib/queries/requests"
import { SettingsFrameHeader } from "../settings-frame-header"
import { RequestCards } from "./request-cards"
import { RequestDrawer } from "./request-drawer"
import { RequestFilters } from "./request-filters"
import { RequestPages } from "./request-pages"
import { NoMatch, NoRequests, RequestsFailed } from "./request-messages"
import { RequestTable } from "./request-table"
import { isFiltered } from "./requests-address"
import { RequestsSkeleton } from "./requests-skeleton"
import { useRequestsAddress } from "./use-requests-address"

/** What the employer's systems sent, and what became of it: every write and every failed call. */
export function Requests() {
  const locale = useLocale()
  const wide = useWideScreen()
  const { address, hrefWith, go } = useRequestsAddress()
  const { request: opened, ...asked } = address
  const list = useQuery(requestsQuery(asked))
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = list
  const rows = data?.data ?? []
  const retry = (
    <Button size="sm" variant="outline" loading={isFetching} onClick={() => list.refetch()}>
      Try again
    </Button>
  )
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
        <Banner tone="error" title="The list could not be brought up to date" action={retry}>
          {error.message}
        </Banner>
      ) : null}
      {error && !data ? (
        <RequestsFailed error={error} retry={retry} />
      ) : !data ? (
        <RequestsSkeleton />
      ) : empty && (isFiltered(address) || address.before) ? (
        <NoMatch onClear={() => window.history.pushState(null, "", "/settings/requests")} />
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
