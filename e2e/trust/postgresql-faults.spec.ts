import { readFile } from "node:fs/promises"
import { openLine } from "../support/database-line"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { ServiceUnderFault } from "../support/service-under-fault"
import { rounds } from "../support/thorough"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test("started while PostgreSQL is away, the server answers 503 and works once it is back @postgresql @whole", async ({
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

test("a database that refuses the password stops the start with a sentence @postgresql", async ({
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
  test(`with the line to PostgreSQL ${what === "cut" ? "cut" : "swallowing everything"} it is 503, and works again within 5 s @postgresql @whole`, async ({
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

test("cut in mid-request, a write is 503 or done, and whole @postgresql", async ({ house, start }) => {
  const line = await openLine(house.databaseUrl)
  const service = await ServiceUnderFault.of(house, await start(line.url))
  for (let round = 0; round < rounds(5, 25); round++) {
    const answered = service.expectAnswers()
    await sleep(round * 2)
    line.cut()
    await answered
    line.mend()
    await service.expectRecovery(house)
  }
  await line.close()
})

test("with PostgreSQL slow by 2 s every answer is right or 503, and soon again within 5 s @postgresql @whole", async ({
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

test("while PostgreSQL takes no writes, writing is 503, reading works and health says so @postgresql", async ({
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
