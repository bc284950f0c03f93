"use client"

import { useQuery } from "@tanstack/react-query"
import { History, SearchX } from "lucide-react"
import { useMemo } from "react"
import { AddressLink } from "@/components/layout/address-link"
import { Loaded } from "@/components/layout/loaded"
import { useAddressState } from "@/components/layout/use-address-state"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LinkTabs } from "@/components/ui/link-tabs"
import { Outdated } from "@/components/ui/outdated"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { webhookDeliveriesQuery } from "@/lib/queries/webhooks"
import { LogSkeleton } from "../log-skeleton"
import { allDeliveries, deliveriesAddress } from "./deliveries-address"
import { DeliveryCards } from "./delivery-cards"
import { DeliveryDrawer } from "./delivery-drawer"
import { DeliveryTable } from "./delivery-table"

const statuses = [
  ["", "deliveries.all"],
  ["pending", "deliveries.waiting"],
  ["delivered", "deliveries.delivered"],
  ["failed", "deliveries.failed"],
] as const

/** A webhook's past and pending deliveries, filtered and paged by the page's URL. */
export function DeliveryList({ webhookId }: { webhookId: number }) {
  const { t } = useMessages()
  const address = useMemo(() => deliveriesAddress(webhookId), [webhookId])
  const { state: shown, hrefWith, show } = useAddressState(address)
  const { status, cursor, delivery } = shown
  const list = useQuery(webhookDeliveriesQuery(webhookId, { status, cursor }))
  const List = useWideScreen() ? DeliveryTable : DeliveryCards
  return (
    <>
      <LinkTabs
        label={t("deliveries.filter")}
        tabs={statuses.map(([value, label]) => ({
          key: value,
          label: t(label),
          current: status === value,
          link: <AddressLink href={hrefWith({ ...allDeliveries, status: value })} />,
        }))}
      />
      <Loaded
        query={list}
        failed={t("deliveries.notLoaded")}
        notRefreshed={t("deliveries.notUpToDate")}
        loading={<LogSkeleton label={t("deliveries.loading")} />}
        empty={({ data }) =>
          data.length > 0 ? null : status || cursor ? (
            <EmptyState
              icon={<SearchX />}
              title={t("deliveries.noneMatch")}
              action={
                <Button variant="outline" onClick={() => show(allDeliveries)}>
                  {t("deliveries.showAll")}
                </Button>
              }
            >
              {t("deliveries.noneMatchText")}
            </EmptyState>
          ) : (
            <EmptyState icon={<History />} title={t("deliveries.none")}>
              {t("deliveries.noneText")}
            </EmptyState>
          )
        }
      >
        {({ data, cursor: next, more }) => (
          <Outdated when={list.isPlaceholderData} className="flex flex-col gap-4">
            <List
              rows={data}
              now={new Date(list.dataUpdatedAt)}
              hrefOf={(id) => hrefWith({ delivery: String(id) })}
            />
            <div className="flex flex-wrap items-center justify-between gap-3 text-compact text-muted-foreground">
              <p>
                {t(cursor || more ? "deliveries.countOnPage" : "deliveries.count", { count: data.length })}
              </p>
              {cursor || more ? (
                <nav aria-label={t("deliveries.pages")} className="flex gap-2">
                  {cursor ? (
                    <Button
                      size="sm"
                      variant="outline"
                      render={<AddressLink href={hrefWith({ cursor: "" })} />}
                    >
                      {t("deliveries.latest")}
                    </Button>
                  ) : null}
                  {more ? (
                    <Button
                      size="sm"
                      variant="outline"
                      render={<AddressLink href={hrefWith({ cursor: next })} />}
                    >
                      {t("deliveries.earlier")}
                    </Button>
                  ) : null}
                </nav>
              ) : null}
            </div>
          </Outdated>
        )}
      </Loaded>
      {delivery ? (
        <DeliveryDrawer
          webhookId={webhookId}
          deliveryId={Number(delivery)}
          onClose={() => show({ delivery: "" })}
        />
      ) : null}
    </>
  )
}
