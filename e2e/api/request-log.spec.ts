import type { PresentedRequestRow } from "@/lib/api/dashboard/requests"
import type { Answer } from "../support/api"
import { generateKey } from "@/lib/domain/api-keys/key-secret"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { clientOf } from "../support/fixtures"
import { test as withKeys } from "../support/keys"
import { RequestLog, requestsPath } from "../support/request-log"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

const test = withKeys.extend<{ log: RequestLog }>({
  log: async ({ keys }, use) => {
    await use(new RequestLog(keys.session))
  },
})

const requestIds = (rows: PresentedRequestRow[]) => rows.map(({ requestId }) => requestId)

test("a write is logged with its key, its job and its body; a read is not", async ({ log, keys }) => {
  const { key, api } = await keys.created({ name: "ATS sync" })
  await api.get("/jobs")
  const body = jobBody({ referenceId: "K-17" })
  const made = await api.post("/jobs", body)
  const record = await log.recordOf(made)
  expect(record).toMatchObject({
    key: { id: key.id, name: "ATS sync", state: "active" },
    method: "POST",
    path: "/api/v1.1/jobs",
    status: 201,
    code: null,
    message: null,
    keyState: null,
    jobId: made.body.id,
    referenceId: "K-17",
    errors: [],
    bodyCut: false,
    job: { id: made.body.id, title: "Line Cook" },
  })
  expect(JSON.parse(record.body ?? "")).toEqual(body)
  expect(Math.abs(Date.now() - Date.parse(record.at))).toBeLessThan(60_000)
  expect(record.milliseconds).toBeGreaterThan(0)
  expect(await log.rows()).toHaveLength(1)
})

test("every kind of failed call by key is logged, as its sender was told", async ({ api, log }) => {
  const job = await api.createJob(jobBody({ referenceId: "TAKEN" }))
  const refused = await api.post("/jobs", jobBody({ title: "", categories: [{ id: 999 }] }))
  const problem = expectProblem(refused, {
    status: 400,
    code: "validation_failed",
    someFields: ["title", "categories[0].id"],
  })
  expect(await log.recordOf(refused)).toMatchObject({
    status: 400,
    code: "validation_failed",
    message: problem.message,
    errors: problem.errors,
  })
  const failures = {
    "not JSON": await api.post("/jobs", '{"title": "Cook'),
    "another type": await api.send({
      method: "POST",
      path: "/jobs",
      headers: { "Content-Type": "text/plain" },
      body: "x",
    }),
    "a bad query": await api.get("/jobs?pageSize=0&q=cook"),
    "no such job": await api.get("/jobs/2147483647"),
    "a reference in use": await api.post("/jobs", jobBody({ referenceId: "TAKEN" })),
    "no such method": await api.json("PATCH", `/jobs/${job.id}`, {}),
    "no such address": await api.post("/job", jobBody()),
    "a public list": await api.get("/locations?pageSize=0"),
  }
  for (const [what, answer] of Object.entries(failures)) {
    const { code } = answer.body as { code: string }
    expect(await log.recordOf(answer), what).toMatchObject({ status: answer.status, code })
  }
  expect(await log.recordOf(failures["a bad query"])).toMatchObject({
    method: "GET",
    path: "/api/v1.1/jobs?pageSize=0&q=cook",
    body: null,
  })
  expect(await log.recordOf(failures["a reference in use"])).toMatchObject({
    jobId: job.id,
    job: { id: job.id },
  })
})

test("a refused key's calls are its employer's to see, with what the key was; an unknown key's are nobody's", async ({
  log,
  keys,
  operator,
  employer,
  target,
}) => {
  const paused = await keys.created()
  await keys.change(paused.key.id, { paused: true })
  const revoked = await keys.created()
  await keys.revoke(revoked.key.id)
  const { apiKey: expired } = await operator.createKey(employer, { expiresAt: new Date(Date.now() - 1000) })
  const unknown = await clientOf(target, generateKey()).post("/jobs", jobBody())
  for (const [state, api] of [
    ["paused", paused.api],
    ["revoked", revoked.api],
    ["expired", clientOf(target, expired)],
  ] as const) {
    const answer = await api.post("/jobs", jobBody())
    expect({ ...(answer.body as object), requestId: "" }).toEqual({
      ...(unknown.body as object),
      requestId: "",
    })
    expect(await log.recordOf(answer)).toMatchObject({ status: 401, code: "unauthorized", keyState: state })
  }
  expect(await log.rows()).toHaveLength(3)
})

