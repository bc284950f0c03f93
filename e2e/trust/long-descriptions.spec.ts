import { request } from "node:http"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"
import { memoryOf } from "../support/server-cost"
import { rounds } from "../support/thorough"

/** The length of the answer of `path` in bytes, none of which is kept. */
function lengthOf(api: ApiClient, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = api.headers as Record<string, string>
    const sent = request(api.href(path), { headers, agent: false }, (answer) => {
      let length = 0
      answer.on("data", (chunk: Buffer) => (length += chunk.length))
      answer.on("error", reject)
      answer.on("end", () => resolve(answer.statusCode === 200 ? length : -length))
    })
    sent.on("error", reject)
    sent.end()
  })
}

test("a list of long descriptions uses the memory of only a few, even with eight readers and one who stops reading @linux", async ({
  house,
  start,
}) => {
  test.setTimeout(400_000)
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const count = rounds(30, 100)
  const description = `<p>${"Lorem ipsum dolor sit. ".repeat(82_000)}</p>`
  for (let index = 0; index < count; index++) await api.createJob(jobBody({ description }))
  const path = "/jobs?pageSize=100&fields=description"
  const first = await lengthOf(api, path)
  expect(first).toBeGreaterThan(count * description.length)
  const before = memoryOf(server.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 50)
  const idle = request(api.href(path), { headers: api.headers as Record<string, string> }, (answer) =>
    answer.pause(),
  )
  idle.on("error", () => {})
  idle.end()
  const lengths = await Promise.all(Array.from({ length: 8 }, () => lengthOf(api, path)))
  clearInterval(watch)
  idle.destroy()
  expect(lengths).toEqual(Array(8).fill(first))
  expect(most - before, "megabytes more").toBeLessThan(300)
  expect((await api.get("/jobs")).status).toBe(200)
})

test("others are served while hostile descriptions are cleaned, and none grows when stored", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const hostile: [piece: string, times: number, status: number][] = [
    ["<", 1_900_000, 400],
    [">", 1_900_000, 400],
    ["<td>x", 380_000, 201],
    ["<b></b>x", 200_000, 201],
    ["&lt;", 480_000, 201],
    ["<p>x<li>", 200_000, 400],
    ["<b>".repeat(4_999) + "</u>".repeat(4_999), 50, 400],
  ]
  for (const [piece, times, status] of hostile) {
    const begun = Date.now()
    const answer = await api.post("/jobs", jobBody({ description: `x${piece.repeat(times)}` }))
    const note = `${piece.slice(0, 10)} ${Date.now() - begun} ms ${answer.text.slice(0, 200)}`
    expect(answer.status, note).toBe(status)
    expect(Date.now() - begun, note).toBeLessThan(8_000)
    if (status === 400) expectProblem(answer, { status, code: "validation_failed", fields: ["description"] })
    else expect(Buffer.byteLength(answer.body.description), note).toBeLessThan(2_097_152)
  }
  let open = true
  const cleaning = api
    .post("/jobs", jobBody({ description: "<td>x".repeat(380_000) }))
    .finally(() => (open = false))
  let served = 0
  for (; open; served++) expect((await api.get("/me")).status).toBe(200)
  expect((await cleaning).status).toBe(201)
  expect(served, "calls served meanwhile").toBeGreaterThan(3)
})

test("a hundred unknown places cost no more than a few", async ({ house, start }) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const locations = Array.from({ length: 100 }, (_, index) => ({
    description: `Atlantis in the far north ${index}`,
  }))
  await api.post("/jobs", jobBody({ locations }))
  const begun = Date.now()
  for (let index = 0; index < 10; index++)
    expect((await api.post("/jobs", jobBody({ locations }))).status).toBe(400)
  expect(Date.now() - begun, "milliseconds for ten such requests").toBeLessThan(3_000)
})
