import type { Problem } from "../support/api"
import { creating, resultsOf, sendBatch, statusesOf } from "../support/batches"
import { expectProblem, invalid } from "../support/expectations"
import { fullJobBody, jobBody, without } from "../support/factories"
import { expect, test } from "../support/fixtures"

const absent = 2_147_483_647

test("one of each operation gets the answer of the single call, in order", async ({ api }) => {
  const changed = await api.createJob(jobBody({ referenceId: "CHANGED" }))
  const gone = await api.createJob(jobBody())
  const results = await resultsOf(api, [
    creating(fullJobBody({ referenceId: "NEW" })),
    { op: "update", id: changed.id, job: { title: "By id" } },
    { op: "update", referenceId: "CHANGED", job: { status: "archived" } },
    { op: "upsert", referenceId: "UPSERTED", job: jobBody() },
    { op: "upsert", job: { referenceId: "UPSERTED", title: "Upserted" } },
    { op: "delete", id: gone.id },
    { op: "delete", referenceId: "CHANGED" },
  ])
  expect(statusesOf(results)).toEqual([201, 200, 200, 201, 200, 204, 204])
  const [created, , , upserted, again] = results
  for (const result of [created, again]) {
    const single = await api.get(`/jobs/${result?.id}`)
    expect(result).toMatchObject({ referenceId: single.body.referenceId, etag: single.headers.get("etag") })
  }
  expect(created?.location).toBe(api.href(`/jobs/${created?.id}`))
  expect(upserted).toMatchObject({ location: api.href(`/jobs/${upserted?.id}`), referenceId: "UPSERTED" })
  expect(again).toMatchObject({ id: upserted?.id })
  expect(again).not.toHaveProperty("location")
  expect((await api.job(upserted?.id ?? 0)).title).toBe("Upserted")
  expect(results.slice(5)).toEqual([
    { index: 5, status: 204, id: gone.id },
    { index: 6, status: 204, referenceId: "CHANGED" },
  ])
  expect(await api.total()).toBe(2)
})

test("a job created in a batch is the one that a single call would create", async ({ api }) => {
  const single = await api.createJob(fullJobBody({ referenceId: "SINGLE" }))
  const [result] = await resultsOf(api, [creating(fullJobBody({ referenceId: "BATCH" }))])
  const job = await api.job(result?.id ?? 0)
  expect({ ...job, id: 0, referenceId: "" }).toEqual({ ...single, id: 0, referenceId: "" })
})

test("a failing operation stops no other, and names every invalid field as the single call does", async ({
  api,
}) => {
  const bad = without(jobBody({ closeDate: "2001-01-01", salary: { amount: -1 } }), "title")
  const single = (await api.post<Problem>("/jobs", bad)).body
  const results = await resultsOf(api, [
    creating(jobBody()),
    creating(bad),
    { op: "update", id: absent, job: { title: "Nobody" } },
    { op: "delete", referenceId: "nobody" },
    { op: "update", referenceId: "nobody", job: jobBody() },
    { op: "upsert", job: jobBody() },
    creating(jobBody()),
  ])
  expect(statusesOf(results)).toEqual([201, 400, 404, 404, 404, 400, 201])
  const { requestId: _, ...said } = single
  expect(results[1]).toEqual({ index: 1, status: 400, error: said })
  expect(results[2]).toMatchObject({ id: absent, error: { code: "not_found" } })
  expect(results[3]).toMatchObject({ referenceId: "nobody", error: { code: "not_found" } })
  expect(results[5]?.error?.errors?.map(({ field }) => field)).toEqual(["referenceId"])
  expect(await api.total()).toBe(2)
})

test("errors in the operation itself are named along with errors in its job", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ referenceId: "R" }))
  const cases: [operation: Record<string, unknown>, fields: string[]][] = [
    [{ op: "create" }, ["job"]],
    [{ op: "create", job: [] }, ["job"]],
    [{ op: "create", job: "text" }, ["job"]],
    [{ op: "create", id: 7, job: { ...jobBody(), title: "" } }, ["id", "title"]],
    [{ op: "create", referenceId: "A", job: jobBody({ referenceId: "B" }) }, ["referenceId"]],
    [{ op: "update", job: { title: "Nobody's" } }, ["id"]],
    [{ op: "update", id: "x", job: { title: "" } }, ["id", "title"]],
    [{ op: "delete", id: -1 }, ["id"]],
    [{ op: "update", id, referenceId: "R", job: {} }, ["referenceId"]],
    [{ op: "update", id, ifMatch: 7, job: {} }, ["ifMatch"]],
    [{ op: "update", id }, ["job"]],
    [{ op: "upsert", id, job: jobBody({ referenceId: "R" }) }, ["id"]],
    [{ op: "upsert", referenceId: 7, job: jobBody() }, ["referenceId"]],
    [{ op: "delete" }, ["id"]],
    [{ op: "delete", id, job: {} }, ["job"]],
  ]
  const results = await resultsOf(
    api,
    cases.map(([operation]) => operation as never),
  )
  for (const [index, [operation, fields]] of cases.entries()) {
    const told = results[index]?.error?.errors?.map(({ field }) => field).sort()
    expect(told, JSON.stringify(operation)).toEqual(fields.toSorted())
  }
  expect(await api.total()).toBe(1)
})

