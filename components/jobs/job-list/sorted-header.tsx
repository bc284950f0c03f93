"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { TableHeaderCell } from "@/components/ui/table"
import type { MessageKey } from "@/lib/messages/message"
import type { JobListRequest } from "@/lib/queries/jobs"
import type { SortedColumn } from "./job-table-head"
import { usualOrder } from "./list-address"

export interface ListOrder {
  sort: string | null
  hrefWith: (change: Partial<JobListRequest>) => string
  show: (change: Partial<JobListRequest>) => void
}

export interface SortedHeaderProps {
  message: MessageKey
  by: SortedColumn
  order: ListOrder
  className: string | undefined
}

/** The header of a column that the list can be sorted by. */
export function SortedHeader({ message, by, order, className }: SortedHeaderProps) {
  const { textOf } = useMessages()
  const sort = order.sort ?? usualOrder
  const isUp = sort === by
  const isDown = sort === `-${by}`
  // Publish dates start with the latest, everything else with the first.
  const next = isUp || (!isDown && by === "publishDate") ? `-${by}` : by
  return (
    <TableHeaderCell className={className} aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}>
      <AddressLink
        href={order.hrefWith({ sort: next })}
        className="group/sort -mx-1 rounded-sm px-1 hover:text-foreground"
      >
        {textOf({ key: message })}
        <span aria-hidden className={isUp || isDown ? "" : "opacity-0 group-hover/sort:opacity-60"}>
          {isUp || (!isDown && next === by) ? " ↑" : " ↓"}
        </span>
      </AddressLink>
    </TableHeaderCell>
  )
}
