import type { Answer, ApiClient, ApiJob, Problem } from "../support/api"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const requests: [what: string, send: (api: ApiClient, id: number) => Promise<Answer>][] = [
  ["GET", (api, id) => api.get(`/jobs/${id}`)],
  ["PUT", (api, id) => api.put(`/jobs/${id}`, { title: "Taken over" })],
  ["PUT of a whole job", (api, id) => api.put(`/jobs/${id}`, fullJobBody())],
  ["PUT of nothing", (api, id) => api.put(`/jobs/${id}`, {})],
  ["DELETE", (api, id) => api.delete(`/jobs/${id}`)],
  [
    "POST as PUT",
    (api, id) => api.post(`/jobs/${id}`, { title: "Taken over" }, { "X-HTTP-Method-Override": "PUT" }),
  ],
  ["POST as DELETE", (api, id) => api.post(`/jobs/${id}`, {}, { "X-HTTP-Method-Override": "DELETE" })],
]

for (const [what, send] of requests) {
  test(`${what}: another employer's job answers 404 exactly as a missing one does, and is not changed`, async ({
    api,
    otherApi,
  }) => {
    const theirs = await otherApi.createJob(fullJobBody({ referenceId: "THEIRS" }))
    const foreign = await send(api, theirs.id)
    const absent = await send(api, 2_147_483_647)
    expectProblem(foreign, { status: 404, code: "not_found" })
    expectProblem(absent, { status: 404, code: "not_found" })
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(absent))
    expect([...foreign.headers.keys()].sort()).toEqual([...absent.headers.keys()].sort())
    expect(await otherApi.job(theirs.id)).toEqual(theirs)
  })
}

function withoutRequestId(answer: Answer): unknown {
  return { ...(answer.body as Problem), requestId: undefined }
}

test("HEAD of another employer's job answers 404", async ({ api, otherApi }) => {
  const theirs = await otherApi.createJob(jobBody())
  expect((await api.head(`/jobs/${theirs.id}`)).status).toBe(404)
  expect((await otherApi.head(`/jobs/${theirs.id}`)).status).toBe(200)
})

test("the list, its count and its search include only the employer's own jobs", async ({ api, otherApi }) => {
  const mine = await api.createJob(jobBody({ title: "Zookeeper", referenceId: "ZOO" }))
  for (const status of ["active", "archived", "draft"]) {
    await otherApi.createJob(jobBody({ title: "Zookeeper", referenceId: `ZOO ${status}`, status }))
  }
  for (const query of ["", "?q=zoo", "?status=active", "?q=ZOO&status=active", "?pageSize=100"]) {
    const { data, paging } = await api.jobs(query)
    expect(data.map(({ id }) => id)).toEqual([mine.id])
    expect(paging).toMatchObject({ total: 1, pages: 1, next: null })
  }
  expect((await api.jobs("?status=draft")).paging.total).toBe(0)
})

test("a referenceId used only by another employer is free: neither 409 nor an update", async ({
  api,
  otherApi,
}) => {
  const theirs = await otherApi.createJob(jobBody({ referenceId: "R" }))
  const created = await api.post<ApiJob>("/jobs", jobBody({ referenceId: "R" }))
  expect(created.status).toBe(201)
  await api.delete("/jobs", { referenceId: "R" })
  const upserted = await api.put<ApiJob>("/jobs", jobBody({ referenceId: "R", title: "Mine" }))
  expect(upserted.status).toBe(201)
  expect(await otherApi.job(theirs.id)).toEqual(theirs)
})

test("an employer named in a query or header is ignored: only the key decides", async ({
  api,
  otherApi,
  otherEmployer,
}) => {
  await otherApi.createJob(jobBody())
  const asked = await api.get<{ data: ApiJob[] }>(
    `/jobs?employer=${otherEmployer.id}&employerId=${otherEmployer.id}`,
    { "X-Employer-Id": String(otherEmployer.id) },
  )
  expect(asked.status).toBe(200)
  expect(asked.body.data).toEqual([])
})
