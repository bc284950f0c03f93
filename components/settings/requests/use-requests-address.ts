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
    go,
  }
}

/** Shows something else, one step further in the history. The page may not have been drawn yet for where it is now. */
function go(change: Partial<RequestsAddress>): void {
  const present = readRequestsAddress(new URLSearchParams(window.location.search))
  window.history.pushState(null, "", requestsHref({ ...present, ...change }, window.location.pathname))
}
