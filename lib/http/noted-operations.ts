import type { LoggedOperation } from "@/lib/domain/api-requests/logged-operation"

/** What tells the operations of a request, for as long as the request is there. */
const noted = new WeakMap<Request, () => LoggedOperation[]>()

/** Lets the request log tell the operations of `request`; `describe` is asked only where the request is logged. */
export function noteOperations(request: Request, describe: () => LoggedOperation[]): void {
  noted.set(request, describe)
}

/** The operations of a batch that was answered; null of any other request. */
export function notedOperations(request: Request): LoggedOperation[] | null {
  return noted.get(request)?.() ?? null
}
