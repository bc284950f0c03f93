import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { PresentedRequest, PresentedRequestRow } from "@/lib/api/dashboard/requests"
import { callApi } from "./api-client"

export { errorCodes, requestMethods } from "@/lib/api/dashboard/requests"
export type RequestRow = PresentedRequestRow
export type RequestRecord = PresentedRequest

/** What the log is asked for, each as the address says it; empty asks for all. */
export type RequestListRequest = {
  key: string
  status: string
  code: string
  method: string
  job: string
  before: string
}

/** A page of the log. The previous one stays in sight until it is there. */
export function requestsQuery(request: RequestListRequest) {
  const query = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== ""))
  return queryOptions({
    queryKey: ["requests", "list", request],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/requests", { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: request.before ? false : 15_000,
  })
}

/** One call, with its body. What is logged does not change. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: ["requests", "record", id],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/requests/{id}", { params: { id }, signal }),
    staleTime: 60_000,
  })
}
