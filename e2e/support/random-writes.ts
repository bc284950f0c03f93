import type { Answer, ApiClient } from "./api"
import { resultsOf } from "./batches"
import { jobBody } from "./factories"
import type { Chance } from "./seeded"

/**
 * A write that was stored according to its answer: the ETag of the job it made, null if that was deleted, and when the answer
 * came.
 */
export type AnsweredWrite = { id: number; etag: string | null; at: number }

/** The jobs that writers have created, and the results of their writes. */
export type RandomWrites = { ids: number[]; answered: AnsweredWrite[] }

/** Makes random writes, singly and in batches, to jobs that other writers also write to, until `over`. */
export async function writeAtRandom(
  api: ApiClient,
  chance: Chance,
  { ids, answered }: RandomWrites,
  over: () => boolean,
): Promise<void> {
  const anyId = () => ids[chance.between(0, ids.length - 1)]
  /** No two writes give a job the same content, so its ETag identifies the write. */
  const change = () => ({ title: `Cook ${chance.next()}` })
  const note = ({ status, body, headers }: Pick<Answer<{ id?: number }>, "status" | "body" | "headers">) => {
    if (status < 300 && body.id) answered.push({ id: body.id, etag: headers.get("etag"), at: Date.now() })
    return body.id
  }

  async function remove(id: number): Promise<void> {
    const { status } = await api.delete(`/jobs/${id}`)
    if (status < 300) answered.push({ id, etag: null, at: Date.now() })
  }

  async function batch(): Promise<void> {
    const operations = Array.from({ length: chance.between(5, 20) }, () => {
      const [id, act] = [anyId(), chance.between(0, 9)]
      if (act < 2) return { op: "create", job: jobBody(change()) }
      if (act < 4) return { op: "delete", id }
      return { op: "update", id, job: { ...change(), ...(act < 6 && { confidential: act === 4 }) } }
    })
    const results = await resultsOf(api, operations)
    for (const [index, { status, id = operations[index]?.id, etag = null }] of results.entries()) {
      if (status >= 300 || id === undefined) continue
      answered.push({ id, etag, at: Date.now() })
      if (operations[index]?.op === "create") ids.push(id)
    }
  }

  while (!over()) {
    const id = anyId()
    const act = chance.between(0, 10)
    if (act < 3 || id === undefined) ids.push(note(await api.post("/jobs", jobBody(change()))) as number)
    else if (act < 6) note(await api.put(`/jobs/${id}`, change()))
    else if (act < 8) note(await api.put(`/jobs/${id}`, { ...change(), confidential: act === 6 }))
    else if (act < 9) await remove(id)
    else if (act < 10) note(await api.post(`/jobs/${id}/restore`, {}))
    else await batch()
  }
}
