import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { callApi } from "./api-client"

/** As many as a person can look through without scrolling. */
const most = 8

/** The first postings that a search finds; those of the previous search stay until they have loaded. */
export function postingsFoundQuery(q: string) {
  // In an address, numbers are text, so the schema's types don't fit.
  const query: object = { q, pageSize: most }
  return queryOptions({
    queryKey: ["jobs", "found", q],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/jobs", { query, signal }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  })
}
