import type { RequestRow } from "@/lib/queries/requests"

/** What the table and the cards show. */
export interface RequestRowsProps {
  rows: readonly RequestRow[]
  now: Date
  locale: string
  /** The address at which a call is opened. */
  hrefOf: (id: string) => string
}
