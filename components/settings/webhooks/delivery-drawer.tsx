"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { EmptyState } from "@/components/ui/empty-state"
import { deliveryQuery } from "@/lib/queries/webhooks"
import { RecordDrawer } from "../record-drawer"
import { DeliveryDetail } from "./delivery-detail"
import { eventWords } from "./webhook-words"

interface DeliveryDrawerProps {
  webhookId: number
  deliveryId: number
  onClose: () => void
}

/** One delivery with everything that is known about it, beside the list. */
export function DeliveryDrawer({ webhookId, deliveryId, onClose }: DeliveryDrawerProps) {
  const { t, textOf } = useMessages()
  const delivery = useQuery(deliveryQuery(webhookId, deliveryId))
  return (
    <RecordDrawer
      query={delivery}
      title={delivery.data ? textOf(eventWords[delivery.data.event.type]) : t("deliveries.delivery")}
      row={`[data-delivery="${deliveryId}"]`}
      onClose={onClose}
      failed={t("deliveries.deliveryNotLoaded")}
      missing={
        <EmptyState heading="h3" title={t("deliveries.deliveryGone")}>
          {t("deliveries.deliveryGoneText")}
        </EmptyState>
      }
    >
      {(data) => (
        <DeliveryDetail webhookId={webhookId} delivery={data} now={new Date(delivery.dataUpdatedAt)} />
      )}
    </RecordDrawer>
  )
}
