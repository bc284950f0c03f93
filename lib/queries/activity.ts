import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type {
  ActivityAction,
  ActivityKind,
  ActivityList,
  FieldChange,
  ListedActivity,
  TracedActivity,
} from "@/lib/api/dashboard/activity"
import { callApi } from "./api-client"

export { activityActions, activityKinds } from "@/lib/api/dashboard/activity"
export type { ActivityAction, ActivityKind, FieldChange, ListedActivity, TracedActivity }

/** What the list is narrowed to, as the API is asked for it; "" is all. */
export const activityFilters = ["actor", "kind", "action", "objectId", "from", "to"] as const
export type ActivityFilters = Record<(typeof activityFilters)[number], string>

const path = "/api/dashboard/activity"

/** The query of these filters, without those that ask for all: for the API and for the page's own address. */
export function filterQuery(filters: ActivityFilters): URLSearchParams {
  return new URLSearchParams(
    activityFilters.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  )
}

/** Where the same records are to be had as a file. */
export function exportHref(filters: ActivityFilters): string {
  const query = filterQuery(filters).toString()
  return query ? `${path}.csv?${query}` : `${path}.csv`
}

/** What was done for the employer, the latest first, in parts. */
export function activityQuery(filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ["activity", filters],
    queryFn: ({ signal, pageParam }) =>
      readPart<TracedActivity>(path, filterQuery(filters), pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** A posting's history; known anew whenever postings are, since its key begins like theirs. */
export function jobActivityQuery(id: number) {
  const query = new URLSearchParams({ pageSize: "10" })
  return infiniteQueryOptions({
    queryKey: ["jobs", "activity", id],
    queryFn: ({ signal, pageParam }) =>
      readPart<ListedActivity>(`/api/dashboard/jobs/${id}/activity`, query, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
}

function readPart<Row>(
  of: string,
  filters: URLSearchParams,
  before: number | null,
  signal: AbortSignal,
): Promise<ActivityList<Row>> {
  const query = new URLSearchParams(filters)
  if (before !== null) query.set("before", String(before))
  return callApi<ActivityList<Row>>("GET", `${of}?${query}`, { signal })
}
