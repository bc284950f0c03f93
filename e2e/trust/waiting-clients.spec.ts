import pg from "pg"
import type { ApiClient } from "../support/api"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { type House, test } from "../support/house"
import { openMany, type RawConnection } from "../support/raw-connection"

const crowd = 2_000

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function cursorOf(api: ApiClient): Promise<string> {
  return (await api.get<{ cursor: string }>("/jobs/changes?cursor=now")).body.cursor
}

async function connectionsTo({ databaseUrl }: House): Promise<number> {
  if (databaseUrl.startsWith("file:")) return 0
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  )
  await client.end()
  return rows[0]?.count ?? 0
}

/** Milliseconds from the answer to a write at `there` until a client waiting at `here` is told, measured nine times, fastest first. */
async function toldAfter(here: ApiClient, there: ApiClient): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    const cursor = await cursorOf(here)
    const told = here.get<{ data: unknown[] }>(`/jobs/changes?wait=25&cursor=${cursor}`).then((answer) => {
      expect(answer.body.data).toHaveLength(1)
      return performance.now()
    })
    await sleep(100)
    await there.createJob(jobBody())
    const stored = performance.now()
    times.push(Math.max(0, Math.round((await told) - stored)))
  }
  return times.sort((one, other) => one - other)
}

test("2,000 clients waiting for changes hold no database connections, keep no one out, and are all told", async ({
  house,
  start,
  employerIn,
  target,
}) => {
  test.setTimeout(180_000)
  const instances = target.name === "postgresql" ? 2 : 1
  const servers = []
  for (let count = 0; count < instances; count++) servers.push(await start(house.databaseUrl))
  const [here, there = here] = servers.map(house.apiOf) as [ApiClient, ApiClient?]
  const { apiKey } = await employerIn(house.databaseUrl)
  const [ownHere, ownThere] = [here, there].map((api) => api.with({ "API-Key": apiKey })) as [
    ApiClient,
    ApiClient,
  ]
  await toldAfter(ownHere, ownThere)
  const before = await connectionsTo(house)

  const cursor = await cursorOf(here)
  const waiting = await openMany(here.baseUrl, crowd)
  const request = `GET /api/v1.1/jobs/changes?wait=25&cursor=${cursor} HTTP/1.1\r\nHost: x\r\nAPI-Key: ${house.employer.apiKey}\r\n\r\n`
  const asked = new Map<RawConnection, number>()
  const isTold = ({ heard }: RawConnection) => heard.includes('"type":"upsert"')
  /**
   * Makes all clients wait, and wait again when their 25 seconds are up, since a busy machine needs longer for what follows. All
   * have one address, from which at most 250 are admitted at the same time.
   */
  const keepWaiting = async () => {
    const due = waiting.filter((each) => !isTold(each) && each.statuses.length === (asked.get(each) ?? 0))
    for (let first = 0; first < due.length; first += 100) {
      for (const connection of due.slice(first, first + 100)) {
        connection.write(request)
        asked.set(connection, (asked.get(connection) ?? 0) + 1)
      }
      await here.get("/me")
      await sleep(50)
    }
  }
  const told = async () => {
    await keepWaiting()
    return waiting.filter(isTold).length
  }
  await keepWaiting()
  expect(await told(), "notified of nothing").toBe(0)
  // There may be a few more than before, for calls that came at the same time.
  expect((await connectionsTo(house)) - before, "more connections").toBeLessThan(30)

  const [same, across] = [await toldAfter(ownHere, ownHere), await toldAfter(ownHere, ownThere)]
  const begun = performance.now()
  for (let call = 0; call < 50; call++) {
    expect((await ownHere.get("/jobs")).status).toBe(200)
    expect((await ownHere.post("/jobs", jobBody())).status).toBe(201)
  }
  const each = Math.round((performance.now() - begun) / 100)
  expect(await told(), "notified of another employer's jobs").toBe(0)

  const written = performance.now()
  await there.createJob(jobBody())
  await expect.poll(told, { intervals: [50], timeout: 90_000 }).toBe(crowd)
  const all = Math.round(performance.now() - written)
  expect(waiting.every(({ statuses }) => statuses.every((status) => status === 200))).toBe(true)
  console.log(
    `${target.name}: with ${crowd} waiting, another employer's were told after ${same[4]} ms by the same instance (${same[8]} at the most), ${across[4]} ms by another (${across[8]}); their calls took ${each} ms; the ${crowd} were told within ${all} ms`,
  )
  // Only the median counts: the machine may be busy during the slower ones.
  for (const times of [same, across]) expect(times[4], times.join()).toBeLessThan(200)
  for (const connection of waiting) connection.destroy()
})
