import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { type AnswerTo, callApi } from "./api-client"
import { ApiError } from "./api-error"
import { refetchJobs } from "./jobs"
import { bringBackJob } from "./restoring"
import { runEach } from "./run-each"

type BinPage = AnswerTo<"GET /api/v1.1/jobs/deleted">

/** A deleted job as the bin lists it. */
export type BinRow = BinPage["data"][number]
export type BinRequest = { q: string; page: number }

export const binPageSize = 25

/** A page of the bin, refreshed together with jobs. The previous page stays visible until it has loaded. */
export function binPageQuery({ q, page }: BinRequest) {
  return queryOptions({
    queryKey: ["jobs", "bin", q, page],
    queryFn: ({ signal }) => {
      const query = { q, page, pageSize: binPageSize }
      return callApi("GET /api/v1.1/jobs/deleted", { query, signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** The most deleted jobs that can be restored at once. */
export const mostBroughtBack = 1_000
const mostAPage = 100

/** The deleted jobs that match `q` on all pages, the first 1,000 of them. */
export async function allBinRows(q: string): Promise<BinRow[]> {
  const found = new Map<number, BinRow>()
  for (let page = 1, pages = 1; page <= pages && found.size < mostBroughtBack; page++) {
    const query = { q, page, pageSize: mostAPage }
    const { data, paging } = await callApi("GET /api/v1.1/jobs/deleted", { query })
    for (const row of data) found.set(row.id, row)
    pages = paging.pages
  }
  return [...found.values()].slice(0, mostBroughtBack)
}

/** A deleted job to restore, with another referenceId if one is given, null for none. */
export type WantedBack = { row: BinRow; referenceId?: string | null }
/** `etag` is the job's tag after it was restored; null if someone else had restored it. */
export type ReturnedRow = BinRow & { etag: string | null }
export type BroughtBack = { done: ReturnedRow[]; failed: { row: BinRow; error: unknown }[] }

const atOnce = 4

type BringingBack = {
  wanted: readonly WantedBack[]
  signal: AbortSignal
  onProgress: (finished: number) => void
}

/**
 * Restores jobs from the bin, and starts with no more of them once `signal` is aborted. Those that fail are returned with the
 * reason.
 */
export function useBringBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ wanted, signal, onProgress }: BringingBack): Promise<BroughtBack> => {
      const outcome: BroughtBack = { done: [], failed: [] }
      await runEach(wanted, { atOnce, signal }, async ({ row, referenceId }) => {
        try {
          const { job, isOwn } = await bringBackJob(row.id, referenceId)
          outcome.done.push({ ...row, etag: isOwn ? job.etag : null })
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) throw error
          outcome.failed.push({ row, error })
        }
        onProgress(outcome.done.length + outcome.failed.length)
      })
      return outcome
    },
    onSettled: () => void refetchJobs(client),
  })
}

/** Removes jobs from the bin for good. A job that has already been removed counts as removed. */
export function useEraseJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (rows: readonly BinRow[]) => {
      for (const { id } of rows) await eraseJob(id)
    },
    onSettled: () => void refetchJobs(client),
  })
}

async function eraseJob(id: number): Promise<void> {
  try {
    await callApi("DELETE /api/dashboard/deleted-jobs/{id}", { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
