import type { ApiClient } from "./api"
import { jobBody } from "./factories"
import type { Chance } from "./seeded"

/** Writes at random, to jobs that other writers write to as well, until `over`. Answers how many writes were stored. */
export async function writeAtRandom(
  api: ApiClient,
  chance: Chance,
  ids: number[],
  over: () => boolean,
): Promise<number> {
  let stored = 0
  while (!over()) {
    const id = ids[chance.between(0, ids.length - 1)]
    const act = chance.between(0, 9)
    let status = 201
    if (act < 3 || id === undefined) ids.push((await api.createJob(jobBody())).id)
    else if (act < 6)
      status = (await api.put(`/jobs/${id}`, { title: `Cook ${chance.between(1, 1_000)}` })).status
    else if (act < 8) status = (await api.put(`/jobs/${id}`, { confidential: act === 6 })).status
    else if (act < 9) status = (await api.delete(`/jobs/${id}`)).status
    else status = (await api.post(`/jobs/${id}/restore`, {})).status
    if (status < 300) stored++
  }
  return stored
}