test("no secret is stored, and a long body is cut", async ({ api, employer, log, records }) => {
  const secret = `s3cret-${Math.random().toString(36).slice(2)}`
  const id = encodeURIComponent(employer.apiKey)
  const sent = [
    await api.post("/jobs", jobBody({ password: secret, deep: [{ "api-key": [secret] }] })),
    await api.post("/jobs", jobBody({ title: `Call us with ${employer.apiKey}`, access_token: secret })),
    await api.post("/jobs", `{"title": "Cook", 'password': '${secret}', token=${secret}`),
    await api.get(`/jobs?pageSize=0&q=${id}&token=${secret}`),
    await api.get("/jobs/0", { "X-Request-Id": "fine" }),
  ]
  for (const answer of sent) await log.recordOf(answer)
  const masked = await log.recordOf(sent[0] as Answer)
  expect(JSON.parse(masked.body ?? "")).toMatchObject({ password: "***", deep: [{ "api-key": "***" }] })
  expect(await records.tablesHolding(secret)).toEqual([])
  const stored = await records.apiRequests(employer.id)
  expect(JSON.stringify(stored)).not.toContain(employer.apiKey.slice(8))

  const whole = await log.recordOf(
    await api.post("/jobs", jobBody({ description: `<p>${"é".repeat(1_500)}</p>` })),
  )
  expect(whole.bodyCut).toBe(false)
  const long = await log.recordOf(
    await api.post("/jobs", jobBody({ description: `<p>${"é".repeat(9_000)}</p>` })),
  )
  expect(long.bodyCut).toBe(true)
  expect(Buffer.byteLength(long.body ?? "")).toBeLessThanOrEqual(4_096)
  expect(Buffer.byteLength(long.body ?? "")).toBeGreaterThan(4_000)
})

test("the list is newest first, in pages, and filtered by key, status, code, method and job", async ({
  log,
  keys,
}) => {
  const one = await keys.created({ name: "One" })
  const two = await keys.created({ name: "Two" })
  const made = await one.api.post("/jobs", jobBody({ referenceId: "K-17" }))
  const put = await two.api.put("/jobs", { referenceId: "K-17", title: "Chef" })
  const bad = await two.api.put(`/jobs/${made.body.id}`, { title: "" })
  const missing = await one.api.get("/jobs/2147483647")
  await log.recordOf(missing)
  const [madeId, putId, badId, missingId] = [made, put, bad, missing].map(
    ({ headers }) => headers.get("x-request-id") ?? "",
  )
  const found = async (query: string) => requestIds(await log.rows(query))
  expect(await found("")).toEqual([missingId, badId, putId, madeId])
  expect(await found(`?key=${one.key.id}`)).toEqual([missingId, madeId])
  expect(await found("?status=2xx")).toEqual([putId, madeId])
  expect(await found("?status=201")).toEqual([madeId])
  expect(await found("?status=failed")).toEqual([missingId, badId])
  expect(await found("?status=5xx")).toEqual([])
  expect(await found("?code=validation_failed")).toEqual([badId])
  expect(await found("?method=PUT&status=2xx")).toEqual([putId])
  expect(await found("?job=K-17")).toEqual([badId, putId, madeId])
  expect(await found(`?job=${made.body.id}`)).toEqual([badId, putId, madeId])
  expect(await found("?job=K-1")).toEqual([])

  const first = await log.page("?pageSize=3")
  expect(requestIds(first.data)).toEqual([missingId, badId, putId])
  const rest = await log.page(`?pageSize=3&before=${first.next}`)
  expect(requestIds(rest.data)).toEqual([madeId])
  expect(rest.next).toBeNull()

  const refused = await log.session.get(
    `${requestsPath}?status=999&code=x&key=x&before=x&method=x&pageSize=0`,
  )
  const fields = ["status", "code", "key", "before", "method", "pageSize"]
  expectProblem(refused, { status: 400, code: "validation_failed", fields })
})

