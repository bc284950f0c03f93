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

/** A whole job, with the tag of what it says. */
export type TaggedJob = JobAnswer & { etag: string }

/** What has errors by the posting check. */
export const errorsFilter = { findings: "error" } as const

/** The key of every page of the list. */
export const jobPages = ["jobs", "list"] as const

export function tagged({ data, headers }: ApiAnswer<JobAnswer>): TaggedJob {
  return { ...data, etag: headers.get("ETag") ?? "*" }
}

/** A page of the list. The previous one stays in sight until it is there. */
export function jobPageQuery(request: JobListRequest, today: string) {
  const { query: sent } = sentRequest(request, today)
  return queryOptions({
    queryKey: [...jobPages, sent],
    queryFn: ({ signal }) => readJobPage(request, today, signal),
    placeholderData: keepPreviousData,
  })
}

/** Asks for a page of the list as it is now. */
export async function readJobPage(
  request: JobListRequest,
  today: string,
  signal?: AbortSignal,
): Promise<JobListPage> {
  // An address says as text what the service reads as dates and numbers.
  const query: object = { ...sentRequest(request, today).query, fields: listedFields }
  const { data, paging } = await callApi("GET /api/dashboard/jobs", { query, signal })
  // The rows have the fields that were asked for.
  return { data: data as JobRow[], paging, request }
}

/** How many jobs there are of each status, among those that the filters find; of all of them where there are none. */
export function jobCountsQuery(query: SentFilters) {
  return queryOptions({
    queryKey: ["jobs", "counts", query],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/job-counts", { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Takes what came with the page for answers of that time. What the browser has asked for itself stays. */
export function keepFirstJobs(
  client: QueryClient,
  { page, counts, everything, withErrors, views, at }: FirstJobs,
  today: string,
): void {
  // A clock that is behind would take the answers for new ones until it has caught up.
  const updatedAt = Math.min(at, Date.now())
  const keep = (queryKey: readonly unknown[], data: object) =>
    client.getQueryData(queryKey) ?? client.setQueryData(queryKey, data, { updatedAt })
  keep(jobPageQuery(page.request, today).queryKey, page)
  keep(jobCountsQuery(sentRequest(page.request, today).filters).queryKey, counts)
  keep(jobCountsQuery({}).queryKey, everything)
  keep(jobCountsQuery(errorsFilter).queryKey, withErrors)
  keep(viewsQuery.queryKey, { data: views })
}

/** Lets all that shows jobs ask anew. */
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

/** Takes rows out of the pages that are known, before these have been asked for anew. */
export function forgetRows(client: QueryClient, ids: readonly number[]): void {
  client.setQueriesData<JobListPage>({ queryKey: jobPages }, (page) =>
    page?.data.some((row) => ids.includes(row.id))
      ? { ...page, data: page.data.filter((row) => !ids.includes(row.id)) }
      : page,
  )
}
