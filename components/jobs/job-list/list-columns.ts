import type { MessageKey } from "@/lib/messages/message"

/** The columns of the table that can be hidden. */
export const listColumns = ["places", "status", "published", "closes"] as const
export type ListColumn = (typeof listColumns)[number]

/** The names of the columns. */
export const columnWords = {
  places: "jobFields.locations",
  status: "jobFields.status",
  published: "postings.published",
  closes: "postings.closes",
} as const satisfies Record<ListColumn, MessageKey>

/** Hides a cell of a column if an ancestor says so, so that no row has to be rendered again. */
export const columnClass = {
  places: "in-[[data-hidden~=places]]:hidden",
  status: "in-[[data-hidden~=status]]:hidden",
  published: "in-[[data-hidden~=published]]:hidden",
  closes: "in-[[data-hidden~=closes]]:hidden",
} as const satisfies Record<ListColumn, string>

/** A cookie, so that the server renders the table without them. */
export const hiddenColumnsCookie = "hidden_columns"

/** The hidden columns that a cookie's value names. */
export function readHiddenColumns(value: string | undefined): ListColumn[] {
  const named = value?.split(".") ?? []
  return listColumns.filter((column) => named.includes(column))
}
