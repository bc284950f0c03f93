import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query"
import {
  type FirstJobs,
  type JobListRequest,
  type JobListPage,
  type JobRow,
  listedFields,
} from "@/lib/api/dashboard/job-list"
import type { JobAnswer } from "@/lib/api/v1.1/answers"
import type { JobStatus } from "@/lib/api/v1.1/job-form"
import { type ApiAnswer, callApi } from "./api-client"
import { viewsQuery } from "./views"
import { type SentFilters, sentRequest } from "./list-query"

export type { JobAnswer, JobListRequest, JobListPage, JobRow, JobStatus }

/** A whole job with its ETag. */
export type TaggedJob = JobAnswer & { etag: string }

/** Postings with errors in the posting check. */
export const errorsFilter = { findings: "error" } as const

/** The key of every page of the list. */
export const jobPages = ["jobs", "list"] as const

export function tagged({ data, headers }: ApiAnswer<JobAnswer>): TaggedJob {
  return { ...data, etag: headers.get("ETag") ?? "*" }
}

/** A page of the list. The previous page stays visible until it has loaded. */
export function jobPageQuery(request: JobListRequest, today: string) {
  const { query: sent } = sentRequest(request, today)
  return queryOptions({
    queryKey: [...jobPages, sent],
    queryFn: ({ signal }) => readJobPage(request, today, signal),
    placeholderData: keepPreviousData,
  })
}

/** Fetches a page of the list as it is now. */
export async function readJobPage(
  request: JobListRequest,
  today: string,
  signal?: AbortSignal,
): Promise<JobListPage> {
  // In an address, dates and numbers are text, so the schema's types don't fit.
  const query: object = { ...sentRequest(request, today).query, fields: listedFields }
  const { data, paging } = await callApi("GET /api/dashboard/jobs", { query, signal })
  // The rows have the fields that were asked for.
  return { data: data as JobRow[], paging, request }
}

/** How many jobs of each status match the filters; all jobs if there are none. */
export function jobCountsQuery(query: SentFilters) {
  return queryOptions({
    queryKey: ["jobs", "counts", query],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/job-counts", { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Stores the data that the page came with in the cache, with its time. Data that the browser has fetched itself stays. */
export function keepFirstJobs(
  client: QueryClient,
  { page, counts, everything, withErrors, views, at }: FirstJobs,
  today: string,
): void {
  // If the browser's clock is behind, the data would count as fresh until the clock has caught up.
  const updatedAt = Math.min(at, Date.now())
  const keep = (queryKey: readonly unknown[], data: object) =>
    client.getQueryData(queryKey) ?? client.setQueryData(queryKey, data, { updatedAt })
  keep(jobPageQuery(page.request, today).queryKey, page)
  keep(jobCountsQuery(sentRequest(page.request, today).filters).queryKey, counts)
  keep(jobCountsQuery({}).queryKey, everything)
  keep(jobCountsQuery(errorsFilter).queryKey, withErrors)
  keep(viewsQuery.queryKey, { data: views })
}

/** Refetches everything that shows jobs. */
export function refetchJobs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ["jobs"] })
}

export function patchRow(client: QueryClient, id: number, change: Partial<JobRow>): void {
  client.setQueriesData<JobListPage>({ queryKey: jobPages }, (page) =>
    page?.data.some((row) => row.id === id)
      ? { ...page, data: page.data.map((row) => (row.id === id ? { ...row, ...change } : row)) }
      : page,
  )
}

/** Removes rows from the cached pages before these are refetched. */
export function forgetRows(client: QueryClient, ids: readonly number[]): void {
  client.setQueriesData<JobListPage>({ queryKey: jobPages }, (page) =>
    page?.data.some((row) => ids.includes(row.id))
      ? { ...page, data: page.data.filter((row) => !ids.includes(row.id)) }
      : page,
  )
}
