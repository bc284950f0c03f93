import { readFile } from "node:fs/promises"
import type { ApiClient } from "../support/api"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import type { Orders } from "../support/hostile-clients"
import { allWalks } from "../support/hostile-walks"
import { type House, test } from "../support/house"
import { runToEnd } from "../support/service"
import { memoryOf } from "../support/server-cost"
import { rounds } from "../support/thorough"
import type { Server } from "../run/start-server"

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Works until `until`, and returns how long each call took, in milliseconds. None may fail. */
async function work(api: ApiClient, until: Promise<void>): Promise<number[]> {
  const took: number[] = []
  let over = false
  void until.then(() => (over = true))
  while (!over) {
    for (const call of [
      () => api.get("/me"),
      () => api.post("/jobs", jobBody()),
      () => api.get("/jobs?pageSize=10"),
      () => api.get("/locations?q=van"),
    ]) {
      const begun = performance.now()
      const { status, text } = await call()
      took.push(performance.now() - begun)
      expect([200, 201], text).toContain(status)
    }
    await sleep(50)
  }
  return took
}

/** Serves good clients beside `count` hostile ones for this many milliseconds. */
async function serveBoth(server: Server, house: House, count: number, milliseconds: number): Promise<void> {
  const api = house.apiOf(server)
  // Code that loads on its first request must not count against whoever comes first.
  const walks = await allWalks()
  for (const { method, path } of walks)
    await (await fetch(server.target.baseUrl + path, { method, redirect: "manual" })).arrayBuffer()
  await work(api, sleep(1_000))
  const before = memoryOf(server.pid)
  // They run in a separate process, so that they take no time from the good clients.
  const orders: Orders = { baseUrl: server.target.baseUrl, count, milliseconds, walks }
  const hostile = runToEnd(
    ["--import", "tsx", "e2e/support/hostile-clients.ts", JSON.stringify(orders)],
    {},
    milliseconds + 60_000,
  )
  const until = hostile.then(() => {})
  const good = await Promise.all(Array.from({ length: 4 }, () => work(api, until)))
  const { stdout, stderr } = await hostile
  expect(Number(stdout), `hostile connections; ${stderr}`).toBeGreaterThan(count)
  const took = good.flat().sort((a, b) => a - b)
  expect(took.length).toBeGreaterThan(20)
  expect(took[Math.floor(took.length * 0.99)], "99 of 100 calls, in milliseconds").toBeLessThan(2_000)
  // All places are free again; otherwise this many at once would not be accepted.
  const crowd = await Promise.all(Array.from({ length: 900 }, () => api.get("/positiontypes/3")))
  expect(crowd.filter(({ status }) => status !== 200)).toEqual([])
  await expect
    .poll(() => memoryOf(server.pid) - before, { message: "megabytes more", timeout: 30_000 })
    .toBeLessThan(250)
  const log = await readFile(server.target.logFile, "utf8")
  expect(log.split("\n").filter((line) => /"level":[56]0|srvx/.test(line))).toEqual([])
}

test("hostile clients that walk all routes, slowly, in a row, aborting and never reading, harm no one else @linux", async ({
  house,
  start,
}) => {
  expect((await allWalks()).length).toBeGreaterThan(70)
  const server = await start(house.databaseUrl, { RATE_LIMIT_FAILED_AUTHENTICATIONS: "0" })
  await serveBoth(server, house, rounds(60, 200), 8_000)
})

test("200 hostile clients for two minutes: good clients see no failure, and everything is as before afterwards @linux @whole @alone", async ({
  house,
  start,
}) => {
  test.setTimeout(300_000)
  const server = await start(house.databaseUrl, { RATE_LIMIT_FAILED_AUTHENTICATIONS: "0" })
  await serveBoth(server, house, 200, 120_000)
})
