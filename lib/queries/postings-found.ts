import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { callApi } from "./api-client"

/** As many as a person looks through without scrolling. */
const most = 8

/** The first postings that a search finds; those of the search before stay until they are there. */
export function postingsFoundQuery(q: string) {
  // An address says as text what the service reads as numbers.
  const query: object = { q, pageSize: most }
  return queryOptions({
    queryKey: ["jobs", "found", q],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/jobs", { query, signal }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  })
}
