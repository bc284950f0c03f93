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

/** The filters of the list, as the API takes them; "" matches everything. */
export const activityFilters = ["actor", "kind", "action", "objectId", "from", "to"] as const
export type ActivityFilters = Record<(typeof activityFilters)[number], string>

/** The query of these filters, without the empty ones: for the API and for the page's own address. */
export function filterQuery(filters: ActivityFilters): URLSearchParams {
  return new URLSearchParams(
    activityFilters.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  )
}

/** The address of the same records as a file. A link sends no header, so the address names the employer and the language. */
export function exportHref(filters: ActivityFilters, employerId: number, language: Language): string {
  const query = filterQuery(filters)
  query.set("employer", String(employerId))
  query.set("language", language)
  return `/api/dashboard/activity.csv?${query}`
}

/** What was done for the employer, newest first, in parts. */
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
