import type { MessageKey } from "@/lib/messages/message"

/** The columns of the table that somebody may do without. */
export const listColumns = ["places", "status", "published", "closes"] as const
export type ListColumn = (typeof listColumns)[number]

/** What they are called. */
export const columnWords = {
  places: "jobFields.locations",
  status: "jobFields.status",
  published: "postings.published",
  closes: "postings.closes",
} as const satisfies Record<ListColumn, MessageKey>

/** Hides a cell of a column where the list around it says so: no row is drawn anew for it. */
export const columnClass = {
  places: "in-[[data-hidden~=places]]:hidden",
  status: "in-[[data-hidden~=status]]:hidden",
  published: "in-[[data-hidden~=published]]:hidden",
  closes: "in-[[data-hidden~=closes]]:hidden",
} as const satisfies Record<ListColumn, string>

/** A cookie, so that the server draws the table without them. */
export const hiddenColumnsCookie = "hidden_columns"

/** The hidden columns of a cookie's value. */
export function readHiddenColumns(value: string | undefined): ListColumn[] {
  const named = value?.split(".") ?? []
  return listColumns.filter((column) => named.includes(column))
}
