import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { PresentedRequest, PresentedRequestRow } from "@/lib/api/dashboard/requests"
import { callApi } from "./api-client"

export { errorCodes, requestMethods } from "@/lib/api/dashboard/requests"
export type RequestRow = PresentedRequestRow
export type RequestRecord = PresentedRequest

/** The filters of the log, as in the address; empty matches everything. */
export type RequestListRequest = {
  key: string
  status: string
  code: string
  method: string
  job: string
  before: string
}

/** A page of the log. The previous page stays visible until it has loaded. */
export function requestsQuery(request: RequestListRequest) {
  const query = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== ""))
  return queryOptions({
    queryKey: ["requests", "list", request],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/requests", { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: request.before ? false : 15_000,
  })
}

/** One call, with its body. A logged call never changes. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: ["requests", "record", id],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/requests/{id}", { params: { id }, signal }),
    staleTime: 60_000,
  })
}
