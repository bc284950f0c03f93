import { Agent } from "node:http"
import fc from "fast-check"
import type { ApiJob } from "../support/api"
import { expectCivil } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { seeded } from "../support/seeded"
import { memoryOf } from "../support/server-cost"
import { rounds } from "../support/thorough"
import { type OpenApi, presentId, wildRequests } from "../support/wild-requests"

/** The limits for the time of one answer, in milliseconds, and for the memory of all of them, in megabytes. */
const patience = 2_000
const mostGrowth = 200

test("every documented operation answers any input as documented, promptly and at low cost @linux", async ({
  house,
  start,
}) => {
  test.setTimeout(900_000)
  const server = await start(house.databaseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const api = house.apiOf(server)
  const document = (await api.get<OpenApi>("/openapi.json")).body
  const { seed } = seeded()
  console.log(`seed ${seed}`)
  let present = (await api.createJob(jobBody())).id
  const before = memoryOf(server.pid)
  const seen = new Map<number, number>()
  for (const { name, requests } of wildRequests(document)) {
    await fc
      .assert(
        fc.asyncProperty(requests, async ({ statuses, path, ...request }) => {
          const begun = performance.now()
          const answer = await api.send({
            ...request,
            path: path.replaceAll(presentId, String(present)),
            agent,
          })
          const took = performance.now() - begun
          if (answer.status !== 304) expectCivil(answer)
          const documented = statuses.includes(answer.status)
          expect(documented, `${answer.status} is not among ${statuses.join()}: ${answer.text}`).toBe(true)
          expect(took).toBeLessThan(patience)
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
          const { id = 0 } = answer.status === 201 ? (answer.body as ApiJob) : {}
          if (id > 0) present = id
          if (answer.status === 204) present = (await api.createJob(jobBody())).id
        }),
        { seed, numRuns: rounds(20, 150) },
      )
      .catch((error: Error) => {
        throw new Error(`${name}, TRUST_SEED=${seed}: ${error.message}`, { cause: error })
      })
  }
  agent.destroy()
  console.log(
    `${house.databaseUrl.split(":")[0]}: ${[...seen].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
  )
  expect(seen.get(200) ?? 0).toBeGreaterThan(100)
  expect(memoryOf(server.pid) - before).toBeLessThan(mostGrowth)
  expect(await house.records.incoherences()).toEqual([])
})
