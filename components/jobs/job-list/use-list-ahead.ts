"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { jobCountsQuery, type JobListRequest, jobPageQuery } from "@/lib/queries/jobs"
import { sentRequest } from "@/lib/queries/list-query"

/** Somebody who goes on choosing within so many milliseconds wanted no answer to what was chosen before. */
const settled = 100

/** Asks for the list of `request` before it is shown, so that it is there by then; the first one is what is shown already. */
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
