import pg from "pg"
import type { Answer, ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expectTranslated, inFrench } from "../support/french"
import { apiClientOf, expect } from "../support/fixtures"
import { test } from "../support/service"

const second = /^([1-9]|[1-5]\d|60)$/

function expectLimited(answer: Answer): void {
  expectProblem(answer, { status: 429, code: "rate_limited" })
  expect(answer.headers.get("retry-after")).toMatch(second)
}

/** The statuses of `count` calls, one after the other. */
async function statuses(count: number, call: () => Promise<Answer>): Promise<number[]> {
  const found = []
  for (let index = 0; index < count; index++) found.push((await call()).status)
  return found
}

const list = (api: ApiClient) => () => api.get("/jobs")

test("a key that has used up its calls gets 429 with when to retry, and writes nothing; another key is not affected", async ({
  start,
  operatorOf,
  newDatabase,
}) => {
  const { target } = await start(newDatabase, { RATE_LIMIT_PER_MINUTE: "10" })
  const operator = operatorOf(newDatabase)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  const api = apiClientOf(target, employer.apiKey)
  expect(await statuses(10, list(api))).toEqual(Array(10).fill(200))
  const refused = await api.post("/jobs", jobBody())
  expectLimited(refused)
  expect(refused.headers.get("ratelimit-policy")).toBe('"default";q=10;w=60')
  expect(refused.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/)
  expect(refused.headers.get("ratelimit")).toContain(`t=${refused.headers.get("retry-after")}`)
  expectTranslated(await api.post("/jobs", jobBody(), inFrench), refused)
  const { apiKey } = await operator.createKey(employer)
  expect(await apiClientOf(target, apiKey).total()).toBe(0)
})

test("each operation of a batch counts as a call, and a batch that exceeds the limit is refused as a whole", async ({
  start,
  operatorOf,
  newDatabase,
}) => {
  const { target } = await start(newDatabase, { RATE_LIMIT_PER_MINUTE: "10" })
  const { apiKey } = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  const api = apiClientOf(target, apiKey)
  const batchOf = (count: number) =>
    api.post("/jobs/batch", {
      operations: Array.from({ length: count }, () => ({ op: "create", job: jobBody() })),
    })
  const done = await batchOf(6)
  expect(done.body).toMatchObject({ summary: { succeeded: 6, failed: 0 } })
  expect(done.headers.get("ratelimit")).toMatch(/^"default";r=4;t=\d+$/)
  expectLimited(await batchOf(5))
  const { headers, body } = await api.get("/jobs")
  expect(body).toMatchObject({ paging: { total: 6 } })
  expect(headers.get("ratelimit")).toMatch(/^"default";r=2;t=\d+$/)
  expectLimited(await batchOf(11))
})

test("by default an address may send 30 invalid keys a minute; valid and missing keys still get their usual answer", async ({
  start,
  operatorOf,
  newDatabase,
}) => {
  const { target } = await start(newDatabase, { RATE_LIMIT_FAILED_AUTHENTICATIONS: "" })
  const { apiKey } = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  expect(await statuses(40, list(apiClientOf(target, "")))).toEqual(Array(40).fill(401))
  expect(await statuses(30, list(apiClientOf(target, `${apiKey}x`)))).toEqual(Array(30).fill(401))
  expectLimited(await apiClientOf(target, "opn_wrong").get("/jobs"))
  expect((await apiClientOf(target, apiKey).get("/jobs")).status).toBe(200)
  expect((await apiClientOf(target, "").get("/jobs")).status).toBe(401)
})

test("RATE_LIMIT_PER_MINUTE=0 turns off every limit", async ({ start, operatorOf, newDatabase }) => {
  const off = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_FAILED_AUTHENTICATIONS: "" }
  const { target } = await start(newDatabase, off)
  const { apiKey } = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  const answer = await apiClientOf(target, apiKey).get("/jobs")
  expect([answer.headers.has("ratelimit"), answer.headers.has("ratelimit-policy")]).toEqual([false, false])
  expect(await statuses(40, list(apiClientOf(target, "opn_wrong")))).toEqual(Array(40).fill(401))
})

test("two servers on one PostgreSQL share their counts, and calls still work when counting fails @postgresql", async ({
  start,
  operatorOf,
  newDatabase,
}) => {
  const limits = { RATE_LIMIT_PER_MINUTE: "20", RATE_LIMIT_FAILED_AUTHENTICATIONS: "5" }
  const servers = [await start(newDatabase, limits), await start(newDatabase, limits)]
  const operator = operatorOf(newDatabase)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  const on = (apiKey: string) => servers.map(({ target }) => apiClientOf(target, apiKey))
  // On a slow machine a burst would wait for its count longer than the service does, which then counts locally.
  const answers = []
  for (let round = 0; round < 15; round++)
    answers.push(...(await Promise.all(on(employer.apiKey).map((api) => api.get("/jobs")))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  for (const answer of answers.filter(({ status }) => status !== 200)) expectLimited(answer)
  const failures = []
  for (let round = 0; round < 5; round++)
    failures.push(...(await Promise.all(on("opn_wrong").map((api) => api.get("/jobs")))))
  expect(failures.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(5).fill(429),
  ])

  const database = new pg.Client({ connectionString: newDatabase })
  await database.connect()
  await database.query("DROP TABLE rate_limits")
  await database.end()
  const { apiKey } = await operator.createKey(employer)
  for (const api of on(apiKey)) {
    const answer = await api.post("/jobs", jobBody())
    expect(answer.status, answer.text).toBe(201)
    expect(answer.headers.get("ratelimit")).toMatch(/^"default";r=19;t=\d+$/)
  }
})

test("counts and leases of a server whose clock was ahead block nobody until then @postgresql", async ({
  start,
  operatorOf,
  newDatabase,
}) => {
  const limits = { RATE_LIMIT_PER_MINUTE: "5" }
  const employer = await operatorOf(newDatabase).createEmployer({
    ...{ name: "Acme", plan: "standard", timeZone: "UTC" },
  })
  const first = await start(newDatabase, limits)
  await statuses(8, list(apiClientOf(first.target, employer.apiKey)))
  await first.stop()
  const database = new pg.Client({ connectionString: newDatabase })
  await database.connect()
  await database.query("UPDATE rate_limits SET expire = expire + 86400000")
  await database.end()
  const api = apiClientOf((await start(newDatabase, limits)).target, employer.apiKey)
  await expect.poll(async () => (await api.get("/jobs")).status).toBe(200)
})
