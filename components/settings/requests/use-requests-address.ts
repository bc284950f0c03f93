"use client"

import { useSearchParams } from "next/navigation"
import { useMemo } from "react"
import { readRequestsAddress, type RequestsAddress, requestsHref } from "./requests-address"

/** What the page's address asks for. It is kept there alone, so back, reload and a shared link work. */
export function useRequestsAddress() {
  const parameters = useSearchParams()
  const address = useMemo(() => readRequestsAddress(parameters), [parameters])
  return {
    address,
    hrefWith: (change: Partial<RequestsAddress>) => requestsHref({ ...address, ...change }),
    /** Shows something else, one step further in the history. */
    go: (change: Partial<RequestsAddress>) =>
      window.history.pushState(null, "", requestsHref({ ...address, ...change })),
  }
}
