import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { useEffect, useState } from "react"

type Parts = Pick<
  UseInfiniteQueryResult<{ pages: unknown[] }>,
  "data" | "hasNextPage" | "isFetching" | "isFetchingNextPage" | "isError" | "fetchNextPage"
>

export interface OlderVersions {
  loading: boolean
  showOlder: () => void
}

/** The older parts of the history of job `id`, as somebody asks for them. */
export function useOlderVersions(id: number, list: Parts): OlderVersions {
  const [asked, setAsked] = useState({ id, parts: 0 })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const shown = list.data?.pages.length ?? 0
  const due = asked.id === id && asked.parts > shown && hasNextPage && !isError

  // A change that comes meanwhile has the parts that are there read anew, which cuts off the one on its way.
  useEffect(() => {
    if (due && !isFetching) void fetchNextPage()
  }, [due, isFetching, fetchNextPage])

  return {
    loading: due || list.isFetchingNextPage,
    showOlder: () => {
      setAsked({ id, parts: shown + 1 })
      // Where the parts are just being read anew, that would be cut off: the effect goes on when it is over.
      if (!isFetching) void fetchNextPage()
    },
  }
}
