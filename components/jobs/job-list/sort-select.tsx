"use client"

import { useMessages } from "@/components/messages/use-messages"
import { NativeSelect } from "@/components/ui/native-select"
import type { MessageKey } from "@/lib/messages/message"
import type { JobListRequest } from "@/lib/queries/jobs"
import { usualOrder } from "./list-address"

/** The names of the orders. */
export const listOrders = {
  [usualOrder]: "listFilters.newest",
  publishDate: "listFilters.oldest",
  title: "listFilters.titleUp",
  "-title": "listFilters.titleDown",
  closeDate: "listFilters.closesFirst",
  "-closeDate": "listFilters.closesLast",
  "-updatedAt": "listFilters.changedLast",
  updatedAt: "listFilters.changedFirst",
  status: "listFilters.statusUp",
  "-status": "listFilters.statusDown",
} as const satisfies Record<string, MessageKey>

export interface SortSelectProps {
  sort: string | null
  show: (change: Pick<JobListRequest, "sort">) => void
  size?: "sm" | "md"
  className?: string
}

/** The order of the list, chosen by name: for cards, which have no columns, and for orders that no column stands for. */
export function SortSelect({ sort, show, size = "sm", className }: SortSelectProps) {
  const { t } = useMessages()
  return (
    <NativeSelect
      size={size}
      aria-label={t("listFilters.order")}
      value={sort ?? usualOrder}
      onChange={(event) => show({ sort: event.target.value })}
      className={className}
    >
      {Object.entries(listOrders).map(([order, said]) => (
        <option key={order} value={order}>
          {t(said)}
        </option>
      ))}
    </NativeSelect>
  )
}
