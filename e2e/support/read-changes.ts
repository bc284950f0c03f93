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

/** A page of the change list. */
export async function readChanges(api: ApiClient, query = ""): Promise<ChangesPart> {
  const answer = await api.get<ChangesPart>(`/jobs/changes?${query}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.cursor.length).toBeLessThanOrEqual(200)
  return answer.body
}

/** The changes after `cursor`. */
export const changesAfter = (api: ApiClient, cursor: string, query = "") =>
  readChanges(api, `cursor=${cursor}&${query}`)

/** The type of each change, and its job. */
export const toldOf = ({ data }: ChangesPart) => data.map(({ type, id }) => [type, id])
