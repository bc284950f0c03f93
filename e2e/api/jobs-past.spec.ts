import type { ApiClient, ApiJob } from "../support/api"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { type Chance, seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

const titles = ["Cook", "Chef", "Sous Chef", "Baker"]
const places = ["Vancouver, BC", "Halifax, NS", "Whitehorse, YT", "Côte-Nord, QC"]
const texts = ["<p>Cook well.</p>", "<p>Bake <b>bread</b>.</p>", "<ul><li>Clean</li></ul>"]

/** A change at random of some fields. */
function changeBy(chance: Chance): Record<string, unknown> {
  const one = <T>(values: T[]) => values[chance.between(0, values.length - 1)] as T
  const changes: Record<string, unknown>[] = [
    { title: one(titles) },
    { description: one(texts) },
    { locations: [{ description: one(places) }] },
    { categories: [{ id: chance.between(1, 9) }] },
    { salary: one([null, { amount: chance.between(20, 28), period: { id: 5 } }]) },
    { status: one(["active", "draft", "archived"]) },
    { referenceId: one([null, "P-1", "P-2"]) },
    { confidential: one([true, false]) },
  ]
  return { ...one(changes), ...one(changes) }
}

const read = async (api: ApiClient, id: number) => {
  const { status, body, headers } = await api.get<ApiJob>(`/jobs/${id}`)
  return status === 200 ? { body, etag: headers.get("etag") } : null
}

test("whatever is done to a job, each of its versions is what GET answered then, and can be had again", async ({
  api,
}) => {
  test.slow()
  const chance = seeded()
  console.log(`seed ${chance.seed}`)
  for (let round = 0; round < rounds(2, 20); round++) {
    const { id } = await api.createJob(jobBody({ status: "draft" }))
    const past = [await read(api, id)]
    for (let step = 0; step < 14; step++) {
      const now = past.at(-1)
      const act = chance.between(0, 7)
      if (!now) await api.post(`/jobs/${id}/restore`, {})
      else if (act === 0) await api.delete(`/jobs/${id}`)
      else if (act === 1) await api.post(`/jobs/${id}/restore`, { version: chance.between(1, past.length) })
      else await api.put(`/jobs/${id}`, changeBy(chance))
      const after = await read(api, id)
      if (JSON.stringify(after) !== JSON.stringify(now)) past.push(after)
    }
    if (!past.at(-1)) {
      await api.post(`/jobs/${id}/restore`, {})
      past.push(await read(api, id))
    }
    for (const [index, then] of past.entries()) {
      const answer = await api.get<ApiJob>(`/jobs/${id}/history/${index + 1}`)
      const told = answer.status === 200 ? { body: answer.body, etag: answer.headers.get("etag") } : null
      expect(told, `version ${index + 1} of ${id}`).toEqual(then)
    }
    const target = past[chance.between(0, past.length - 1)]
    if (target) {
      const version = past.indexOf(target) + 1
      const restored = await api.post<ApiJob>(`/jobs/${id}/restore`, { version })
      expect(restored.status, restored.text).toBe(200)
      // Publishing anew is today; the dates are the service's to set.
      const { publishDate, closeDate } = restored.body
      expect(restored.body).toEqual({ ...target.body, publishDate, closeDate })
    }
    await api.delete(`/jobs/${id}`)
  }
})
