import type { Answer, ApiJob } from "../support/api"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody, without } from "../support/factories"
import { expect, test } from "../support/fixtures"

const ownPlace = { locations: [{ description: "Dry Gulch, BC" }, { description: "Vancouver, BC" }] }

/** The job in the answer, without the findings of the posting check beside it. */
function expectPreview(answer: Answer<ApiJob>): ApiJob {
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers.has("location")).toBe(false)
  expect(answer.headers.has("etag")).toBe(false)
  const { findings, ...job } = answer.body as ApiJob & { findings: unknown }
  expect(findings).toEqual(expect.any(Array))
  return job
}

test("POST with dryRun=true returns the job that would be created, with the id 0, and stores nothing", async ({
  api,
  records,
  employer,
}) => {
  const body = fullJobBody({ ...ownPlace, title: `Dry ${employer.id} run` })
  const before = await records.activities(employer.id)
  const shown = expectPreview(await api.post("/jobs?dryRun=true", body, { "Idempotency-Key": "dry" }))
  expect(shown.locations.map(({ id }) => id)).toEqual([0, 156])
  // The request log contains the call, as it does any other; it is stored a moment later.
  const holding = await records.tablesHolding(`Dry ${employer.id} run`)
  expect(holding.filter((table) => table !== "api_requests")).toEqual([])
  expect(await records.activities(employer.id)).toEqual(before)
  expect(await api.total()).toBe(0)
  // The idempotency key is unused and the place is new: the job created now is the one that was previewed.
  const made = await api.post("/jobs", body, { "Idempotency-Key": "dry" })
  expect(made.headers.has("idempotency-replayed")).toBe(false)
  const places = made.body.locations.map((place, index) => (index === 0 ? { ...place, id: 0 } : place))
  expect({ ...made.body, id: 0, locations: places }).toEqual(shown)
  const again = expectPreview(await api.post("/jobs?dryRun=true", { ...body, referenceId: null }))
  expect(again.locations).toEqual(made.body.locations)
})

test("PUT with dryRun=true, by id, by reference or as an overridden POST, returns the merged job and changes nothing", async ({
  api,
  records,
  employer,
}) => {
  const job = await api.createJob(jobBody({ referenceId: "D-1" }))
  const before = [await records.storedJob(job.id), await records.activities(employer.id)]
  const change = { title: "Baker", locations: ownPlace.locations.slice(1) }
  for (const answer of [
    await api.put(`/jobs/${job.id}?dryRun=true`, change),
    await api.put("/jobs?dryRun=true", { ...change, referenceId: "D-1" }),
    await api.post(`/jobs/${job.id}?dryRun=true`, change, { "X-HTTP-Method-Override": "PUT" }),
  ])
    expect(expectPreview(answer)).toEqual({ ...job, title: "Baker" })
  expect(expectPreview(await api.put(`/jobs/${job.id}?dryRun=true`, {}))).toEqual(job)
  expect(await records.activities(employer.id)).toEqual(before[1])
  expect(await records.storedJob(job.id)).toEqual(before[0])
  const missing = expectPreview(await api.put("/jobs?dryRun=true", jobBody({ referenceId: "D-2" })))
  expect(missing).toMatchObject({ id: 0, referenceId: "D-2" })
  expect(await api.total()).toBe(1)
})

test("a dry run is refused whenever the write would be", async ({ api, target: { baseUrl } }) => {
  const job = await api.createJob(jobBody({ referenceId: "TAKEN" }))
  const other = await api.createJob(jobBody())
  const invalid = { status: 400, code: "validation_failed" }
  expectProblem(await api.post("/jobs?dryRun=true", without(jobBody(), "title")), {
    ...invalid,
    fields: ["title"],
  })
  expectProblem(await api.put("/jobs/2147483647?dryRun=true", {}), { status: 404, code: "not_found" })
  for (const answer of [
    await api.post("/jobs?dryRun=true", jobBody({ referenceId: "TAKEN" })),
    await api.put(`/jobs/${other.id}?dryRun=true`, { referenceId: "TAKEN" }),
  ]) {
    const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
    expect(problem.existing).toEqual({ id: job.id, href: `${baseUrl}/api/v1.1/jobs/${job.id}` })
  }
  const failed = await api.put(`/jobs/${job.id}?dryRun=true`, { title: "x" }, { "If-Match": '"other"' })
  expectProblem(failed, { status: 412, code: "precondition_failed" })
})

test("dryRun=false writes, any other value is 400, and a deletion has no dry run", async ({ api }) => {
  const made = await api.post("/jobs?dryRun=false", jobBody({ referenceId: "F-1" }))
  expect(made.status).toBe(201)
  const invalid = { status: 400, code: "validation_failed", fields: ["dryRun"] }
  for (const value of ["", "1", "yes", "TRUE"]) {
    expectProblem(await api.post(`/jobs?dryRun=${value}`, jobBody()), invalid)
    expectProblem(await api.put(`/jobs?dryRun=${value}`, { referenceId: "F-1", title: "x" }), invalid)
    expectProblem(await api.put(`/jobs/${made.body.id}?dryRun=${value}`, { title: "x" }), invalid)
  }
  expectProblem(await api.delete(`/jobs/${made.body.id}?dryRun=true`), invalid)
  expectProblem(await api.delete("/jobs?referenceId=F-1&dryRun=true"), invalid)
  expect(await api.job(made.body.id)).toEqual(made.body)
  expect(await api.total()).toBe(1)
})
