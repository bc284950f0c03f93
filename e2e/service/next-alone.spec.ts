import { startServer } from "../run/start-server"
import { ApiClient, type ApiJob } from "../support/api"
import { expectProblem, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"

test("Next without the front server serves the same API, as in development @sqlite", async ({
  house,
  folder,
  servers,
}) => {
  const server = await startServer("next", house.databaseUrl, folder, {}, "next")
  servers.push(server)
  const root = new ApiClient(server.target.baseUrl, {}, "")
  const api = house.apiOf(server)

  const job = await api.createJob(jobBody({ referenceId: "R" }))
  expect((await api.head(`/jobs/${job.id}`)).status).toBe(200)
  const changed = await api.put<ApiJob>("/jobs", { referenceId: "R", title: "Baker" })
  expect(changed.body).toMatchObject({ id: job.id, title: "Baker" })
  const override = await api.post<ApiJob>(
    `/jobs/${job.id}`,
    { title: "Cook" },
    { "X-HTTP-Method-Override": "PUT" },
  )
  expect(override.status, override.text).toBe(200)
  expect((await api.jobs("?q=cook&pageSize=1")).data).toMatchObject([{ id: job.id, title: "Cook" }])
  expectProblem(await api.post("/jobs", {}), {
    status: 400,
    code: "validation_failed",
    someFields: ["title"],
  })
  expect((await api.delete("/jobs", { referenceId: "R" })).status).toBe(204)
  expectProblem(await api.get(`/jobs/${job.id}`), notFoundProblem)

  expectProblem(await root.get("/api/v1.1/jobs"), { status: 401, code: "unauthorized" })
  expectProblem(await api.get("/nope/1"), notFoundProblem)
  const patched = await api.send({ method: "PATCH", path: "/jobs" })
  expectProblem(patched, { status: 405, code: "method_not_allowed" })
  expect(patched.headers.get("allow")).toContain("POST")
  const session = await house.signIn(server)
  expect((await session.get("/api/dashboard/me")).body).toMatchObject({ employer: { id: house.employer.id } })
  expect((await root.get("/sign-in")).headers.get("content-type")).toMatch(/^text\/html/)
})
