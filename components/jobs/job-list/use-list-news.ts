"use client"

import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { hearChanges, type FollowedChange, type ToldChanges } from "@/lib/queries/change-feed"
import { jobCountsQuery, type JobListPage, jobPageQuery, readJobPage } from "@/lib/queries/jobs"
import { isOwnChange } from "@/lib/queries/own-changes"
import { useMe } from "@/lib/queries/session"
import { idsOf } from "./row-focus"

/** The query of the page that is shown. */
export type ShownPage = { data: JobListPage | undefined; dataUpdatedAt: number }

/** The current list, if it has other rows than those shown, and how many postings others changed; 0 if that is unknown. */
type News = { fresh: JobListPage; count: number; at: number }

/** Changes by others since the rows shown were fetched. */
type Pending = { ids: Set<number>; missed: boolean; since: number }

/**
 * Updates the visible rows with changes by others. If rows would appear, disappear or move, it only counts: `count` is null if nothing is
 * waiting, and `show` shows the waiting rows and returns the first one's ID.
 */
export function useListNews({ data, dataUpdatedAt }: ShownPage) {
  const client = useQueryClient()
  const { person, employer } = useMe()
  const today = useToday()
  const [news, setNews] = useState<News | null>(null)
  const request = data?.request
  const asked = JSON.stringify(request)
  const since = useRef(dataUpdatedAt)
  const pending = useRef<Pending>({ ids: new Set(), missed: false, since: 0 })

  useEffect(() => {
    since.current = dataUpdatedAt
  })

  useEffect(() => {
    if (!request) return
    let stopped = false
    let looking = false
    let again = false

    async function look() {
      again = looking
      if (looking || !request) return
      looking = true
      const at = Date.now()
      const asking = { queryKey: ["news", asked], gcTime: 0, staleTime: 0 }
      const fresh = await client
        .fetchQuery({ ...asking, queryFn: ({ signal }) => readJobPage(request, today, signal) })
        .catch(() => null)
      looking = false
      if (stopped) return
      if (fresh) take(fresh, at)
      if (again) void look()
    }

    function take(fresh: JobListPage, at: number) {
      const { queryKey } = jobPageQuery(fresh.request, today)
      const state = client.getQueryState(queryKey)
      // A later fetch knows better.
      if (!state?.data || state.dataUpdatedAt > at) return
      const { ids, missed } = pending.current
      const foreign = ids.size > 0 || missed
      if (!foreign || state.data.data.length === 0 || sameRows(state.data, fresh)) {
        client.setQueryData(queryKey, fresh)
        setNews(null)
      } else setNews({ fresh, at, count: missed ? 0 : countWaiting(ids, state.data, fresh) })
    }

    async function heard({ changes, missed }: ToldChanges) {
      const own = await Promise.all(changes.map(isOwnChange))
      if (stopped) return
      if (pending.current.since < since.current)
        pending.current = { ids: new Set(), missed: false, since: since.current }
      pending.current.missed ||= missed
      for (const [index, change] of changes.entries()) {
        if (!own[index]) pending.current.ids.add(change.id)
        if (request) patchInPlace(client, jobPageQuery(request, today).queryKey, change)
      }
      void client.invalidateQueries({ queryKey: jobCountsQuery({}).queryKey.slice(0, 2) })
      void look()
    }

    const stop = hearChanges({ employerId: employer.id, personId: person.id }, since.current, heard)
    return () => {
      stopped = true
      stop()
    }
    // `asked` stands for `request`, which is another object after each response.
  }, [client, asked, today, employer.id, person.id])

  const waiting =
    news && news.at >= dataUpdatedAt && JSON.stringify(news.fresh.request) === asked ? news : null
  return {
    count: waiting && waiting.count,
    show(): number | undefined {
      if (!waiting) return undefined
      client.setQueryData(jobPageQuery(waiting.fresh.request, today).queryKey, waiting.fresh)
      return waiting.fresh.data[0]?.id
    },
  }
}

function sameRows(shown: JobListPage, fresh: JobListPage): boolean {
  return shown.paging.total === fresh.paging.total && idsOf(shown.data).join() === idsOf(fresh.data).join()
}

/** How many of `ids` aren't shown in their current version: a row that stays in its place has already been updated. */
function countWaiting(ids: ReadonlySet<number>, shown: JobListPage, fresh: JobListPage): number {
  const [before, after] = [idsOf(shown.data), idsOf(fresh.data)]
  const staying = before.filter((id) => after.includes(id))
  const moved = staying.join() !== after.filter((id) => before.includes(id)).join()
  return moved ? ids.size : [...ids].filter((id) => !staying.includes(id)).length
}

/** Updates a row in its place with the posting's new values. The page stays as old as it was. */
function patchInPlace(
  client: QueryClient,
  queryKey: ReturnType<typeof jobPageQuery>["queryKey"],
  change: FollowedChange,
): void {
  if (change.type === "delete") return
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  const told: Record<string, unknown> = change.job
  client.setQueryData<JobListPage>(
    queryKey,
    (page) =>
      page && {
        ...page,
        data: page.data.map((row) =>
          row.id === change.id
            ? (Object.fromEntries(
                Object.entries(row).map(([name, value]) => [name, name in told ? told[name] : value]),
              ) as typeof row)
            : row,
        ),
      },
    { updatedAt },
  )
}
