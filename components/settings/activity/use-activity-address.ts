"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { activityFilters, type ActivityFilters, filterQuery } from "@/lib/queries/activity"

/** What the address narrows the list to: the one place where it is kept, so back, reload and a shared link work. */
export function useActivityAddress() {
  const parameters = useSearchParams()
  const filters = useMemo(
    () =>
      Object.fromEntries(
        activityFilters.map((name) => [name, parameters.get(name)?.trim() ?? ""]),
      ) as ActivityFilters,
    [parameters],
  )
  const show = useCallback(
    (change: Partial<ActivityFilters>) => {
      const query = filterQuery({ ...filters, ...change }).toString()
      window.history.pushState(null, "", query ? `/settings/activity?${query}` : "/settings/activity")
    },
    [filters],
  )
  return { filters, show }
}

export const noFilters = Object.fromEntries(activityFilters.map((name) => [name, ""])) as ActivityFilters

export function isFiltered(filters: ActivityFilters): boolean {
  return Object.values(filters).some((value) => value !== "")
}
