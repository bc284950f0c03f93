"use client"

import type { MouseEvent, ReactNode } from "react"
import { useAddress } from "@/components/layout/page-address"
import type { RequestRow } from "@/lib/queries/requests"
import type { RequestRowsProps } from "./request-rows"

type RequestLinkProps = Pick<RequestRowsProps, "hrefOf" | "onOpen"> & { row: RequestRow; children: ReactNode }

/** Opens a call beside the list; by itself in another tab. */
export function RequestLink({ row, hrefOf, onOpen, children }: RequestLinkProps) {
  const address = useAddress()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(row.id)
  }
  return (
    <a
      href={address(hrefOf(row.id))}
      data-request={row.id}
      onClick={open}
      className="rounded-sm after:absolute after:inset-0 hover:underline"
    >
      {children}
    </a>
  )
}
