import type { ApiClient } from "../support/api"
import { creating, sendBatch, type SentBatchOperation } from "../support/batches"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

const send = (api: ApiClient, key: string, operations: SentBatchOperation[]) =>
  sendBatch(api, operations, { headers: { "Idempotency-Key": key } })

const several = (count: number) =>
  Array.from({ length: count }, (_, index) => creating(jobBody({ title: `Cook ${index}` })))

test("a repeated batch gets the first results, whatever has happened to the jobs since", async ({ api }) => {
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const operations = [
    creating(jobBody()),
    creating(jobBody({ title: "" })),
    { op: "update", id: job.id, job: { title: "Changed" } },
    { op: "update", id: job.id, job: { title: "Changed" } },
    { op: "delete", referenceId: "R" },
    { op: "delete", referenceId: "R" },
    creating(jobBody({ referenceId: "R" })),
  ]
  const first = await send(api, "k-1", operations)
  expect(first.body.results.map(({ status }) => status)).toEqual([201, 400, 200, 200, 204, 404, 201])
  expect(first.headers.has("idempotency-replayed")).toBe(false)
  await api.put("/jobs", { referenceId: "R", title: "Changed since" })
  const again = await send(api, "k-1", operations)
  expect(again.text).toBe(first.text)
  expect(again.headers.get("idempotency-replayed")).toBe("true")
  expect(await api.total()).toBe(2)
})

test("10 simultaneous batches with one key do everything once and get the same answer", async ({
  api,
  records,
  employer,
}) => {
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const operations = [
    ...several(30),
    { op: "update", id: job.id, job: { referenceId: "S" } },
    { op: "delete", referenceId: "R" },
    { op: "upsert", referenceId: "U", job: jobBody() },
    { op: "delete", referenceId: "S" },
  ]
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(api, "once", operations)))
  const done = answers.filter(({ status }) => status === 200)
  for (const { status, body } of answers)
    if (status !== 200) expect(body).toMatchObject({ code: "idempotency_in_progress" })
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ text }) => text)).size).toBe(1)
  expect(done[0]?.body.summary).toEqual({ succeeded: 33, failed: 1 })
  expect(await api.total()).toBe(31)
  const created = (await records.activities(employer.id)).filter(({ action }) => action === "job.created")
  expect(created).toHaveLength(32)
  expect((await send(api, "once", operations)).text).toBe(done[0]?.text)
})

test("of simultaneous batches with one key, all but the one that did the work are marked as replayed", async ({
  api,
}) => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(api, "one", several(1))))
  const done = answers.filter(({ status }) => status === 200)
  const replayed = done.filter(({ headers }) => headers.get("idempotency-replayed") === "true")
  expect(done.length - replayed.length).toBe(1)
  expect(await api.total()).toBe(1)
})

test("a repeat completes whatever a service error left undone, and does nothing twice", async ({
  api,
  records,
  employer,
}) => {
  const job = await api.createJob(jobBody())
  const operations = [
    { op: "update", id: job.id, job: {} },
    creating(jobBody({ title: "" })),
    ...several(3),
    { op: "delete", id: job.id },
  ]
  const allow = await records.refuseActivities(employer.id)
  const first = await send(api, "k-2", operations)
  await allow()
  expect(first.body.results.map(({ status }) => status)).toEqual([200, 400, 500, 500, 500, 500])
  expect(first.text).not.toMatch(/activit/i)
  const second = await send(api, "k-2", operations)
  expect(second.body.results.map(({ status }) => status)).toEqual([200, 400, 201, 201, 201, 204])
  expect(second.headers.has("idempotency-replayed")).toBe(false)
  const third = await send(api, "k-2", operations)
  expect(third.text).toBe(second.text)
  expect(third.headers.get("idempotency-replayed")).toBe("true")
  expect(await api.total()).toBe(3)
})

test("a different batch or a single call under the same key is 422; the same batch in another layout is a repeat", async ({
  api,
}) => {
  const operations = [creating(jobBody()), { op: "delete", referenceId: "none" }]
  const first = await send(api, "k-3", operations)
  const reversed = operations.map((each) => Object.fromEntries(Object.entries(each).reverse()))
  expect((await send(api, "k-3", reversed as never)).text).toBe(first.text)
  const mismatch = { status: 422, code: "idempotency_mismatch" }
  for (const other of [
    operations.toReversed(),
    operations.slice(1),
    [...operations, creating(jobBody())],
    [creating(jobBody()), { op: "delete", referenceId: "none", ifMatch: '"x"' }],
  ])
    expectProblem(await send(api, "k-3", other), mismatch)
  expectProblem(await api.post("/jobs", jobBody(), { "Idempotency-Key": "k-3" }), mismatch)
  await api.post("/jobs", jobBody(), { "Idempotency-Key": "k-4" })
  expectProblem(await send(api, "k-4", [creating(jobBody())]), mismatch)
  expect(await api.total()).toBe(2)
})

test("a key belongs to its employer, and a caller with fewer scopes does not see the results of another's batch", async ({
  api,
  otherApi,
  target,
  operator,
  employer,
}) => {
  const operations = [creating(jobBody({ confidential: true })), creating(jobBody())]
  const first = await send(api, "shared", operations)
  const theirs = await send(otherApi, "shared", operations)
  expect(theirs.body.results[0]?.id).not.toBe(first.body.results[0]?.id)
  const { apiKey } = await operator.createKey(employer)
  expect((await send(apiClientOf(target, apiKey), "shared", operations)).text).toBe(first.text)
  const less = await operator.createKey(employer, { scopes: ["jobs:read", "jobs:write"] })
  expectProblem(await send(apiClientOf(target, less.apiKey), "shared", operations), {
    status: 422,
    code: "idempotency_mismatch",
  })
  expect(await api.total()).toBe(2)
})

test("after 24 hours a key is free again, and its stored results are gone", async ({
  api,
  records,
  employer,
  operator,
}) => {
  const first = await send(api, "old", several(3))
  expect(await records.idempotencyKeys(employer.id)).toHaveLength(4)
  await records.ageIdempotencyKeys(employer.id)
  const second = await send(api, "old", several(2))
  expect(second.body.summary).toEqual({ succeeded: 2, failed: 0 })
  expect(second.body.results[0]?.id).not.toBe(first.body.results[0]?.id)
  expect((await send(api, "old", several(2))).text).toBe(second.text)
  await records.ageIdempotencyKeys(employer.id)
  await operator.forgetResults()
  expect(await records.idempotencyKeys(employer.id)).toEqual([])
})

test("an invalid key is 400 naming the header, and nothing is done", async ({ api }) => {
  expectProblem(await send(api, "two words", [creating(jobBody())]), {
    status: 400,
    code: "validation_failed",
    fields: ["Idempotency-Key"],
  })
  expect(await api.total()).toBe(0)
})
