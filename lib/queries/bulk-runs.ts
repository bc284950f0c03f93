import { queryOptions } from "@tanstack/react-query"
import type { BulkRunRequest } from "@/lib/api/dashboard/bulk-runs"
import type {
  BulkRunAnswer,
  BulkRunDetail,
  BulkTrialAnswer,
  ListedRunAnswer,
  SkippedAnswer,
} from "@/lib/api/dashboard/presented-bulk-run"
import { callApi } from "./api-client"
import { sentRequest } from "./list-query"
import type { JobListRequest, JobRow } from "./jobs"

export type { BulkRunAnswer, BulkRunDetail, BulkRunRequest, BulkTrialAnswer, ListedRunAnswer, SkippedAnswer }

/** How often a run's progress is fetched, in milliseconds. */
const lookMilliseconds = 700

const isUnderWay = (run: BulkRunAnswer | null | undefined) => run?.finishedAt === null

/** How long the list mentions a finished run, in milliseconds. */
const toldFor = 24 * 3_600_000

/**
 * The person's unfinished run, or the one they started last; null if that finished long ago. Refetched until it is
 * finished.
 */
export const latestBulkRunQuery = queryOptions({
  queryKey: ["bulk-runs", "latest"],
  queryFn: async ({ signal }) => {
    const { latest } = await callApi("GET /api/dashboard/bulk-runs", { query: {}, signal })
    const since = latest?.finishedAt ? Date.now() - Date.parse(latest.finishedAt) : 0
    return since > toldFor ? null : latest
  },
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookMilliseconds : false),
  retry: false,
})

/** The person's runs that are still kept, newest first. */
export const bulkRunsQuery = queryOptions({
  queryKey: ["bulk-runs", "all"],
  queryFn: async ({ signal }) =>
    (await callApi("GET /api/dashboard/bulk-runs", { query: { all: true }, signal })).runs ?? [],
  staleTime: 0,
})

/** A run with the first of its skipped postings; refetched until it is finished. */
export function bulkRunQuery(id: number) {
  return queryOptions({
    queryKey: ["bulk-runs", id],
    queryFn: ({ signal }) =>
      callApi("GET /api/dashboard/bulk-runs/{id}", { params: { id }, query: {}, signal }),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : lookMilliseconds),
  })
}

/** Further postings that a run skipped. */
export function skippedAfter(id: number, after: number): Promise<BulkRunDetail> {
  return callApi("GET /api/dashboard/bulk-runs/{id}", { params: { id }, query: { skippedAfter: after } })
}

/** The selected postings: these, or everything that the list shows (null). */
export function bulkTarget(
  jobs: readonly JobRow[] | null,
  request: JobListRequest,
  today: string,
): { ids: number[] } | { match: Record<string, string> } {
  if (jobs) return { ids: jobs.map(({ id }) => id) }
  const { page: _page, pageSize: _size, sort: _sort, ...filters } = sentRequest(request, today).query
  const set = Object.entries(filters).filter(([, value]) => value !== null && value !== "")
  return { match: Object.fromEntries(set.map(([name, value]) => [name, String(value)])) }
}

/** What a run would do; nothing is changed. */
export async function tryBulk(asked: BulkRunRequest, signal: AbortSignal): Promise<BulkTrialAnswer> {
  const body = { ...asked, dryRun: true }
  return (await callApi("POST /api/dashboard/bulk-runs", { body, signal })) as BulkTrialAnswer
}

export async function startBulkRunOf(body: BulkRunRequest): Promise<BulkRunAnswer> {
  return (await callApi("POST /api/dashboard/bulk-runs", { body })) as BulkRunAnswer
}

export function stopBulkRun(id: number): Promise<BulkRunAnswer> {
  return callApi("POST /api/dashboard/bulk-runs/{id}/cancel", { params: { id }, body: {} })
}

export function takeBackBulkRun(id: number): Promise<BulkRunAnswer> {
  return callApi("POST /api/dashboard/bulk-runs/{id}/undo", { params: { id }, body: {} })
}
