"use client"

import { useCallback } from "react"
import { useAddress } from "@/components/layout/page-address"
import { useAddressState } from "@/components/layout/use-address-state"
import type { JobListRequest } from "@/lib/queries/jobs"
import { listAddress } from "./list-address"
import { listPlace } from "./row-focus"

/** The list that the URL stands for. Any change other than of the page goes back to the first page. */
export function useListAddress() {
  const address = useAddress()
  const { state: request, hrefWith: hrefOf, show: go } = useAddressState(listAddress)

  /** Replaces the current search with another, so that Back doesn't lead through half-typed words. Returns whether it is another one. */
  const search = useCallback(
    (q: string): boolean => {
      const { pathname, search: present } = window.location
      if (pathname !== address(listAddress.path)) return false
      if (listAddress.read(new URLSearchParams(present)).q === q) return false
      go({ q, page: 1 }, { replace: true })
      return true
    },
    [address, go],
  )

  const hrefWith = useCallback((change: Partial<JobListRequest>) => hrefOf({ page: 1, ...change }), [hrefOf])
  const show = (change: Partial<JobListRequest>) => go({ page: 1, ...change })

  return { request, search, hrefWith, show }
}

/** Another page is read from its top, by eye and by keyboard. */
export function focusTop(): void {
  window.scrollTo({ top: 0 })
  listPlace()?.focus({ preventScroll: true })
}