test("the reference of an operation counts where its job has none, as in a job that was read", async ({
  api,
}) => {
  const job = jobBody({ referenceId: null })
  const results = await resultsOf(api, [
    { op: "create", referenceId: "R-1", job },
    { op: "upsert", referenceId: "R-2", job: { ...job, referenceId: " " } },
    { op: "upsert", referenceId: "R-1", job: { ...job, title: "Chef" } },
    { op: "create", referenceId: "R-3", job: { ...job, referenceId: "R-4" } },
  ])
  expect(statusesOf(results)).toEqual([201, 201, 200, 400])
  expect((await api.jobs("?q=r-")).data.map(({ referenceId }) => referenceId).toSorted()).toEqual([
    "R-1",
    "R-2",
  ])
})

test("null and blanks count as left out, and an id may be a string of digits", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ referenceId: "R" }))
  const results = await resultsOf(api, [
    { op: "create", id: null, referenceId: "", ifMatch: null, job: jobBody() },
    { op: "update", id: String(id), referenceId: null, job: { title: "By text" } },
    { op: "delete", id: "", referenceId: "R", job: null },
  ])
  expect(statusesOf(results)).toEqual([201, 200, 204])
})

test("ifMatch works as the header does, and 412 includes the current ETag", async ({ api }) => {
  const made = await api.post("/jobs", jobBody({ referenceId: "R" }))
  const { id } = made.body
  const read = made.headers.get("etag") ?? ""
  const results = await resultsOf(api, [
    { op: "update", id, ifMatch: read, job: { title: "First" } },
    { op: "update", id, ifMatch: read, job: { title: "Second" } },
    { op: "delete", id, ifMatch: read },
    { op: "create", ifMatch: read, job: jobBody() },
    { op: "upsert", referenceId: "R", ifMatch: read, job: { title: "Third" } },
    // An empty ifMatch, as after a lost ETag, does not match the job.
    ...["", " "].flatMap((ifMatch) => [
      { op: "update", id, ifMatch, job: { title: "Fourth" } },
      { op: "delete", id, ifMatch },
    ]),
  ])
  expect(statusesOf(results)).toEqual([200, ...Array.from({ length: 8 }, () => 412)])
  const { body, headers } = await api.get(`/jobs/${id}`)
  expect(body.title).toBe("First")
  for (const index of [0, 1, 2, 4]) expect(results[index]?.etag).toBe(headers.get("etag"))
  expect(results[3]).not.toHaveProperty("etag")
})

test("dryRun writes and deletes nothing, and says what would become of each operation", async ({
  api,
  records,
  employer,
}) => {
  const { id } = await api.createJob(jobBody({ referenceId: "R" }))
  const before = await records.stored(employer.id)
  const results = await resultsOf(
    api,
    [
      creating(jobBody({ referenceId: "NEW" })),
      creating(jobBody({ title: "" })),
      { op: "update", id, job: { title: "Changed" } },
      { op: "upsert", referenceId: "R", job: { title: "Changed" } },
      { op: "delete", id },
      { op: "delete", referenceId: "R" },
      { op: "delete", referenceId: "GONE" },
      { op: "delete", id, ifMatch: '"old"' },
    ],
    { query: "?dryRun=true", headers: { "Idempotency-Key": "dry" } },
  )
  expect(statusesOf(results)).toEqual([200, 400, 200, 200, 204, 204, 404, 412])
  expect(results[0]).toEqual({ index: 0, status: 200, referenceId: "NEW", findings: expect.any(Array) })
  expect(results[2]).toEqual({ index: 2, status: 200, id, referenceId: "R", findings: expect.any(Array) })
  expect(results[4]).toEqual({ index: 4, status: 204, id })
  expect(results[5]).toEqual({ index: 5, status: 204, referenceId: "R" })
  for (const failed of [results[1], results[7]]) expect(failed).not.toHaveProperty("findings")
  expect(await records.stored(employer.id)).toEqual(before)
  expectProblem(await sendBatch(api, [creating(jobBody())], { query: "?dryRun=perhaps" }), {
    ...invalid,
    fields: ["dryRun"],
  })
})

test("each operation is recorded as a separate activity, as a single call is", async ({
  api,
  records,
  employer,
}) => {
  const [created] = await resultsOf(api, [creating(jobBody({ referenceId: "R" }))])
  await resultsOf(api, [
    { op: "update", id: created?.id, job: { title: "One" } },
    { op: "update", id: created?.id, job: { title: "Two" } },
    { op: "update", id: created?.id, job: { title: "Two" } },
    { op: "update", id: created?.id, job: { status: "archived" } },
  ])
  const activities = (await records.activities(employer.id)).filter(
    (activity) => activity.object_kind === "job" || activity.objectKind === "job",
  )
  expect(activities.map(({ action }) => action)).toEqual([
    "job.created",
    "job.changed",
    "job.changed",
    "job.status_changed",
  ])
})

test("messages of operations are in the requested language", async ({ api }) => {
  const headers = { "Accept-Language": "fr" }
  const { body, headers: answered } = await sendBatch(api, [{ op: "delete", id: absent }], { headers })
  const single = await api.delete(`/jobs/${absent}`, undefined, headers)
  expect(body.results[0]?.error?.message).toBe((single.body as Problem).message)
  expect(answered.get("content-language")).toBe("fr")
})
