"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import type { JobListRequest } from "@/lib/queries/jobs"
import { listHref, readListAddress } from "./list-address"
import { listPlace } from "./row-focus"

/** The list that the address asks for. It is the one place that this is kept in, so back, reload and a shared link work. */
export function useListAddress() {
  const parameters = useSearchParams()
  const request = useMemo(() => readListAddress(parameters), [parameters])

  /**
   * Another search, at its first page, in the place of the present one: typing leaves no trail of half words to go back
   * through. Answers whether it is another one.
   */
  const search = useCallback((q: string): boolean => {
    const present = readListAddress(new URLSearchParams(window.location.search))
    if (window.location.pathname !== "/jobs" || present.q === q) return false
    window.history.replaceState(null, "", listHref({ ...present, q, page: 1 }))
    return true
  }, [])

  const hrefWith = useCallback(
    (change: Partial<JobListRequest>) => listHref({ ...request, page: 1, ...change }),
    [request],
  )

  return { request, search, hrefWith }
}

/** Shows another list, one step further in the history. */
export function goToList(href: string): void {
  window.history.pushState(null, "", href)
}

/** Another page is read from its top, by eye and by keyboard. */
export function focusTop(): void {
  window.scrollTo({ top: 0 })
  listPlace()?.focus({ preventScroll: true })
}

export function goToTop(href: string): void {
  goToList(href)
  focusTop()
}
