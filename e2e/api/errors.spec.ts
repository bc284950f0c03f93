import type { ApiClient, ApiJob } from "../support/api"
import { expectProblem, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("a job id in a path", () => {
  test("answers 404 for digits that match no job", async ({ api }) => {
    for (const id of ["0", "2147483647", "2147483648", "4294967297", "9007199254740993", "9".repeat(30)]) {
      expectProblem(await api.get(`/jobs/${id}`), notFoundProblem)
    }
  })

  test("answers 400 for anything but digits", async ({ api }) => {
    for (const id of [
      "abc",
      "-1",
      "+1",
      "1.0",
      "1e0",
      "0x1",
      "1a",
      "null",
      "undefined",
      "NaN",
      "__proto__",
      "1%20",
    ]) {
      expectProblem(await api.get(`/jobs/${id}`), { status: 400, code: "validation_failed" })
    }
  })
})

test.describe("X-Request-Id", () => {
  const answers: [
    what: string,
    ask: (api: ApiClient, job: ApiJob, headers: object) => Promise<{ headers: Headers }>,
  ][] = [
    ["200", (api, job, headers) => api.get(`/jobs/${job.id}`, { ...headers })],
    ["200 of a list", (api, _job, headers) => api.get("/jobs", { ...headers })],
    ["200 of reference data", (api, _job, headers) => api.get("/positiontypes", { ...headers })],
    ["201", (api, _job, headers) => api.post("/jobs", jobBody(), { ...headers })],
    ["204", (api, job, headers) => api.delete(`/jobs/${job.id}`, undefined, { ...headers })],
    ["400", (api, _job, headers) => api.post("/jobs", "{", { ...headers })],
    ["401", (api, _job, headers) => api.get("/jobs", { ...headers, "API-Key": "none" })],
    ["404", (api, _job, headers) => api.get("/jobs/0", { ...headers })],
    ["404 of an unknown path", (api, _job, headers) => api.get("/nope", { ...headers })],
    ["405", (api, _job, headers) => api.send({ method: "PATCH", path: "/jobs", headers: { ...headers } })],
    ["409", (api, _job, headers) => api.post("/jobs", jobBody({ referenceId: "R" }), { ...headers })],
    ["415", (api, _job, headers) => api.post("/jobs", "x", { ...headers, "Content-Type": "text/plain" })],
  ]
  for (const [what, ask] of answers) {
    test(`is on an answer ${what}: the caller's own, or a new one each time`, async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const other = await api.createJob(jobBody())
      const own = "3f2b8c1e-5a7d-4e90-9b1c-0d2e4f6a8b7c"
      const echoed = await ask(api, other, { "X-Request-Id": own })
      expect(echoed.headers.get("x-request-id")).toBe(own)
      const first = await ask(api, job, {})
      const second = await ask(api, job, {})
      expect(first.headers.get("x-request-id")).toMatch(/\S/)
      expect(second.headers.get("x-request-id")).toMatch(/\S/)
      expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"))
    })
  }

  test("is the caller's own in the body of an error too", async ({ api }) => {
    const answer = await api.get("/jobs/0", { "X-Request-Id": "trace-12345" })
    expect(expectProblem(answer, notFoundProblem).requestId).toBe("trace-12345")
  })

  test("a malformed one from the caller is replaced", async ({ api }) => {
    for (const insane of ["x".repeat(1000), "", "   ", "\u00e9\u00ff"]) {
      const answer = await api.get("/jobs/0", { "X-Request-Id": insane })
      const { requestId } = expectProblem(answer, notFoundProblem)
      expect(requestId).not.toBe(insane)
    }
  })
})

test("caches never store an employer's data or an error", async ({ api, server }) => {
  const { id } = await api.createJob(jobBody())
  const answers = [
    await api.get("/jobs"),
    await api.get(`/jobs/${id}`),
    await api.put(`/jobs/${id}`, {}),
    await api.delete(`/jobs/${id}`),
    await api.get(`/jobs/${id}`),
    await server.get("/api/v1.1/jobs"),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204, 404, 401])
  for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store")
})

test("a conflict has the usual error format, plus the existing job", async ({ api }) => {
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const answer = await api.post("/jobs", jobBody({ referenceId: "R" }))
  const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
  expect(problem.existing).toEqual({ id: job.id, href: api.href(`/jobs/${job.id}`) })
})