test("it is the admins' alone: others and keys are refused, and another employer sees nothing of it", async ({
  api,
  keys,
  log,
  server,
  addMember,
  otherEmployer,
}) => {
  const record = await log.recordOf(await api.post("/jobs", jobBody()))
  const paths = [requestsPath, `${requestsPath}/${record.id}`]
  const session = async (...who: Parameters<typeof addMember>) => openSession(server, await addMember(...who))
  for (const each of [await session("editor"), await session("viewer"), server.with(api.headers)]) {
    for (const path of paths) expectProblem(await each.get(path), { status: 403, code: "forbidden" })
  }
  for (const path of paths) expectProblem(await server.get(path), { status: 401, code: "unauthorized" })
  const stranger = await session("admin", otherEmployer)
  expect(await new RequestLog(stranger).rows(`?key=${record.key?.id}`)).toEqual([])
  expectProblem(await stranger.get(paths[1] ?? ""), { status: 404, code: "not_found" })
  expectProblem(await keys.session.get(`${requestsPath}/nothing`), { status: 404, code: "not_found" })
})

test("it goes back 30 days, and keeps the latest 10,000 of an employer", async ({
  api,
  log,
  operator,
  records,
  employer,
}) => {
  const day = 86_400_000
  const { key } = await log.recordOf(await api.get("/jobs/0"))
  await records.addApiRequests(employer.id, key?.id ?? 0, [
    new Date(Date.now() - 30 * day - 60_000),
    new Date(Date.now() - 30 * day + 60_000),
  ])
  expect(await log.rows()).toHaveLength(3)
  await operator.removeOldRequests()
  expect(await log.rows()).toHaveLength(2)

  const times = Array.from({ length: 10_050 }, (_, index) => new Date(Date.now() - day - index * 1000))
  await records.addApiRequests(employer.id, key?.id ?? 0, times)
  const latest = await log.recordOf(await api.get("/jobs/0"))
  const stored = await records.apiRequests(employer.id)
  expect(stored).toHaveLength(10_000)
  expect(stored.at(-1)?.id).toBe(latest.id)
})

test("a key is said to be failing when all its calls have failed for 15 minutes, but for ordinary answers", async ({
  keys,
  records,
  employer,
}) => {
  const minutesAgo = (...minutes: number[]) => minutes.map((count) => new Date(Date.now() - count * 60_000))
  const lasting = minutesAgo(16, 12, 8, 4, 1)
  const make = async (name: string, times: Date[], status?: number) => {
    const { key } = await keys.created({ name })
    await records.addApiRequests(employer.id, key.id, times, status)
    return key.id
  }
  const failing = await make("Failing", lasting)
  const sound = [
    await make("Few", lasting.slice(0, 4)),
    await make("Short", minutesAgo(14, 12, 8, 4, 1)),
    await make("Ordinary", lasting, 404),
    await make("Written", lasting, 201),
    await make("Long over", minutesAgo(1500, 1499, 1498, 1497, 1496)),
  ]
  const working = await keys.created({ name: "Working" })
  await records.addApiRequests(employer.id, working.key.id, lasting)
  expect((await keys.listed(failing)).failing).toEqual({ since: lasting[0]?.toISOString(), calls: 5 })
  for (const id of sound) expect((await keys.listed(id)).failing).toBeNull()
  expect((await keys.listed(working.key.id)).failing).not.toBeNull()
  expect((await working.api.get("/me")).status).toBe(200)
  await expect.poll(async () => (await keys.listed(working.key.id)).failing, { timeout: 15_000 }).toBeNull()
})
