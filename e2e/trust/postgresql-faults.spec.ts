import { readFile } from "node:fs/promises"
import pg from "pg"
import { withPostgres } from "../run/with-postgres"
import { openLine } from "../support/database-line"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { type House, test as base } from "../support/house"
import { ServiceUnderFault } from "../support/service-under-fault"
import { rounds } from "../support/thorough"

/** `smallPostgres` is a PostgreSQL for this test only with 24 connections, of which our server may use 16. */
const test = base.extend<{ smallPostgres: string }>({
  smallPostgres: async ({}, use) => {
    await withPostgres(use, ["max_connections=24"])
  },
})

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test("started while PostgreSQL is down, the server answers 503 and works once it is back @postgresql @whole", async ({
  house,
  launch,
}) => {
  const line = await openLine(house.databaseUrl)
  line.cut()
  const server = await launch(line.url)
  const status = (path: string) =>
    fetch(server.target.baseUrl + path).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(() => status("/api/health"), { timeout: 30_000 }).toBe(503)
  const refused = await house.apiOf(server).get("/jobs")
  expect(refused.status).toBe(503)
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/)
  expect(refused.body).toMatchObject({ code: "unavailable" })
  expect(await status("/")).toBe(503)
  expect(await readFile(server.target.logFile, "utf8")).toContain("the database cannot be reached")
  line.mend()
  await expect.poll(() => status("/api/health"), { timeout: 5_000 }).toBe(200)
  await (await ServiceUnderFault.of(house, server)).expectRecovery(house)
  await line.close()
})

test("a database that refuses the password stops startup with a clear message @postgresql", async ({
  house,
  launch,
}) => {
  const url = new URL(house.databaseUrl)
  url.password = "wrong"
  const server = await launch(url.href)
  expect(await server.ended).toBe(1)
  const log = await readFile(server.target.logFile, "utf8")
  expect(log).toContain("DATABASE_URL")
  expect(log).not.toContain("    at ")
})

for (const [what, seconds] of [
  ["cut", rounds(2, 30)],
  ["stall", rounds(4, 30)],
] as const) {
  test(`with the connection to PostgreSQL ${what === "cut" ? "cut" : "swallowing everything"} it answers 503, and works again within 5 s @postgresql @whole`, async ({
    house,
    start,
  }) => {
    const line = await openLine(house.databaseUrl)
    const service = await ServiceUnderFault.of(house, await start(line.url))
    const until = Date.now() + seconds * 1_000
    line[what]()
    do await service.expectUnavailable()
    while (Date.now() < until)
    line.mend()
    await service.expectRecovery(house)
    await line.close()
  })
}

test("a write whose connection is cut is 503 or done completely, and waiting clients get changes even without notifications @postgresql", async ({
  house,
  start,
}) => {
  const line = await openLine(house.databaseUrl)
  const server = await start(line.url)
  const service = await ServiceUnderFault.of(house, server)
  for (let round = 0; round < rounds(5, 25); round++) {
    const answered = service.expectAnswers()
    await sleep(round * 2)
    line.cut()
    await answered
    line.mend()
    await service.expectRecovery(house)
  }
  for (let round = 0; round < rounds(5, 25); round++) {
    const answered = service.expectAnswers()
    await sleep(round * 2)
    await house.endConnections()
    await answered
  }
  await service.expectRecovery(house)
  // A connection that breaks while it is in use is expected, and costs its own request only.
  const lines = (await readFile(server.target.logFile, "utf8")).split("\n")
  expect(lines.filter((each) => each.includes("uncaught error"))).toEqual([])
  const api = house.apiOf(server)
  const { id } = await api.createJob(jobBody())
  const { cursor } = (await api.get<{ cursor: string }>("/jobs/changes?cursor=now")).body
  line.swallow()
  const waiting = api.get<{ data: object[] }>(`/jobs/changes?cursor=${cursor}&wait=25`)
  await expect.poll(() => line.swallowed()).toBeGreaterThan(0)
  // This is a write by another server, whose notification does not come through.
  await house.administer(
    `UPDATE changed_jobs SET id = nextval(pg_get_serial_sequence('changed_jobs', 'id')) WHERE job_id = ${id}`,
  )
  expect((await waiting).body.data).toMatchObject([{ id }])
  await line.close()
})

test("with PostgreSQL slowed by 2 s every answer is right or 503, and within 5 s they are right again @postgresql @whole", async ({
  house,
  start,
}) => {
  const line = await openLine(house.databaseUrl)
  const service = await ServiceUnderFault.of(house, await start(line.url))
  line.slow(2_000)
  await service.expectAnswers()
  await service.expectAnswers()
  line.mend()
  await service.expectRecovery(house)
  await line.close()
})

test("while PostgreSQL refuses writes, writing is 503, reading works and health says so @postgresql", async ({
  house,
  start,
}) => {
  const service = await ServiceUnderFault.of(house, await start(house.databaseUrl))
  const database = new URL(house.databaseUrl).pathname.slice(1)
  await house.administer(`ALTER DATABASE ${database} SET default_transaction_read_only = on`)
  await house.endConnections()
  await service.expectUnavailable({ reads: "work" })
  await house.administer(
    `SET transaction_read_only = off; ALTER DATABASE ${database} RESET default_transaction_read_only`,
  )
  await house.endConnections()
  await service.expectRecovery(house)
})

test("with PostgreSQL out of connections it answers 503, also at startup, and works within 5 s of some being free @postgresql @whole", async ({
  smallPostgres,
  houseAt,
  launch,
}) => {
  const house = await houseAt(smallPostgres)
  const others: pg.Client[] = []
  await takeConnections(house, others)
  const server = await launch(house.databaseUrl)
  const health = () =>
    fetch(`${server.target.baseUrl}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(health, { timeout: 30_000 }).toBe(503)
  const refused = await house.apiOf(server).get("/jobs")
  expect(refused.body).toMatchObject({ code: "unavailable" })
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/)
  await leaveConnections(others)
  await expect.poll(health, { timeout: 5_000 }).toBe(200)

  const service = await ServiceUnderFault.of(house, server)
  await takeConnections(house, others)
  // The service's own connections are ended, and taken too.
  await others[0]?.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name NOT IN ('other', 'records')",
  )
  await takeConnections(house, others)
  await service.expectUnavailable()
  await service.expectUnavailable()
  await leaveConnections(others)
  await service.expectRecovery(house)
})

test("the check of all stored data may take longer than a request @postgresql @whole", async ({ house }) => {
  const other = new pg.Client({ connectionString: house.databaseUrl })
  await other.connect()
  await other.query("BEGIN; LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE")
  const drift = house.drift()
  await sleep(12_000)
  await other.query("COMMIT")
  await other.end()
  expect(await drift).toEqual([])
})

/** Opens connections for `others` until PostgreSQL has none left. */
async function takeConnections({ databaseUrl }: House, others: pg.Client[]): Promise<void> {
  for (;;) {
    const other = new pg.Client({ connectionString: databaseUrl, application_name: "other" })
    // When their server ends the connections, the spec must not fail.
    other.on("error", () => {})
    try {
      await other.connect()
    } catch (error) {
      expect(String(error)).toContain("too many clients")
      return
    }
    others.push(other)
  }
}

async function leaveConnections(others: pg.Client[]): Promise<void> {
  await Promise.all(others.splice(0).map((other) => other.end()))
}
