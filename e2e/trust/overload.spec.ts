import { Agent } from "node:http"
import type { Answer, ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { holdWriters } from "../support/hold-writers"
import { test } from "../support/house"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const headers = { "Content-Type": "application/json" }

/** Sends a job, and returns how long the answer took, in milliseconds. */
async function write(api: ApiClient, index: number, agent: Agent): Promise<{ answer: Answer; took: number }> {
  const body = JSON.stringify(jobBody({ referenceId: `O-${index}` }))
  const begun = performance.now()
  const answer = await api.send({ method: "POST", path: "/jobs", headers, body, agent })
  return { answer, took: performance.now() - begun }
}

/** How many connections of `agent` are open, with a request sent over them. */
function sentOver({ sockets }: Agent): number {
  const all = Object.values(sockets).flatMap((some) => some ?? [])
  return all.filter(({ connecting, bytesWritten }) => !connecting && bytesWritten > 0).length
}

function expectRefused(answer: Answer) {
  expectProblem(answer, { status: 503, code: "unavailable" })
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/)
}

test("in a burst of connections, requests beyond capacity are refused at once, and the others are served @whole @linux", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  await api.createJob(jobBody())
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
  // All of them have arrived before the service can look, and nothing can be stored at first: however fast it is, there are more
  // than it accepts.
  process.kill(server.pid, "SIGSTOP")
  let toldSoFar = 0
  const crowd = Array.from({ length: 2_000 }, (_, index) =>
    write(api, index, agent).finally(() => (toldSoFar += 1)),
  )
  await expect.poll(() => sentOver(agent), { timeout: 30_000 }).toBe(2_000)
  const release = await holdWriters(house)
  process.kill(server.pid, "SIGCONT")
  const resumed = performance.now()
  const seen = { timeout: 20_000, intervals: [20] }
  await expect.poll(() => toldSoFar, seen).toBeGreaterThan(500)
  await release()
  const told = await Promise.all(
    crowd.map(async (each) => ({ ...(await each), after: performance.now() - resumed })),
  )
  const refused = told.filter(({ answer }) => answer.status === 503)
  const made = told.filter(({ answer }) => answer.status === 201).length
  for (const { answer } of refused) expectRefused(answer)
  expect(made + refused.length).toBe(told.length)
  expect(made).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(500)
  expect(Math.max(...refused.map(({ after }) => after))).toBeLessThan(20_000)
  expect(await api.total()).toBe(1 + made)
  // Afterwards everything works as before, also on the connections of refused requests.
  const after = await Promise.all(Array.from({ length: 20 }, (_, index) => write(api, 10_000 + index, agent)))
  expect(after.filter(({ answer }) => answer.status !== 201)).toEqual([])
  expect((await api.get("/jobs")).status).toBe(200)
  agent.destroy()
})

test("while nothing can be written, writers facing a long wait are refused within seconds, and readers do not wait", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const { id } = await api.createJob(jobBody())
  const agent = new Agent({ keepAlive: true, maxSockets: 150 })
  const release = await holdWriters(house)
  let over = false
  const writing = Promise.all(Array.from({ length: 150 }, (_, index) => write(api, index, agent))).finally(
    () => (over = true),
  )
  let slowest = 0
  while (!over) {
    const begun = performance.now()
    expect((await api.get(`/jobs/${id}`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - begun)
    await sleep(20)
  }
  const told = await writing
  await release()
  for (const { answer } of told) expectRefused(answer)
  // Writers whose turn had come wait for the database itself; the others are told that they would have to wait.
  const inLine = told.filter(({ answer }) => answer.text.includes("more to write than it can"))
  expect(inLine.length).toBeGreaterThan(75)
  expect(Math.max(...told.map(({ took }) => took))).toBeLessThan(20_000)
  expect(slowest).toBeLessThan(4_000)
  await expect.poll(async () => (await write(api, 1_000, agent)).answer.status).toBe(201)
  expect(await api.total()).toBe(2)
  agent.destroy()
})
