import type { ApiClient, Headings } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const as = (method: string): Headings => ({ "X-HTTP-Method-Override": method })
const notAllowed = { status: 405, code: "method_not_allowed" }
const missing = { status: 404, code: "not_found" }

test.describe("POST with X-HTTP-Method-Override", () => {
  for (const method of ["PUT", "put", "Put"]) {
    test(`${method} on a job updates it`, async ({ api }) => {
      const job = await api.createJob(jobBody())
      const answer = await api.post(`/jobs/${job.id}`, { title: "Changed" }, as(method))
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual({ ...job, title: "Changed" })
    })
  }

  for (const method of ["DELETE", "delete", "Delete"]) {
    test(`${method} on a job deletes it`, async ({ api }) => {
      const { id } = await api.createJob(jobBody())
      const answer = await api.send({ method: "POST", path: `/jobs/${id}`, headers: as(method) })
      expect(answer.status, answer.text).toBe(204)
      expect(answer.text).toBe("")
      expectProblem(await api.get(`/jobs/${id}`), missing)
    })
  }

  test("DELETE on a job works with a body too", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    expect((await api.post(`/jobs/${id}`, {}, as("DELETE"))).status).toBe(204)
  })

  test("PUT on /jobs creates a job for a new referenceId and updates a known one", async ({ api }) => {
    const created = await api.post("/jobs", jobBody({ referenceId: "R" }), as("PUT"))
    expect(created.status, created.text).toBe(201)
    expect(created.headers.get("location")).toBe(api.href(`/jobs/${created.body.id}`))
    const updated = await api.post("/jobs", { referenceId: "R", title: "Changed" }, as("put"))
    expect(updated.status, updated.text).toBe(200)
    expect(updated.body).toEqual({ ...created.body, title: "Changed" })
    expect(await api.total()).toBe(1)
  })

  test("DELETE on /jobs deletes by the referenceId in the body", async ({ api }) => {
    const { id } = await api.createJob(jobBody({ referenceId: "R" }))
    expect((await api.post("/jobs", { referenceId: "R" }, as("DELETE"))).status).toBe(204)
    expectProblem(await api.get(`/jobs/${id}`), missing)
  })

  test("DELETE on /jobs deletes by the referenceId in the query when there is no body", async ({ api }) => {
    const { id } = await api.createJob(jobBody({ referenceId: "R" }))
    const message = { method: "POST", path: "/jobs?referenceId=R", headers: as("DELETE") }
    expect((await api.send(message)).status).toBe(204)
    expectProblem(await api.get(`/jobs/${id}`), missing)
  })

  test("an overridden request follows the rules of its method", async ({ api }) => {
    expectProblem(await api.post("/jobs", jobBody(), as("PUT")), {
      status: 400,
      code: "validation_failed",
      fields: ["referenceId"],
    })
    expectProblem(await api.post("/jobs", {}, as("DELETE")), {
      status: 400,
      code: "validation_failed",
      fields: ["referenceId"],
    })
    expect(await api.total()).toBe(0)
  })
})

test.describe("without an override", () => {
  for (const method of ["PATCH", "GET", "HEAD", "POST", "PUTT", "PUT, DELETE", "", "UPDATE", "__proto__"]) {
    test(`the value "${method}" is ignored`, async ({ api }) => {
      const created = await api.post("/jobs", jobBody({ referenceId: "R" }), as(method))
      expect(created.status, created.text).toBe(201)
      const refused = await api.post(`/jobs/${created.body.id}`, { title: "Changed" }, as(method))
      expectProblem(refused, notAllowed)
      expect(await api.job(created.body.id)).toEqual(created.body)
    })
  }

  const others: [
    method: string,
    send: (api: ApiClient, id: number, headers: Headings) => Promise<unknown>,
  ][] = [
    ["GET", (api, id, headers) => api.get(`/jobs/${id}`, headers)],
    ["HEAD", (api, id, headers) => api.head(`/jobs/${id}`, headers)],
    ["PUT", (api, id, headers) => api.put(`/jobs/${id}`, {}, headers)],
    ["a list", (api, _id, headers) => api.get("/jobs", headers)],
  ]
  for (const [what, send] of others) {
    test(`the header is ignored on ${what}`, async ({ api }) => {
      const job = await api.createJob(jobBody())
      expect(await send(api, job.id, as("DELETE"))).toMatchObject({ status: 200 })
      expect(await api.job(job.id)).toEqual(job)
    })
  }

  test("the header is ignored on DELETE", async ({ api }) => {
    const job = await api.createJob(jobBody())
    expect((await api.delete(`/jobs/${job.id}`, { title: "Changed" }, as("PUT"))).status).toBe(204)
  })

  test("only the header overrides: not a query, a field or another header", async ({ api }) => {
    const job = await api.createJob(jobBody({ referenceId: "R" }))
    const attempts = [
      api.post("/jobs?X-HTTP-Method-Override=DELETE&_method=DELETE", jobBody()),
      api.post("/jobs", jobBody({ _method: "DELETE", "X-HTTP-Method-Override": "DELETE" })),
      api.post("/jobs", jobBody(), { "X-HTTP-Method": "PUT", "X-Method-Override": "PUT" }),
    ]
    for (const answer of await Promise.all(attempts)) expect(answer.status, answer.text).toBe(201)
    expect(await api.job(job.id)).toEqual(job)
  })

  test("POST to a job is 405, and Allow lists the available methods", async ({ api }) => {
    const job = await api.createJob(jobBody())
    const answer = await api.post(`/jobs/${job.id}`, { title: "Changed" })
    expectProblem(answer, notAllowed)
    const allowed = (answer.headers.get("allow") ?? "").split(",").map((method) => method.trim())
    expect(allowed).toEqual(expect.arrayContaining(["GET", "PUT", "DELETE"]))
    expect(allowed).not.toContain("POST")
    expect(await api.job(job.id)).toEqual(job)
  })

  test("the header is ignored on a POST to any other path", async ({ api }) => {
    const job = await api.createJob(jobBody())
    const operations = [{ op: "update", id: job.id, job: { title: "Changed" } }]
    expect((await api.post("/jobs/batch", { operations }, as("DELETE"))).status).toBe(200)
    expect((await api.post("/checks", jobBody(), as("PUT"))).status).toBe(200)
    const restored = await api.post(`/jobs/${job.id}/restore`, { version: 1 }, as("DELETE"))
    expect(restored.status, restored.text).toBe(200)
    expect(restored.body).toEqual(job)
  })

  test("reference data cannot be changed by an override", async ({ api }) => {
    for (const path of ["/positiontypes", "/positiontypes/1", "/locations"]) {
      expectProblem(await api.post(path, {}, as("PUT")), notAllowed)
      expectProblem(await api.post(path, {}, as("DELETE")), notAllowed)
    }
  })
})
