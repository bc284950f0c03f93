"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { useAddressState } from "@/components/layout/use-address-state"
import { useMessages } from "@/components/messages/use-messages"
import { Outdated } from "@/components/ui/outdated"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { localeOf } from "@/lib/messages/locale-of"
import { requestsQuery } from "@/lib/queries/requests"
import { LogSkeleton } from "../log-skeleton"
import { SettingsFrameHeader } from "../settings-frame-header"
import { RequestCards } from "./request-cards"
import { RequestDrawer } from "./request-drawer"
import { RequestFilters } from "./request-filters"
import { RequestPages } from "./request-pages"
import { NoRequests, NoRequestsMatch } from "./request-messages"
import { RequestTable } from "./request-table"
import { allRequests, narrowsRequests, requestsAddress } from "./requests-address"

/** What the employer's systems sent, and the outcome: every write and every failed call. */
export function Requests() {
  const { t, language } = useMessages()
  const locale = localeOf[language]
  const wide = useWideScreen()
  const { state: shown, hrefWith, show } = useAddressState(requestsAddress)
  const { request: opened, ...asked } = shown
  const list = useQuery(requestsQuery(asked))
  const List = wide ? RequestTable : RequestCards

  return (
    <>
      <SettingsFrameHeader title={t("requests.title")} description={t("requests.description")} />
      <RequestFilters shown={shown} onShow={show} />
      <Loaded
        query={list}
        failed={t("requests.notLoaded")}
        notRefreshed={t("requests.notUpToDate")}
        loading={<LogSkeleton label={t("requests.loading")} />}
        empty={({ data: rows }) =>
          rows.length > 0 ? null : narrowsRequests(shown) || shown.before ? (
            <NoRequestsMatch onClear={() => show(allRequests)} />
          ) : (
            <NoRequests />
          )
        }
      >
        {({ data: rows, next }) => (
          <Outdated when={list.isPlaceholderData} className="flex flex-col gap-4">
            <List
              rows={rows}
              now={new Date(list.dataUpdatedAt)}
              locale={locale}
              hrefOf={(id) => hrefWith({ request: id })}
            />
            <RequestPages count={rows.length} next={next} shown={shown} hrefWith={hrefWith} />
          </Outdated>
        )}
      </Loaded>
      {opened ? <RequestDrawer id={opened} locale={locale} onClose={() => show({ request: "" })} /> : null}
    </>
  )
}
