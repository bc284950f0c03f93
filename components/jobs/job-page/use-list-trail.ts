"use client"

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useHydrated } from "@/components/ui/use-hydrated"
import { jobPageQuery, jobPages, type JobListPage, type JobListRequest } from "@/lib/queries/jobs"
import { goOnTo } from "../job-list/left-list"
import { hasPosting, keepTrail, keptTrail, trailOverReload } from "./kept-trail"

const nowhere = { page: null, before: undefined, after: undefined, position: 0 }

/** The page of the list that the posting `id` was opened from, and the previous and next posting, on neighbouring pages too. */
export function useListTrail(id: number) {
  const client = useQueryClient()
  const today = useToday()
  const hydrated = useHydrated()
  const [known] = useState(() => pageAround(client, id))
  const kept = useMemo(() => (hydrated && !known ? trailOverReload(id) : null), [hydrated, known, id])
  const page = known ?? kept

  useEffect(() => {
    if (!hydrated) return
    keepTrail(page)
    goOnTo(id)
  }, [hydrated, page, id])

  const ids = page?.data.map((row) => row.id) ?? []
  const at = ids.indexOf(id)
  const { page: number, pages } = page?.paging ?? { page: 1, pages: 1 }
  const beyond = (by: 1 | -1, wanted: boolean) => {
    const request = { ...page?.request, page: number + by } as JobListRequest
    return { ...jobPageQuery(request, today), enabled: page !== null && wanted, placeholderData: undefined }
  }
  const pageBefore = useQuery(beyond(-1, at === 0 && number > 1))
  const nextPage = useQuery(beyond(1, at === ids.length - 1 && number < pages))
  if (!page) return nowhere
  return {
    page,
    before: at > 0 ? ids[at - 1] : pageBefore.data?.data.at(-1)?.id,
    after: ids[at + 1] ?? nextPage.data?.data[0]?.id,
    position: (number - 1) * page.request.pageSize + at + 1,
  }
}

/** The latest known page of the list that contains the posting. After a reload, none is known. */
function pageAround(client: QueryClient, id: number): JobListPage | null {
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: jobPages })
    .map(({ state }) => ({ page: state.data as JobListPage | undefined, at: state.dataUpdatedAt }))
    .filter(({ page }) => hasPosting(page, id))
    .sort((a, b) => b.at - a.at)
  return latest?.page ?? keptTrail(id)
}
