import { ApiClient } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { admin, test as base } from "../support/house"
import { openRoundRobin, type RoundRobin } from "../support/round-robin"
import { apiOf, openSession } from "../support/session"

// Limits, idempotency, refused keys and migrations at a simultaneous start are tested in rate-limits, retries, key-use and
// starting.
const test = base.extend<{ between: (addresses: string[]) => Promise<RoundRobin> }>({
  between: async ({}, use) => {
    const opened: RoundRobin[] = []
    await use(async (addresses) => {
      const robin = await openRoundRobin(addresses)
      opened.push(robin)
      return robin
    })
    await Promise.all(opened.map((robin) => robin.close()))
  },
})

test("two servers on one PostgreSQL act as one for people, upserts and the auto-refresh @postgresql", async ({
  house,
  start,
  between,
  openings,
}) => {
  const servers = [await start(house.databaseUrl), await start(house.databaseUrl)]
  const { baseUrl } = await between(servers.map(({ target }) => target.baseUrl))
  const session = await openSession(new ApiClient(baseUrl, {}, ""), admin)
  for (let visit = 0; visit < 4; visit++) expect((await apiOf(session).get("/jobs")).status).toBe(200)
  expect((await session.delete("/api/dashboard/session")).status).toBe(204)
  for (let visit = 0; visit < 2; visit++) expect((await apiOf(session).get("/jobs")).status).toBe(401)

  const api = new ApiClient(baseUrl, { "API-Key": house.employer.apiKey })
  const body = jobBody({ referenceId: "RACE", autoRefresh: true, closeDate: daysAfter(today("UTC"), 90) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.put("/jobs", body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
  expect(await api.total()).toBe(1)

  const { id } = answers[0]?.body as { id: number }
  await house.records.backdate(id, { publishDate: daysAfter(today("UTC"), -8) })
  const runs = await Promise.all([1, 2].map(() => openings(["refresh", "--json"], house.databaseUrl)))
  const counts = runs.map(({ stdout }) => (JSON.parse(stdout) as { refreshed: number }).refreshed)
  expect(counts.sort()).toEqual([0, 1])
  expect(await house.records.incoherences()).toEqual([])
})

test("a client waiting for changes on one server is told what is written on another @postgresql", async ({
  house,
  start,
}) => {
  const [here, there] = [await start(house.databaseUrl), await start(house.databaseUrl)].map(
    ({ target }) => new ApiClient(target.baseUrl, { "API-Key": house.employer.apiKey }),
  ) as [ApiClient, ApiClient]
  const { cursor } = (await here.get<{ cursor: string }>("/jobs/changes?cursor=now")).body
  const waiting = here.get(`/jobs/changes?wait=25&cursor=${cursor}`)
  // A client that has only just started waiting may not be listening yet.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const { id } = await there.createJob(jobBody())
  const stored = Date.now()
  expect((await waiting).body).toMatchObject({ data: [{ type: "upsert", id }] })
  expect(Date.now() - stored).toBeLessThan(1_000)
})

test("a rolling restart under load fails no request @postgresql", async ({ house, start, between }) => {
  const unlimited = { RATE_LIMIT_PER_MINUTE: "0" }
  const old = [await start(house.databaseUrl, unlimited), await start(house.databaseUrl, unlimited)]
  const robin = await between(old.map(({ target }) => target.baseUrl))
  const api = new ApiClient(robin.baseUrl, { "API-Key": house.employer.apiKey })
  const statuses: Record<number, number> = {}
  let over = false
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let write = 0; !over; write++) {
      const { status } = await api.post("/jobs", jobBody({ referenceId: `${client}-${write}` }))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  })
  for (const server of old) {
    const next = await start(house.databaseUrl, unlimited)
    robin.servers = [...robin.servers.filter((url) => url !== server.target.baseUrl), next.target.baseUrl]
    expect(await server.stop()).toBe(0)
  }
  const enough = (statuses[201] ?? 0) + 20
  await expect.poll(() => statuses[201], { intervals: [20] }).toBeGreaterThanOrEqual(enough)
  over = true
  await Promise.all(clients)
  expect(Object.keys(statuses)).toEqual(["201"])
  expect(await api.total()).toBe(statuses[201])
})
