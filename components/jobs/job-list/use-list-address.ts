"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { useAddress } from "@/components/layout/page-address"
import type { JobListRequest } from "@/lib/queries/jobs"
import { listHref, readListAddress } from "./list-address"
import { listPlace } from "./row-focus"

/** The list that the address asks for. It is the one place that this is kept in, so back, reload and a shared link work. */
export function useListAddress() {
  const address = useAddress()
  const parameters = useSearchParams()
  const request = useMemo(() => readListAddress(parameters), [parameters])

  /**
   * Another search, at its first page, in the place of the present one: typing leaves no trail of half words to go back
   * through. Answers whether it is another one.
   */
  const search = useCallback(
    (q: string): boolean => {
      const present = readListAddress(new URLSearchParams(window.location.search))
      const here = address(listHref({ ...present, q, page: 1 }))
      if (window.location.pathname !== address("/jobs") || present.q === q) return false
      window.history.replaceState(null, "", here)
      return true
    },
    [address],
  )

  const hrefWith = useCallback(
    (change: Partial<JobListRequest>) => address(listHref({ ...request, page: 1, ...change })),
    [address, request],
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
