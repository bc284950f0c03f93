"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import type { FirstJobs } from "@/lib/api/dashboard/job-list"
import { sentRequest } from "@/lib/queries/list-query"
import {
  errorsFilter,
  jobCountsQuery,
  type JobListRequest,
  jobPageQuery,
  type JobRow,
  keepFirstJobs,
} from "@/lib/queries/jobs"
import { useMe } from "@/lib/queries/session"
import { setFilters } from "./list-address"

const noRows: readonly JobRow[] = []

/** What the list shows and the state of its queries; `first` is what came with the page. */
export function useJobList(request: JobListRequest, first: FirstJobs | null) {
  const client = useQueryClient()
  const { employer } = useMe()
  const today = useToday()
  // A page that was fetched at a URL of another employer has nothing to offer for this one.
  useState(() => first?.employerId === employer.id && keepFirstJobs(client, first, today))
  const page = useQuery(jobPageQuery(request, today))
  const counts = useQuery(jobCountsQuery(sentRequest(request, today).filters))
  const everything = useQuery(jobCountsQuery({}))
  const withErrors = useQuery(jobCountsQuery(errorsFilter))
  const shown = page.data?.request ?? request
  const filtered = shown.q !== "" || shown.status !== null || setFilters(shown).length > 0
  const total = page.data?.paging.total
  return {
    page,
    rows: page.data?.data ?? noRows,
    counts: counts.data,
    /** How many postings match, and how many there are; undefined while unknown. */
    total,
    all: filtered ? everything.data?.all : total,
    filtered,
    activeWithErrors: withErrors.data?.active,
    /** There is no posting at all, so there is nothing to search. */
    empty: total === 0 && !filtered,
    /** The rows shown are those of the previous request; the current ones are loading. */
    outdated: page.isPlaceholderData,
  }
}
