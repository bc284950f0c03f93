import type { Answer, ApiClient, ApiJob } from "../support/api"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody, without } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

function post(api: ApiClient, key: string, body: unknown = jobBody()): Promise<Answer<ApiJob>> {
  return api.post("/jobs", body, { "Idempotency-Key": key })
}

/** `answer` replays `first`: it has the same job, and is marked as a replay. */
function expectReplay(answer: Answer<ApiJob>, first: Answer<ApiJob>): void {
  expect(answer.status, answer.text).toBe(201)
  expect(answer.text).toBe(first.text)
  for (const name of ["location", "etag"]) expect(answer.headers.get(name)).toBe(first.headers.get(name))
  expect(answer.headers.get("idempotency-replayed")).toBe("true")
}

test("20 simultaneous POSTs with one key create one job and get the same answer", async ({
  api,
  records,
  employer,
}) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(api, "once", fullJobBody())))
  const first = answers.find(({ headers }) => !headers.has("idempotency-replayed"))
  expect(first?.status, answers.map(({ text }) => text).join("\n")).toBe(201)
  for (const answer of answers) if (answer !== first) expectReplay(answer, first as Answer<ApiJob>)
  expect(await api.total()).toBe(1)
  const created = (await records.activities(employer.id)).filter(({ action }) => action === "job.created")
  expect(created).toHaveLength(1)
})

test("a repeated POST gets the first result, whatever has happened to the job since", async ({ api }) => {
  const first = await post(api, "k-1", fullJobBody())
  expect(first.headers.has("idempotency-replayed")).toBe(false)
  await api.put(`/jobs/${first.body.id}`, { title: "Changed" })
  expectReplay(await post(api, "k-1", fullJobBody()), first)
  await api.delete(`/jobs/${first.body.id}`)
  expectReplay(await post(api, "k-1", fullJobBody()), first)
  expect(await api.total()).toBe(0)
})

test("the same fields in another order and layout are the same body; a different value is 422", async ({
  api,
}) => {
  const body = fullJobBody()
  const first = await post(api, "k-2", body)
  const reversed = Object.fromEntries(Object.entries(body).reverse())
  expectReplay(await post(api, "k-2", JSON.stringify(reversed, null, 4)), first)
  for (const other of [{ ...body, title: "Baker" }, { ...body, closeDate: "soon" }, without(body, "title")])
    expectProblem(await post(api, "k-2", other), { status: 422, code: "idempotency_mismatch" })
  expect(await api.total()).toBe(1)
})

test("a failed POST leaves its key free for the corrected one", async ({ api }) => {
  await api.createJob(jobBody({ referenceId: "TAKEN" }))
  expect((await post(api, "k-3", jobBody({ title: "" }))).status).toBe(400)
  const duplicate = { status: 409, code: "duplicate_reference_id" }
  expectProblem(await post(api, "k-3", jobBody({ referenceId: "TAKEN" })), duplicate)
  const first = await post(api, "k-3", jobBody({ referenceId: "FREE" }))
  expect(first.status).toBe(201)
  expectReplay(await post(api, "k-3", jobBody({ referenceId: "FREE" })), first)
})

test("a key belongs to its employer, across all of the employer's API keys", async ({
  api,
  otherApi,
  target,
  employer,
  operator,
}) => {
  const first = await post(api, "shared")
  const theirs = await post(otherApi, "shared", jobBody({ title: "Theirs" }))
  expect(theirs.status).toBe(201)
  expect(theirs.headers.has("idempotency-replayed")).toBe(false)
  const { apiKey } = await operator.createKey(employer)
  expectReplay(await post(apiClientOf(target, apiKey), "shared"), first)
})

test("after 24 hours a key is free again, and its result is removed", async ({
  api,
  records,
  employer,
  operator,
}) => {
  const first = await post(api, "old", jobBody({ title: `Idem ${employer.id} potent` }))
  await records.ageIdempotencyKeys(employer.id)
  const second = await post(api, "old", jobBody({ title: "Another" }))
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
  expectReplay(await post(api, "old", jobBody({ title: "Another" })), second)
  await records.ageIdempotencyKeys(employer.id)
  await operator.forgetResults()
  expect(await records.idempotencyKeys(employer.id)).toEqual([])
})

test("a key has 1 to 255 visible ASCII characters; anything else is 400 naming the header", async ({
  api,
}) => {
  const invalid = { status: 400, code: "validation_failed", fields: ["Idempotency-Key"] }
  for (const key of ["", "two words", "a\tb", "clé", "k".repeat(256)])
    expectProblem(await post(api, key), invalid)
  expect(await api.total()).toBe(0)
  const longest = `"${"~!".repeat(126)}k"`
  const first = await post(api, longest)
  expectReplay(await post(api, longest), first)
})

test("the key applies only to POST of a job: PUT and overridden POST ignore it", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  for (const title of ["Baker", "Cook"]) {
    const headers = { "Idempotency-Key": "k-4", "X-HTTP-Method-Override": "PUT" }
    const answer = await api.post(`/jobs/${id}`, { title }, headers)
    expect(answer.body.title).toBe(title)
    expect(answer.headers.has("idempotency-replayed")).toBe(false)
  }
})
