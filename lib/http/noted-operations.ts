import type { LoggedOperation } from "@/lib/domain/api-requests/logged-operation"

/** What describes the operations of a request, for as long as the request exists. */
const noted = new WeakMap<Request, () => LoggedOperation[]>()

/** Lets the request log list the operations of `request`; `describe` is only called if the request is logged. */
export function noteOperations(request: Request, describe: () => LoggedOperation[]): void {
  noted.set(request, describe)
}

/** The operations of an answered batch; null for any other request. */
export function notedOperations(request: Request): LoggedOperation[] | null {
  return noted.get(request)?.() ?? null
}
