import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { memoryOf } from "../support/server-cost"

const json = { "Content-Type": "application/json" }

/** What the server says to raw bytes, until it ends the connection. `trickle` is sent every 200 ms after them. */
function talk(api: ApiClient, head: string, trickle = ""): Promise<{ said: string; milliseconds: number }> {
  const { hostname, port } = new URL(api.baseUrl)
  const begun = Date.now()
  return new Promise((resolve) => {
    let said = ""
    const socket = connect(Number(port), hostname, () => socket.write(head))
    const timer = setInterval(() => void (trickle && socket.write(trickle)), 200)
    socket.on("data", (data) => (said += data.toString("latin1"))).on("error", () => {})
    socket.on("close", () => {
      clearInterval(timer)
      resolve({ said, milliseconds: Date.now() - begun })
    })
  })
}

test("giant requests end in an error and cost little @linux", async ({ house, start }) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const { id } = await api.createJob(jobBody())
  const before = memoryOf(server.pid)

  const headers = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`X-${index}`, "x".repeat(30)]),
  )
  expect((await api.get("/jobs", headers)).status, "1,000 headers").toBe(431)

  const long = `GET /api/v1.1/jobs?q=${"x".repeat(10_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`
  const { said } = await talk(api, long)
  expect(said === "" || /^HTTP\/1.1 4(31|14)/.test(said), `a URL of 10 MB: ${said.slice(0, 100)}`).toBe(true)

  const bomb = gzipSync(JSON.stringify(jobBody({ description: "x".repeat(50_000_000) })))
  const compressed = await api.json("POST", "/jobs", bomb, { "Content-Encoding": "gzip" })
  expectProblem(compressed, { status: 415, code: "unsupported_media_type" })
  const renamed = await api.json("PUT", `/jobs/${id}`, JSON.stringify({ title: "A" }), {
    "Content-Encoding": "identity",
  })
  expect(renamed.status, "identity is no encoding").toBe(200)

  const chunks = Array.from({ length: 40 }, () => "x".repeat(1_000_000))
  const huge = await api
    .send({ method: "POST", path: "/jobs", headers: json, body: chunks })
    .catch((error: Error) => error)
  if (!(huge instanceof Error)) expectProblem(huge, { status: 413, code: "payload_too_large" })

  const many = await Promise.all(
    Array.from({ length: 30 }, () => api.post("/jobs", jobBody({ description: "x".repeat(1_900_000) }))),
  )
  for (const { status } of many) expect([201, 429, 503]).toContain(status)

  expect((await api.get("/jobs")).status).toBe(200)
  expect(memoryOf(server.pid) - before, "megabytes more").toBeLessThan(400)
})

test("a request that never ends is ended, and others are served meanwhile @whole", async ({
  house,
  start,
}) => {
  test.setTimeout(150_000)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const slowHeaders = Array.from({ length: 200 }, () =>
    talk(api, "GET /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\n", "X: y\r\n"),
  )
  const key = `API-Key: ${house.employer.apiKey}`
  const slowBody = talk(
    api,
    `POST /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\n${key}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
    " ",
  )
  for (let index = 0; index < 20; index++) expect((await api.get("/jobs")).status).toBe(200)
  for (const { said, milliseconds } of await Promise.all(slowHeaders)) {
    expect(said).toMatch(/^HTTP\/1.1 408/)
    expect(milliseconds).toBeLessThan(30_000)
  }
  const { said, milliseconds } = await slowBody
  expect(said).toMatch(/^HTTP\/1.1 (408|400)|^$/)
  expect(milliseconds).toBeLessThan(90_000)
  expect((await api.get("/jobs")).status).toBe(200)
})
