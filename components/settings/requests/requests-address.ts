import type { RequestListRequest } from "@/lib/queries/requests"

/** What the address of the page says: the filters, where the page begins, and the call that is looked at. */
export type RequestsAddress = RequestListRequest & { request: string }

const names = ["key", "status", "code", "method", "job", "before", "request"] as const

export const everything: RequestsAddress = {
  key: "",
  status: "",
  code: "",
  method: "",
  job: "",
  before: "",
  request: "",
}

export function readRequestsAddress(parameters: { get(name: string): string | null }): RequestsAddress {
  const said = names.map((name) => [name, parameters.get(name)?.trim() ?? ""])
  return Object.fromEntries(said) as RequestsAddress
}

/** The address of the page, without what is as usual. */
export function requestsHref(address: Partial<RequestsAddress>, path = "/settings/requests"): string {
  const parameters = new URLSearchParams()
  for (const name of names) if (address[name]) parameters.set(name, address[name])
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

export function isFiltered({ key, status, code, method, job }: RequestsAddress): boolean {
  return [key, status, code, method, job].some((value) => value !== "")
}
