"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { jobCountsQuery, type JobListRequest, jobPageQuery } from "@/lib/queries/jobs"
import { sentRequest } from "@/lib/queries/list-query"

/** How many milliseconds pass before a choice is fetched: a further choice within them means that the earlier one isn't needed. */
const settled = 100

/** Fetches the list of `request` before it is shown, so that it is ready by then; the first one is what is already shown. */
export function useListAhead(request: JobListRequest): void {
  const client = useQueryClient()
  const today = useToday()
  const asked = JSON.stringify(request)
  const [shown] = useState(asked)
  useEffect(() => {
    if (asked === shown) return
    const wanted = JSON.parse(asked) as JobListRequest
    const timer = setTimeout(() => {
      void client.prefetchQuery(jobPageQuery(wanted, today))
      void client.prefetchQuery(jobCountsQuery(sentRequest(wanted, today).filters))
    }, settled)
    return () => clearTimeout(timer)
  }, [client, asked, shown, today])
}
