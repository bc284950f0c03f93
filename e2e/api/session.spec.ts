import type { Answer, ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { inFrench } from "../support/french"
import { apiOf, openSession } from "../support/session"
import { expect, test } from "../support/ui"

const writes: [what: string, send: (api: ApiClient, id: number) => Promise<Answer>][] = [
  ["POST /jobs", (api) => api.post("/jobs", jobBody())],
  ["PUT /jobs", (api) => api.put("/jobs", jobBody({ referenceId: "R" }))],
  ["PUT /jobs/{id}", (api, id) => api.put(`/jobs/${id}`, { title: "Changed" })],
  ["DELETE /jobs/{id}", (api, id) => api.delete(`/jobs/${id}`)],
  ["DELETE /jobs", (api) => api.delete("/jobs", { referenceId: "R" })],
]

test("a viewer's session can read, and its writes are 403 with what it lacks", async ({
  server,
  api,
  addMember,
}) => {
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const session = apiOf(await openSession(server, await addMember("viewer")))
  expect(await session.job(job.id)).toEqual(job)
  for (const [what, send] of writes) {
    const { message } = expectProblem(await send(session, job.id), { status: 403, code: "forbidden" })
    expect(message, what).toContain("viewer")
  }
  expect(await api.job(job.id)).toEqual(job)
  expect(await api.total()).toBe(1)
})

for (const role of ["editor", "admin"] as const) {
  test(`the session of an ${role} works in place of a key`, async ({ server, addMember, employer }) => {
    const session = apiOf(await openSession(server, await addMember(role)))
    const job = await session.createJob(jobBody())
    expect(job.employer.id).toBe(employer.id)
    expect((await session.put(`/jobs/${job.id}`, { title: "Changed" })).body.title).toBe("Changed")
    expect((await session.delete(`/jobs/${job.id}`)).status).toBe(204)
  })
}

test("a session's cross-site writes are refused, whatever the browser says about them", async ({
  server,
  api,
  addMember,
}) => {
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const { headers, baseUrl } = apiOf(await openSession(server, await addMember("admin")))
  const session = server.with({ Cookie: headers.Cookie ?? "" })
  const elsewhere: Record<string, string>[] = [
    {},
    { Origin: "null" },
    { Origin: "https://evil.example" },
    { Origin: baseUrl.replace(/:\d+$/, ":1") },
    { Origin: `${baseUrl}.evil.example` },
    { Origin: baseUrl, "Sec-Fetch-Site": "cross-site" },
    { Origin: baseUrl, "Sec-Fetch-Site": "same-site" },
    { Origin: baseUrl, "Sec-Fetch-Site": "none" },
  ]
  for (const from of elsewhere) {
    for (const [what, send] of writes) {
      const answer = await send(apiOf(session.with(from)), job.id)
      expect(answer.status, `${what} ${JSON.stringify(from)}`).toBe(403)
    }
    const override = { ...from, "X-HTTP-Method-Override": "DELETE" }
    expect((await apiOf(session).post(`/jobs/${job.id}`, {}, override)).status).toBe(403)
    expect((await session.delete("/api/dashboard/session", undefined, from)).status).toBe(403)
  }
  expect(await api.job(job.id)).toEqual(job)
  const asSiteItself = apiOf(session.with({ "Sec-Fetch-Site": "same-origin" }))
  expect((await asSiteItself.put(`/jobs/${job.id}`, { title: "Changed" })).status).toBe(200)
})

test("another site cannot sign anyone in", async ({ server, admin }) => {
  const { email, password } = admin
  const answer = await server.post(
    "/api/dashboard/session",
    { email, password },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  )
  expectProblem(answer, { status: 403, code: "forbidden" })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test("by session, another employer's jobs are 404 and are not changed", async ({
  server,
  otherApi,
  admin,
}) => {
  const job = await otherApi.createJob(jobBody({ referenceId: "R" }))
  const session = apiOf(await openSession(server, admin))
  const notFound = { status: 404, code: "not_found" }
  expectProblem(await session.get(`/jobs/${job.id}`), notFound)
  expectProblem(await session.put(`/jobs/${job.id}`, { title: "Changed" }), notFound)
  expectProblem(await session.delete(`/jobs/${job.id}`), notFound)
  expectProblem(await session.delete("/jobs", { referenceId: "R" }), notFound)
  expect(await session.total()).toBe(0)
  expect(await otherApi.job(job.id)).toEqual(job)
})

test("in a request with both a session and a key, only the key counts", async ({
  server,
  addMember,
  operator,
  employer,
  otherEmployer,
}) => {
  const viewer = apiOf(await openSession(server, await addMember("viewer")))
  const created = await viewer.post("/jobs", jobBody(), { "API-Key": otherEmployer.apiKey })
  expect(created.status, created.text).toBe(201)
  expect(created.body.employer.id).toBe(otherEmployer.id)

  const admin = apiOf(await openSession(server, await addMember("admin")))
  const wrongKey = await admin.get("/jobs", { "API-Key": "opn_wrong" })
  expectProblem(wrongKey, { status: 401, code: "unauthorized" })
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const readingKey = await admin.post("/jobs", jobBody(), { "API-Key": apiKey })
  expectProblem(readingKey, { status: 403, code: "forbidden" })
})

test("a wrong password and an unknown account get the same answer", async ({ server, admin }) => {
  const site = server.with({ Origin: server.baseUrl })
  const ask = async (email: string) => {
    const answer = await site.post("/api/dashboard/session", { email, password: "not the password" })
    const { requestId, ...problem } = expectProblem(answer, { status: 401, code: "unauthorized" })
    expect(requestId).toBeTruthy()
    expect(answer.headers.getSetCookie()).toEqual([])
    return problem
  }
  expect(await ask(admin.email)).toEqual(await ask(`nobody-${admin.email}`))
})

test("requesting a new password does not reveal whether an account exists", async ({ server, admin }) => {
  const site = server.with({ Origin: server.baseUrl })
  const known = await site.post("/api/dashboard/password-link", { email: admin.email })
  const unknown = await site.post("/api/dashboard/password-link", { email: `nobody-${admin.email}` })
  expect(known.status).toBe(200)
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})

test("a person with two employers works for the one they choose, with their role there", async ({
  server,
  employer,
  otherEmployer,
  otherApi,
  addMember,
  operator,
  passwordHash,
}) => {
  const { email, name, password } = await addMember("admin")
  await operator.addMember(otherEmployer, { email, name, role: "viewer", passwordHash })
  const job = await otherApi.createJob(jobBody())
  const session = await openSession(server, { email, password })
  const chosen = await session.put("/api/dashboard/me/employer", { employerId: otherEmployer.id })
  expect(chosen.status, chosen.text).toBe(204)
  expect(await apiOf(session).job(job.id)).toEqual(job)
  expectProblem(await apiOf(session).post("/jobs", jobBody()), { status: 403, code: "forbidden" })

  await session.put("/api/dashboard/me/employer", { employerId: employer.id })
  expect((await apiOf(session).get(`/jobs/${job.id}`)).status).toBe(404)
  expect((await apiOf(session).createJob(jobBody())).employer.id).toBe(employer.id)
})

test("nobody can choose an employer they do not belong to", async ({ server, admin, otherEmployer }) => {
  const session = await openSession(server, admin)
  const answer = await session.put("/api/dashboard/me/employer", { employerId: otherEmployer.id })
  expectProblem(answer, { status: 404, code: "not_found" })
  expect(await apiOf(session).total()).toBe(0)
})

test("a browser uses the account's language as soon as someone has signed in @both", async ({
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const browser = server.with({ Origin: server.baseUrl })
  const cookies = async (headers = {}) => {
    const answer = await browser.post("/api/dashboard/session", editor, headers)
    expect(answer.status, answer.text).toBe(204)
    return answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("openings.language="))
  }
  // No language has been chosen yet.
  expect(await cookies()).toEqual([])
  expect(await cookies(inFrench)).toEqual([expect.stringMatching(/^openings\.language=fr; /)])
  expect(await cookies({ "Accept-Language": "en" })).toEqual([
    expect.stringMatching(/^openings\.language=fr; /),
  ])
  const session = await openSession(server, editor)
  expect((await session.get("/api/dashboard/me")).body).toMatchObject({ person: { language: "fr" } })
})
