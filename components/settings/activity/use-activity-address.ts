"use client"

import { useSearchParams } from "next/navigation"
import { useMemo } from "react"
import { activityFilters, type ActivityFilters, filterQuery } from "@/lib/queries/activity"

/** What the address narrows the list to: the one place where it is kept, so back, reload and a shared link work. */
export function useActivityAddress() {
  const parameters = useSearchParams()
  const filters = useMemo(() => readFilters(parameters), [parameters])
  return { filters, show }
}

/** Narrows the list otherwise, one step further in the history. The page may not have been drawn yet for where it is now. */
function show(change: Partial<ActivityFilters>): void {
  const present = readFilters(new URLSearchParams(window.location.search))
  const query = filterQuery({ ...present, ...change }).toString()
  window.history.pushState(null, "", window.location.pathname + (query && `?${query}`))
}

function readFilters(parameters: { get(name: string): string | null }): ActivityFilters {
  const said = activityFilters.map((name) => [name, parameters.get(name)?.trim() ?? ""])
  return Object.fromEntries(said) as ActivityFilters
}

export const noFilters = Object.fromEntries(activityFilters.map((name) => [name, ""])) as ActivityFilters

export function isFiltered(filters: ActivityFilters): boolean {
  return Object.values(filters).some((value) => value !== "")
}
