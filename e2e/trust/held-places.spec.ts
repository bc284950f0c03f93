import type { ApiClient } from "../support/api"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { holdWriters } from "../support/hold-writers"
import { test } from "../support/house"
import { openMany, RawConnection } from "../support/raw-connection"
import { memoryOf } from "../support/server-cost"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** More than are answered at once. */
const crowd = 1_005

/** Calls as a good client does, `count` times in a row. None may fail or take long. */
async function useWell(api: ApiClient, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const begun = performance.now()
    const read = await api.get("/me")
    const written = await api.post("/jobs", jobBody())
    expect([read.status, written.status], written.text).toEqual([200, 201])
    expect(performance.now() - begun).toBeLessThan(8_000)
  }
}

test("requests queued behind another on one connection free their places when it closes @linux", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const request = `GET /api/v1.1/me HTTP/1.1\r\nHost: x\r\nAPI-Key: ${house.employer.apiKey}\r\n\r\n`
  const connections = await openMany(server.target.baseUrl, 16)
  // Whatever the server's speed, the connections close while most of their requests wait.
  process.kill(server.pid, "SIGSTOP")
  for (const connection of connections) connection.write(request.repeat(700))
  await expect.poll(() => connections.every(({ isSent }) => isSent)).toBe(true)
  for (const connection of connections) connection.destroy()
  process.kill(server.pid, "SIGCONT")
  await expect.poll(async () => (await api.get("/me")).status, { timeout: 20_000 }).toBe(200)
  await useWell(api, 20)
  // Several requests in a row on one connection are each answered, in order.
  const connection = await RawConnection.open(server.target.baseUrl)
  const paths = ["positiontypes/3", "nope", "positiontypes/1", "me"]
  connection.write(paths.map((path) => `GET /api/v1.1/${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""))
  await expect.poll(() => connection.statuses).toEqual([200, 404, 200, 401])
  connection.destroy()
})

test("slow senders keep no one out, and get 408 after a few seconds", async ({ house, start }) => {
  test.setTimeout(120_000)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const slow = await openMany(server.target.baseUrl, crowd)
  const begun = Date.now()
  const head = `POST /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\nAPI-Key: ${house.employer.apiKey}\r\nContent-Type: application/json\r\n`
  for (const [index, connection] of slow.entries())
    connection.write(
      index % 2 === 0
        ? `${head}Content-Length: 100\r\n\r\n{`
        : `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    )
  await sleep(500)
  expect(slow.filter(({ heard }) => heard !== "").length, "already answered").toBe(0)
  await useWell(api, 20)
  await Promise.all(slow.map(({ closed }) => closed))
  expect(Date.now() - begun).toBeLessThan(30_000)
  for (const { statuses, heard } of slow) {
    expect(statuses).toEqual([408])
    expect(heard).toMatch(/^connection: close\r$/im)
    expect(heard).toMatch(/^x-request-id: \S+\r$/im)
    expect(heard).toContain(`"message":"The body took too long to arrive. Send it again."`)
  }
  await useWell(api, 5)
})

test("clients that never read their answers keep no one out, and cost little memory @linux", async ({
  house,
  start,
}) => {
  test.setTimeout(120_000)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  await useWell(api, 20)
  const before = memoryOf(server.pid)
  const deaf = await openMany(server.target.baseUrl, crowd, { reads: false })
  for (const connection of deaf) connection.write("GET /docs/reference/scalar.js HTTP/1.1\r\nHost: x\r\n\r\n")
  await sleep(1_000)
  await useWell(api, 20)
  expect(memoryOf(server.pid) - before, "megabytes more").toBeLessThan(400)
  for (const connection of deaf) connection.destroy()
  await useWell(api, 5)
})

test("one address takes at most a quarter of the places, and what it sends beyond that is refused at once", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl, { TRUST_PROXY: "true" })
  const api = house.apiOf(server)
  const release = await holdWriters(house)
  const head = `POST /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\nAPI-Key: ${house.employer.apiKey}\r\nContent-Type: application/json\r\n`
  const body = JSON.stringify(jobBody())
  const greedy = await openMany(server.target.baseUrl, 300)
  for (const [index, connection] of greedy.entries())
    connection.write(
      // Addresses of one IPv6 network count as one client.
      `${head}X-Forwarded-For: 198.51.100.1, 2001:db8::${index}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  await expect.poll(() => greedy.filter(({ statuses }) => statuses[0] === 503).length).toBeGreaterThan(49)
  for (const address of ["203.0.113.7", "2001:db8:0:1::1"]) {
    const answer = await api.get("/me", { "X-Forwarded-For": address })
    expect(answer.status, answer.text).toBe(200)
  }
  await release()
  for (const connection of greedy) connection.destroy()
  await expect.poll(async () => (await api.get("/me", { "X-Forwarded-For": "2001:db8::1" })).status).toBe(200)
})

test("an answer that is not read for a long time is dropped, including that of a list @linux @whole", async ({
  house,
  start,
}) => {
  test.setTimeout(180_000)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  for (let index = 0; index < 8; index++)
    await api.createJob(jobBody({ description: `<p>${"x".repeat(1_900_000)}</p>` }))
  const before = memoryOf(server.pid)
  const list = `GET /api/v1.1/jobs?fields=description HTTP/1.1\r\nHost: x\r\nAPI-Key: ${house.employer.apiKey}\r\n\r\n`
  const deaf = await openMany(server.target.baseUrl, 20, { reads: false })
  const begun = Date.now()
  for (const connection of deaf) {
    connection.write(list)
    connection.noticeEnd()
  }
  // Answers that are read slowly are not dropped.
  const slow = await RawConnection.open(server.target.baseUrl)
  slow.write("GET /docs/reference/scalar.js HTTP/1.1\r\nHost: x\r\n\r\n")
  await Promise.all(deaf.map(({ closed }) => closed))
  expect(Date.now() - begun).toBeLessThan(60_000)
  expect(slow.statuses).toEqual([200])
  expect(slow.heard.length).toBeGreaterThan(3_000_000)
  expect((await api.get("/jobs?fields=description&pageSize=1")).status).toBe(200)
  await expect.poll(() => memoryOf(server.pid) - before, { timeout: 30_000 }).toBeLessThan(500)
  slow.destroy()
})
