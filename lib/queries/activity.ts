import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type {
  ActivityAction,
  ActivityKind,
  FieldChange,
  ListedActivity,
  TracedActivity,
} from "@/lib/api/dashboard/activity"
import type { Language } from "@/lib/messages/language"
import { callApi } from "./api-client"

export { activityActions, activityKinds } from "@/lib/api/dashboard/activity"
export type { ActivityAction, ActivityKind, FieldChange, ListedActivity, TracedActivity }

/** What the list is narrowed to, as the API is asked for it; "" is all. */
export const activityFilters = ["actor", "kind", "action", "objectId", "from", "to"] as const
export type ActivityFilters = Record<(typeof activityFilters)[number], string>

/** The query of these filters, without those that ask for all: for the API and for the page's own address. */
export function filterQuery(filters: ActivityFilters): URLSearchParams {
  return new URLSearchParams(
    activityFilters.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  )
}

/** Where the same records are to be had as a file. A link sends no header, so its address names employer and language. */
export function exportHref(filters: ActivityFilters, employerId: number, language: Language): string {
  const query = filterQuery(filters)
  query.set("employer", String(employerId))
  query.set("language", language)
  return `/api/dashboard/activity.csv?${query}`
}

/** What was done for the employer, the latest first, in parts. */
export function activityQuery(filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ["activity", filters],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...Object.fromEntries(filterQuery(filters)), before: pageParam }
      return callApi("GET /api/dashboard/activity", { query, signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
