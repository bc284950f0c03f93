import type { RequestRow } from "@/lib/queries/requests"

/** What the table and the cards show. */
export interface RequestRowsProps {
  rows: readonly RequestRow[]
  now: Date
  locale: string
  /** The URL that opens a call. */
  hrefOf: (id: string) => string
}
