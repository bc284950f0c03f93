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

/** The older parts of the history of job `id`, loaded as people ask for them. */
export function useOlderVersions(id: number, list: Parts): OlderVersions {
  const [asked, setAsked] = useState({ id, parts: 0 })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const shown = list.data?.pages.length ?? 0
  const due = asked.id === id && asked.parts > shown && hasNextPage && !isError

  // A change that arrives meanwhile refetches the loaded parts, which cancels the part that is loading.
  useEffect(() => {
    if (due && !isFetching) void fetchNextPage()
  }, [due, isFetching, fetchNextPage])

  return {
    loading: due || list.isFetchingNextPage,
    showOlder: () => {
      setAsked({ id, parts: shown + 1 })
      // While the loaded parts are being refetched, this would cancel that: the effect continues once it is done.
      if (!isFetching) void fetchNextPage()
    },
  }
}
