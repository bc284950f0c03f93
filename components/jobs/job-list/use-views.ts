"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { viewQuery } from "@/lib/api/dashboard/list-address"
import type { JobListRequest } from "@/lib/queries/jobs"
import { type PresentedView, viewsQuery } from "@/lib/queries/views"

const noViews: readonly PresentedView[] = []

/** The views of the list, and how they relate to what is shown. */
export function useViews(request: JobListRequest) {
  const views = useQuery(viewsQuery).data?.data ?? noViews
  const query = viewQuery(request)
  const [chosen, choose] = useState<number | null>(null)
  const known = views.find(({ id }) => id === chosen)
  const shown = known?.query === query ? known : views.find((view) => view.query === query)
  // A view stays open while its filters are changed; without any filter, none is open.
  const open = shown ?? (query === "" ? undefined : known)
  if ((open?.id ?? null) !== chosen) choose(open?.id ?? null)
  return {
    views,
    query,
    /** The view that matches what is shown. */
    shown,
    /** The same, or the one whose filters have been changed since. */
    open,
    choose,
  }
}

export type ListViews = ReturnType<typeof useViews>
