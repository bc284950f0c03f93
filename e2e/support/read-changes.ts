import type { ApiClient } from "./api"
import { expect } from "./fixtures"

type Change = {
  type: "upsert" | "delete"
  id: number
  referenceId: string | null
  at: string
  by: { kind: string; name: string }
  version?: number
  job?: Record<string, unknown>
}
export type ChangesPart = { data: Change[]; cursor: string; more: boolean }

/** A part of the list of changes. */
export async function readChanges(api: ApiClient, query = ""): Promise<ChangesPart> {
  const answer = await api.get<ChangesPart>(`/jobs/changes?${query}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.cursor.length).toBeLessThanOrEqual(200)
  return answer.body
}

/** What follows `cursor`. */
export const changesAfter = (api: ApiClient, cursor: string, query = "") =>
  readChanges(api, `cursor=${cursor}&${query}`)

/** What each change is, and of which job. */
export const toldOf = ({ data }: ChangesPart) => data.map(({ type, id }) => [type, id])
