import { setImmediate } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { RawConnection } from "../support/raw-connection"
import { memoryOf } from "../support/server-cost"

const json = { "Content-Type": "application/json" }
const megabyte = "x".repeat(1_000_000)
const chunk = `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`

/**
 * Sends `head` and then up to `most` times `piece`, as fast as they are accepted, and listens meanwhile as a client does. Returns
 * the answer, and after how many pieces it came.
 */
async function pour(baseUrl: string, head: string, piece: string, most: number) {
  const connection = await RawConnection.open(baseUrl)
  const answered = () => connection.heard !== "" || connection.isClosed
  connection.write(head)
  let pieces = 0
  while (pieces < most && !answered()) {
    connection.write(piece)
    pieces += 1
    while (!connection.isSent && !answered()) await setImmediate()
  }
  await expect.poll(answered, { timeout: 15_000 }).toBe(true)
  const { heard, statuses } = connection
  connection.destroy()
  return { heard, statuses, pieces }
}

/** What the server answers to `head` followed by `trickle` every 200 ms, until it closes the connection. */
async function dawdle(baseUrl: string, head: string, trickle: string) {
  const begun = performance.now()
  const connection = await RawConnection.open(baseUrl)
  connection.write(head)
  const timer = setInterval(() => connection.write(trickle), 200)
  await connection.closed
  clearInterval(timer)
  return { statuses: connection.statuses, milliseconds: performance.now() - begun }
}

test("giant requests end in an error at low cost @linux", async ({ house, start }) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const { id } = await api.createJob(jobBody())
  const before = memoryOf(server.pid)

  const headers = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`X-${index}`, "x".repeat(30)]),
  )
  expect((await api.get("/jobs", headers)).status, "1,000 headers").toBe(431)

  const long = await RawConnection.open(api.baseUrl)
  long.write(`GET /api/v1.1/jobs?q=${"x".repeat(60_000)}`)
  await long.closed
  expect(long.statuses, "an unfinished URL of 60 kB").toEqual([431])
  const longest = await RawConnection.open(api.baseUrl)
  longest.write(`GET /api/v1.1/jobs?q=${"x".repeat(10_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await longest.closed
  // A client cut off while sending may not receive the reason.
  for (const status of longest.statuses) expect(status, "a URL of 10 MB").toBe(431)

  const bomb = gzipSync(JSON.stringify(jobBody({ description: "x".repeat(50_000_000) })))
  const compressed = await api.json("POST", "/jobs", bomb, { "Content-Encoding": "gzip" })
  expectProblem(compressed, { status: 415, code: "unsupported_media_type" })
  const renamed = await api.json("PUT", `/jobs/${id}`, JSON.stringify({ title: "A" }), {
    "Content-Encoding": "identity",
  })
  expect(renamed.status, "identity is not an encoding").toBe(200)

  const key = `API-Key: ${house.employer.apiKey}`
  const head = `POST /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\n${key}\r\nContent-Type: application/json\r\n`
  const body = await pour(api.baseUrl, `${head}Transfer-Encoding: chunked\r\n\r\n`, chunk, 40)
  expect(body.statuses, `a body of 40 MB: ${body.heard.slice(0, 100)}`).toEqual([413])
  expect(body.heard).toContain('"code":"payload_too_large"')
  expect(body.pieces, "megabytes taken before it was refused").toBeLessThan(40)
  // A client that keeps sending without listening only sees the connection close.
  const chunks = Array.from({ length: 40 }, () => megabyte)
  const deaf = await api
    .send({ method: "POST", path: "/jobs", headers: json, body: chunks })
    .catch((error: NodeJS.ErrnoException) => error)
  if (deaf instanceof Error) expect(["ECONNRESET", "EPIPE"]).toContain(deaf.code)
  else expectProblem(deaf, { status: 413, code: "payload_too_large" })
  expect(await api.total(), "nothing of it is stored").toBe(1)

  const many = await Promise.all(
    Array.from({ length: 30 }, () => api.post("/jobs", jobBody({ description: "x".repeat(1_900_000) }))),
  )
  for (const { status } of many) expect([201, 503]).toContain(status)
  const stored = many.filter(({ status }) => status === 201).length
  expect(stored, "of 30 large postings at once").toBeGreaterThan(0)
  expect(await api.total()).toBe(1 + stored)
  expect(memoryOf(server.pid) - before, "megabytes more").toBeLessThan(400)
})

test("a request that never ends is cut off, and others are served meanwhile @whole", async ({
  house,
  start,
}) => {
  test.setTimeout(150_000)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const slowHeaders = Array.from({ length: 200 }, () =>
    dawdle(api.baseUrl, "GET /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\n", "X: y\r\n"),
  )
  const key = `API-Key: ${house.employer.apiKey}`
  const slowBody = dawdle(
    api.baseUrl,
    `POST /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\n${key}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
    " ",
  )
  for (let index = 0; index < 20; index++) expect((await api.get("/jobs")).status).toBe(200)
  for (const { statuses, milliseconds } of [...(await Promise.all(slowHeaders)), await slowBody]) {
    expect(statuses).toEqual([408])
    expect(milliseconds).toBeLessThan(30_000)
  }
  expect((await api.get("/jobs")).status).toBe(200)
})
