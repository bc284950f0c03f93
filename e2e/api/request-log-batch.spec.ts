import type { Answer } from "../support/api"
import { creating, sendBatch } from "../support/batches"
import { jobBody } from "../support/factories"
import { test as withKeys } from "../support/keys"
import { RequestLog } from "../support/request-log"
import { expect } from "../support/ui"

const test = withKeys.extend<{ log: RequestLog }>({
  log: async ({ keys }, use) => {
    await use(new RequestLog(keys.session))
  },
})

const done = { code: null, errors: [], moreErrors: 0 }

test("a batch is one entry that says how many operations were done, and opens to the result of each", async ({
  api,
  log,
}) => {
  const old = await api.createJob(jobBody({ referenceId: "OLD", title: "Baker" }))
  const gone = await api.createJob(jobBody({ referenceId: "GONE" }))
  const answer = await sendBatch(api, [
    creating(jobBody({ referenceId: "NEW", title: "Line Cook" })),
    { op: "update", id: old.id, job: { title: "Head Baker" } },
    { op: "upsert", referenceId: "OLD", job: { confidential: true } },
    { op: "delete", referenceId: "GONE" },
    creating(jobBody({ referenceId: "OLD" })),
    { op: "update", referenceId: "MISSING", job: { title: "Nobody" } },
    { op: "upsert", referenceId: "BAD", job: { title: "", locations: [] } },
    { op: "delete", id: gone.id },
  ])
  const { results } = answer.body
  const record = await log.recordOf(answer)
  const made = { id: results[0]?.id, title: "Line Cook" }
  const baker = { id: old.id, title: "Head Baker" }
  expect(record).toMatchObject({ status: 200, code: null, batch: { done: 4, refused: 4 }, job: null })
  expect(record.operations).toEqual([
    { index: 0, op: "create", id: made.id, referenceId: "NEW", status: 201, ...done, job: made },
    { index: 1, op: "update", id: old.id, referenceId: "OLD", status: 200, ...done, job: baker },
    { index: 2, op: "upsert", id: old.id, referenceId: "OLD", status: 200, ...done, job: baker },
    { index: 3, op: "delete", id: null, referenceId: "GONE", status: 204, ...done, job: null },
    {
      ...{ index: 4, op: "create", id: old.id, referenceId: "OLD", status: 409, job: baker },
      ...{ code: "duplicate_reference_id", errors: results[4]?.error?.errors ?? [], moreErrors: 0 },
    },
    {
      ...{ index: 5, op: "update", id: null, referenceId: "MISSING", status: 404, job: null },
      ...{ code: "not_found", errors: [], moreErrors: 0 },
    },
    {
      ...{ index: 6, op: "upsert", id: null, referenceId: "BAD", status: 400, job: null },
      ...{ code: "validation_failed", errors: results[6]?.error?.errors?.slice(0, 5) },
      moreErrors: (results[6]?.error?.errors?.length ?? 0) - 5,
    },
    {
      ...{ index: 7, op: "delete", id: gone.id, referenceId: null, status: 404, job: null },
      ...{ code: "not_found", errors: [], moreErrors: 0 },
    },
  ])
  expect(record.operations[6]?.errors.map(({ field }) => field)).toContain("title")
  const [row] = await log.rows()
  expect(row).toMatchObject({ batch: { done: 4, refused: 4 }, jobId: null, referenceId: null })
  expect(row).not.toHaveProperty("operations")
})

test("other calls have no operations, nor does a batch that could not be read", async ({ api, log }) => {
  const single = await api.post("/jobs", jobBody())
  const unread = await sendBatch(api, [{ op: "replace" }])
  for (const answer of [single, unread]) {
    const record = await log.recordOf(answer)
    expect(record).toMatchObject({ status: answer.status, batch: null, operations: [] })
  }
})

test("a hundred operations are kept, without field values or anything that looks like a secret", async ({
  api,
  employer,
  log,
  records,
}) => {
  const secret = `s3cret-${Math.random().toString(36).slice(2)}`
  const operations = Array.from({ length: 100 }, (_, index) =>
    creating({
      ...jobBody({ referenceId: index === 0 ? employer.apiKey.slice(0, 50) : `R-${index}` }),
      ...(index % 2 === 1 && { title: `${secret} ${"x".repeat(300)}`, description: "", salary: secret }),
      applicationEmail: secret,
    }),
  )
  const answer = await sendBatch(api, operations)
  const record = await log.recordOf(answer)
  expect(record.batch).toEqual({
    done: answer.body.summary.succeeded,
    refused: answer.body.summary.failed,
  })
  expect(record.batch?.refused).toBeGreaterThanOrEqual(50)
  expect(record.operations).toHaveLength(100)
  expect(record.operations[0]?.referenceId).toBe("opn_***")
  const [stored] = (await records.apiRequests(employer.id)).filter(({ operations }) => operations !== null)
  expect(JSON.parse(String(stored?.operations))).toHaveLength(100)
  expect(String(stored?.operations)).not.toContain(secret)
  expect(String(stored?.operations).length).toBeLessThan(45_000)
})

test("a dry run or a replay is logged as the batch it answers", async ({ api, log }) => {
  const operations = [creating(jobBody({ referenceId: "R" })), creating(jobBody({ title: "" }))]
  const tried = await log.recordOf(await sendBatch(api, operations, { query: "?dryRun=true" }))
  expect(tried).toMatchObject({ path: "/api/v1.1/jobs/batch?dryRun=true", batch: { done: 1, refused: 1 } })
  expect(tried.operations[0]).toMatchObject({ status: 200, id: null, referenceId: "R", job: null })

  const headers = { "Idempotency-Key": "once" }
  const first = await log.recordOf(await sendBatch(api, operations, { headers }))
  const replayed = await sendBatch(api, operations, { headers })
  expect(replayed.headers.get("idempotency-replayed")).toBe("true")
  expect((await log.recordOf(replayed)).operations).toEqual(first.operations)
})

test("the list can be filtered to batches with refusals, and finds a batch by any of its jobs", async ({
  api,
  log,
}) => {
  const kept = await api.createJob(jobBody({ referenceId: "K_1" }))
  const whole = await sendBatch(api, [
    creating(jobBody()),
    { op: "update", id: kept.id, job: { title: "A" } },
  ])
  const partly = await sendBatch(api, [
    creating(jobBody({ referenceId: "k_1" })),
    { op: "delete", referenceId: "KX1" },
  ])
  await log.recordOf(partly)
  const idOf = ({ headers }: Answer) => headers.get("x-request-id") ?? ""
  const found = async (query: string) => (await log.rows(query)).map(({ requestId }) => requestId)
  expect(await found("?status=refusals")).toEqual([idOf(partly)])
  expect(await found("?status=refusals&code=not_found")).toEqual([])
  const about = await found("?job=K_1")
  expect(about.slice(0, -1)).toEqual([idOf(whole)])
  expect(await found(`?job=${kept.id}`)).toEqual(about)
  expect(await found("?job=KX1")).toEqual([idOf(partly)])
  expect(await found("?job=k_1&status=2xx")).toEqual([idOf(partly)])
  expect(await found("?job=K_1&status=4xx")).toEqual([])
})
