import type { ReactNode } from "react"
import { AddressLink } from "@/components/layout/address-link"
import type { RequestRow } from "@/lib/queries/requests"
import type { RequestRowsProps } from "./request-rows"

type RequestLinkProps = Pick<RequestRowsProps, "hrefOf"> & { row: RequestRow; children: ReactNode }

/** Opens a call beside the list; the link also works in a new tab. */
export function RequestLink({ row, hrefOf, children }: RequestLinkProps) {
  return (
    <AddressLink
      href={hrefOf(row.id)}
      data-request={row.id}
      className="rounded-sm after:absolute after:inset-0 hover:underline"
    >
      {children}
    </AddressLink>
  )
}
