import type { Answer } from "../support/api"
import { generateKey } from "@/lib/domain/api-keys/key-secret"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf } from "../support/fixtures"
import { test as withKeys } from "../support/keys"
import { RequestLog } from "../support/request-log"
import { expect } from "../support/ui"

const test = withKeys.extend<{ log: RequestLog }>({
  log: async ({ keys }, use) => {
    await use(new RequestLog(keys.session))
  },
})

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

test("every kind of failed call by key is logged as the sender saw it", async ({ api, log }) => {
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

test("calls of a refused key are logged for its employer with the key's state; calls of an unknown key for nobody", async ({
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
  const unknown = await apiClientOf(target, generateKey()).post("/jobs", jobBody())
  for (const [state, api] of [
    ["paused", paused.api],
    ["revoked", revoked.api],
    ["expired", apiClientOf(target, expired)],
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

test("no secret is stored, and a long body is truncated", async ({ api, employer, log, records }) => {
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
