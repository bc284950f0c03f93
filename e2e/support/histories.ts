import type { Answer, ApiClient } from "./api"
import { expectProblem, invalid, notFoundProblem } from "./expectations"
import { expect } from "./fixtures"

/** A version as it appears in a history. */
export type PastVersion = {
  version: number
  action: string
  by: { kind: string; name: string }
  at: string
  changes: { field: string; before: unknown; after: unknown }[]
}

/** The latest versions of a job. */
export async function historyOf(api: ApiClient, id: number): Promise<PastVersion[]> {
  const answer = await api.get<{ data: PastVersion[] }>(`/jobs/${id}/history`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

/** Restores a version, or a job from the bin. */
export const restore = (api: ApiClient, id: number, body: unknown = {}, query = "") =>
  api.post(`/jobs/${id}/restore${query}`, body)

/** The answer is 404, as for something that does not exist. */
export function expectNotFound(answer: Answer): void {
  expectProblem(answer, notFoundProblem)
}

/** The answer is a refusal of one field. */
export function expectFieldRefused(answer: Answer, field: string, code: string): void {
  expectProblem(answer, invalid)
  expect(answer.body).toMatchObject({ errors: [{ field, code }] })
}
