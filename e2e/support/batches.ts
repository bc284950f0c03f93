import type { FindingAnswer } from "@/lib/api/v1.1/checks"
import type { Answer, ApiClient, Headings, Problem } from "./api"
import type { Body } from "./factories"
import { expect } from "./fixtures"

export type SentBatchOperation = {
  op: string
  id?: unknown
  referenceId?: unknown
  ifMatch?: unknown
  job?: unknown
}

export type BatchResult = {
  index: number
  status: number
  id?: number
  referenceId?: string
  etag?: string
  location?: string
  findings?: FindingAnswer[]
  error?: Omit<Problem, "requestId">
}

export type BatchResults = { results: BatchResult[]; summary: { succeeded: number; failed: number } }

/** Sends a batch, whatever comes of it. */
export function sendBatch(
  api: ApiClient,
  operations: unknown,
  { query = "", headers = {} }: { query?: string; headers?: Headings } = {},
): Promise<Answer<BatchResults>> {
  return api.post<BatchResults>(`/jobs/batch${query}`, { operations }, headers)
}

/** The results of a batch that could be read: as many as operations, in their order, and counted. */
export async function resultsOf(
  api: ApiClient,
  operations: SentBatchOperation[],
  options: Parameters<typeof sendBatch>[2] = {},
): Promise<BatchResult[]> {
  const { status, body, text } = await sendBatch(api, operations, options)
  expect(status, text).toBe(200)
  expect(body.results.map(({ index }) => index)).toEqual(operations.map((_, index) => index))
  const failed = body.results.filter((result) => result.status >= 400)
  expect(body.summary).toEqual({ succeeded: operations.length - failed.length, failed: failed.length })
  for (const result of body.results)
    expect(result.error !== undefined, JSON.stringify(result)).toBe(result.status >= 400)
  return body.results
}

export const statusesOf = (results: BatchResult[]) => results.map(({ status }) => status)

export const creating = (job: Body): SentBatchOperation => ({ op: "create", job })
