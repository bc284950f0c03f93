import { readFile } from "node:fs/promises"
import { randomUUID } from "node:crypto"
import { jobBody } from "../support/factories"
import type { Target } from "../run/start-server"
import { apiClientOf, expect, test } from "../support/fixtures"

/** The lines of the server's log about the request with this id. */
async function linesAbout(target: Target, requestId: string): Promise<string[]> {
  const log = await readFile(target.logFile, "utf8")
  return log.split("\n").filter((line) => line.includes(requestId))
}

async function lineAbout(target: Target, requestId: string): Promise<string> {
  await expect.poll(async () => (await linesAbout(target, requestId)).length).toBeGreaterThan(0)
  const lines = await linesAbout(target, requestId)
  expect(lines).toHaveLength(1)
  return lines[0] ?? ""
}

test("each request is one line of JSON with its id, method, status and employer", async ({
  api,
  target,
  employer,
}) => {
  const requestId = randomUUID()
  const job = await api.post("/jobs", jobBody(), { "X-Request-Id": requestId })
  expect(job.status).toBe(201)
  const line: Record<string, unknown> = JSON.parse(await lineAbout(target, requestId))
  const values = Object.values(line)
  for (const value of [requestId, "POST", 201, employer.id]) expect(values).toContain(value)
})

test("a refused request is logged too", async ({ anonymous, target }) => {
  const requestId = randomUUID()
  await anonymous.get("/jobs", { "X-Request-Id": requestId })
  const line: Record<string, unknown> = JSON.parse(await lineAbout(target, requestId))
  expect(Object.values(line)).toContain(401)
})

test("the log contains no key, no body and no search term", async ({ api, target, employer }) => {
  const secret = `secret-${randomUUID()}`
  const wrongKey = `opn_${randomUUID()}`
  const requestIds = Array.from({ length: 6 }, () => randomUUID())
  const withId = (index: number) => ({ "X-Request-Id": requestIds[index] ?? "" })
  await api.post("/jobs", jobBody({ title: secret, referenceId: secret.slice(0, 50) }), withId(0))
  await api.post("/jobs", jobBody({ title: secret, status: secret, categories: secret }), withId(1))
  await api.get(`/jobs?q=${secret}&status=${secret}`, withId(2))
  await api.delete(`/jobs?referenceId=${secret.slice(0, 50)}`, undefined, withId(3))
  await api.post("/jobs", `{"title": "${secret}"`, withId(4))
  await apiClientOf(target, wrongKey).get("/jobs", withId(5))
  for (const requestId of requestIds) await lineAbout(target, requestId)
  const log = await readFile(target.logFile, "utf8")
  for (const word of [secret, employer.apiKey, wrongKey]) expect(log.includes(word), word).toBe(false)
})
