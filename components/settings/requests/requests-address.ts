import type { AddressState } from "@/components/layout/use-address-state"
import type { RequestListRequest } from "@/lib/queries/requests"

/** The state that the page's URL holds: the filters, where the page begins, and the open call. */
export type ShownRequests = RequestListRequest & { request: string }

const names = ["key", "status", "code", "method", "job", "before", "request"] as const

export const allRequests = Object.fromEntries(names.map((name) => [name, ""])) as ShownRequests

export const requestsAddress: AddressState<ShownRequests> = {
  path: "/settings/requests",
  read: (parameters) =>
    Object.fromEntries(names.map((name) => [name, parameters.get(name)?.trim() ?? ""])) as ShownRequests,
  write: (shown) => new URLSearchParams(names.flatMap((name) => (shown[name] ? [[name, shown[name]]] : []))),
}

/** Whether any filter is set. */
export function narrowsRequests({ key, status, code, method, job }: ShownRequests): boolean {
  return [key, status, code, method, job].some((value) => value !== "")
}
