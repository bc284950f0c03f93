import type { FindingAnswer } from "@/lib/api/v1.1/checks"
import { type Answer, type ApiClient, expectStatus, type Headings, type Problem } from "./api"
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

/** Sends a batch, whatever the result. */
export function sendBatch(
  api: ApiClient,
  operations: unknown,
  { query = "", headers = {} }: { query?: string; headers?: Headings } = {},
): Promise<Answer<BatchResults>> {
  return api.post<BatchResults>(`/jobs/batch${query}`, { operations }, headers)
}

/** The results of a batch that could be read: one for each operation, in order, with the right counts. */
export async function resultsOf(
  api: ApiClient,
  operations: SentBatchOperation[],
  options: Parameters<typeof sendBatch>[2] = {},
): Promise<BatchResult[]> {
  const answer = await sendBatch(api, operations, options)
  expectStatus(answer, 200)
  const { results, summary } = answer.body
  const failed = results.filter(({ status }) => status >= 400).length
  expect({
    indexes: results.map(({ index }) => index),
    summary,
    withError: results.flatMap(({ index, error }) => (error !== undefined ? [index] : [])),
  }).toEqual({
    indexes: operations.map((_, index) => index),
    summary: { succeeded: operations.length - failed, failed },
    withError: results.flatMap(({ index, status }) => (status >= 400 ? [index] : [])),
  })
  return results
}

export const statusesOf = (results: BatchResult[]) => results.map(({ status }) => status)

export const creating = (job: Body): SentBatchOperation => ({ op: "create", job })
