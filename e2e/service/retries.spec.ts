import pg from "pg"
import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expectTranslated, inFrench } from "../support/french"
import { apiClientOf, expect } from "../support/fixtures"
import { test as base } from "../support/service"

const test = base.extend<{ apiKey: string }>({
  /** The key of an employer in the new database. */
  apiKey: async ({ operatorOf, newDatabase }, use) => {
    const operator = operatorOf(newDatabase)
    const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
    await use(employer.apiKey)
  },
})

test("a result under an Idempotency-Key survives a restart, and is replayed by every server", async ({
  start,
  newDatabase,
  apiKey,
  target,
}) => {
  const server = await start(newDatabase)
  const post = (api: ApiClient) =>
    api.post("/jobs", jobBody(), { "Idempotency-Key": "restart", Host: "jobs.example.com" })
  const first = await post(apiClientOf(server.target, apiKey))
  expect(first.status).toBe(201)
  await server.stop()
  // A SQLite file has only one server.
  const count = target.databaseUrl.startsWith("file:") ? 1 : 2
  const others = await Promise.all(Array.from({ length: count }, () => start(newDatabase)))
  for (const { target } of others) {
    const again = await post(apiClientOf(target, apiKey))
    expect([again.text, again.headers.get("location")]).toEqual([first.text, first.headers.get("location")])
    expect(again.headers.get("idempotency-replayed")).toBe("true")
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const api = apiClientOf((others[index % count] ?? server).target, apiKey)
      return api.post("/jobs", jobBody(), { "Idempotency-Key": "both" })
    }),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
})

test("while a request is in progress, another under the same key gets 409 and creates nothing @postgresql", async ({
  start,
  newDatabase,
  apiKey,
}) => {
  const api = apiClientOf((await start(newDatabase)).target, apiKey)
  const long = new pg.Client({ connectionString: newDatabase })
  await long.connect()
  await long.query(`BEGIN; INSERT INTO idempotency_keys (employer_id, key, fingerprint, result, created_at)
    SELECT id, 'long', '', '{}', now() FROM employers`)
  const post = (headers = {}) => api.post("/jobs", jobBody(), { "Idempotency-Key": "long", ...headers })
  const refused = await post()
  expectProblem(refused, { status: 409, code: "idempotency_in_progress" })
  expect(refused.headers.get("retry-after")).toBe("1")
  expectTranslated(await post(inFrench), refused)
  expect(await api.total()).toBe(0)
  // If the other request crashes, nothing of it remains.
  await long.end()
  const made = await post()
  expect(made.status, made.text).toBe(201)
  expect(made.headers.has("idempotency-replayed")).toBe(false)
})

test("dry runs do not use up ids", async ({ start, newDatabase, apiKey }) => {
  const api = apiClientOf((await start(newDatabase)).target, apiKey)
  const before = await api.createJob(jobBody())
  for (let count = 0; count < 3; count++) {
    const body = jobBody({ referenceId: "DRY", locations: [{ description: "Dry Gulch, BC" }] })
    expect((await api.post("/jobs?dryRun=true", body)).status).toBe(200)
    expect((await api.put("/jobs?dryRun=true", body)).status).toBe(200)
  }
  expect((await api.createJob(jobBody())).id).toBe(before.id + 1)
})
