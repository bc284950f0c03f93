import type { Answer, ApiClient, Headings, Problem } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

function expectUnauthorized(answer: Answer): Problem {
  const problem = expectProblem(answer, { status: 401, code: "unauthorized" })
  expect(answer.headers.get("www-authenticate")).toBe("API-Key")
  return problem
}

const endpoints: [what: string, send: (api: ApiClient, id: number) => Promise<Answer>][] = [
  ["GET /jobs", (api) => api.get("/jobs")],
  ["GET /jobs/{id}", (api, id) => api.get(`/jobs/${id}`)],
  ["POST /jobs", (api) => api.post("/jobs", jobBody())],
  ["PUT /jobs", (api) => api.put("/jobs", jobBody({ referenceId: "R" }))],
  ["PUT /jobs/{id}", (api, id) => api.put(`/jobs/${id}`, { title: "Changed" })],
  ["DELETE /jobs/{id}", (api, id) => api.delete(`/jobs/${id}`)],
  ["DELETE /jobs", (api) => api.delete("/jobs", { referenceId: "R" })],
  ["DELETE /jobs?referenceId", (api) => api.delete("/jobs?referenceId=R")],
  [
    "POST /jobs/{id} as DELETE",
    (api, id) => api.post(`/jobs/${id}`, {}, { "X-HTTP-Method-Override": "DELETE" }),
  ],
  [
    "POST /jobs/{id} as PUT",
    (api, id) => api.post(`/jobs/${id}`, { title: "x" }, { "X-HTTP-Method-Override": "PUT" }),
  ],
]

for (const [what, send] of endpoints) {
  test(`${what} without a key answers 401, and nothing changes`, async ({ api, anonymous }) => {
    const job = await api.createJob(jobBody({ referenceId: "R" }))
    expectUnauthorized(await send(anonymous, job.id))
    expect(await api.job(job.id)).toEqual(job)
    expect(await api.total()).toBe(1)
  })
}

test("HEAD without a key answers 401 without a body", async ({ anonymous }) => {
  const answer = await anonymous.head("/jobs")
  expect(answer.status).toBe(401)
  expect(answer.headers.get("www-authenticate")).toBe("API-Key")
  expect(answer.text).toBe("")
})

test("a request without a key learns nothing about its body or its path", async ({ anonymous }) => {
  expectUnauthorized(await anonymous.post("/jobs", "{"))
  expectUnauthorized(await anonymous.post("/jobs", {}))
  expectUnauthorized(await anonymous.get("/jobs?page=0"))
  expectUnauthorized(await anonymous.get("/jobs/2147483647"))
})

test("missing, malformed, unknown, expired and revoked keys all get the same answer", async ({
  target,
  anonymous,
  employer,
  operator,
}) => {
  const expired = await operator.createKey(employer, { expiresAt: new Date(Date.now() - 1000) })
  const revoked = await operator.createKey(employer)
  await operator.revokeKey(employer, revoked.id)
  const last = employer.apiKey.slice(-1)
  const keys = [
    "",
    "x",
    "opn_",
    expired.apiKey,
    revoked.apiKey,
    employer.apiKey.slice(0, -1),
    employer.apiKey.slice(0, -1) + (last === "a" ? "b" : "a"),
    employer.apiKey.slice(4),
    `${employer.apiKey}x`,
    `opn_${"0".repeat(38)}`,
    "' OR 1=1 --",
    "null",
    "k".repeat(4000),
  ]
  const reference = withoutRequestId(expectUnauthorized(await anonymous.get("/jobs")))
  for (const key of keys) {
    const problem = expectUnauthorized(await apiClientOf(target, key).get("/jobs"))
    expect(withoutRequestId(problem), key.slice(0, 60)).toEqual(reference)
  }
})

function withoutRequestId(problem: Problem): unknown {
  return { ...problem, requestId: undefined }
}

test("keys are case-sensitive", async ({ target, employer }) => {
  for (const key of [employer.apiKey.toUpperCase(), employer.apiKey.toLowerCase()]) {
    expectUnauthorized(await apiClientOf(target, key).get("/jobs"))
  }
})

test("a key works until it is revoked, and stops working at once", async ({ target, employer, operator }) => {
  const { id, apiKey } = await operator.createKey(employer)
  const api = apiClientOf(target, apiKey)
  for (let count = 0; count < 3; count++) expect((await api.get("/jobs")).status).toBe(200)
  await operator.revokeKey(employer, id)
  expectUnauthorized(await api.get("/jobs"))
})

test("an employer may have several keys, and revoking one leaves the others", async ({
  api,
  target,
  employer,
  operator,
}) => {
  const second = await operator.createKey(employer, { expiresAt: new Date(Date.now() + 3_600_000) })
  const third = await operator.createKey(employer)
  const job = await api.createJob(jobBody())
  await operator.revokeKey(employer, third.id)
  expect((await apiClientOf(target, second.apiKey).job(job.id)).id).toBe(job.id)
  expect((await api.get("/jobs")).status).toBe(200)
})

test("the header name is case-insensitive", async ({ anonymous, employer }) => {
  for (const name of ["api-key", "API-KEY", "Api-Key"]) {
    expect((await anonymous.get("/jobs", { [name]: employer.apiKey })).status).toBe(200)
  }
})

test("only the API-Key header carries a key", async ({ anonymous, employer }) => {
  const others: Headings[] = [
    { Authorization: `Bearer ${employer.apiKey}` },
    { Authorization: employer.apiKey },
    { "X-API-Key": employer.apiKey },
    { Cookie: `API-Key=${employer.apiKey}` },
  ]
  for (const headers of others) expectUnauthorized(await anonymous.get("/jobs", headers))
  expectUnauthorized(await anonymous.get(`/jobs?API-Key=${employer.apiKey}&api_key=${employer.apiKey}`))
})

test("a new job belongs to the employer of the key that creates it", async ({
  api,
  employer,
  otherApi,
  otherEmployer,
}) => {
  expect((await api.createJob(jobBody())).employer).toEqual({ id: employer.id, name: employer.name })
  const theirs = await otherApi.createJob(jobBody())
  expect(theirs.employer).toEqual({ id: otherEmployer.id, name: otherEmployer.name })
})

test.describe("a key with limited scopes", () => {
  test("gets 403 for anything outside its scopes, and nothing changes", async ({
    api,
    target,
    employer,
    operator,
  }) => {
    const job = await api.createJob(jobBody({ referenceId: "R" }))
    const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
    const reader = apiClientOf(target, apiKey)
    expect(await reader.job(job.id)).toEqual(job)
    expect(await reader.total()).toBe(1)
    const refusals = [
      await reader.post("/jobs", jobBody()),
      await reader.put("/jobs", jobBody({ referenceId: "R" })),
      await reader.put(`/jobs/${job.id}`, { title: "Changed" }),
      await reader.delete(`/jobs/${job.id}`),
      await reader.delete("/jobs", { referenceId: "R" }),
      await reader.delete("/jobs?referenceId=R"),
      await reader.post(`/jobs/${job.id}`, {}, { "X-HTTP-Method-Override": "DELETE" }),
    ]
    for (const answer of refusals) expectProblem(answer, { status: 403, code: "forbidden" })
    expect(await api.job(job.id)).toEqual(job)
    expect(await api.total()).toBe(1)
  })

  test("can write without being able to delete", async ({ target, employer, operator }) => {
    const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read", "jobs:write"] })
    const writer = apiClientOf(target, apiKey)
    const job = await writer.createJob(jobBody())
    expect((await writer.put(`/jobs/${job.id}`, { title: "Changed" })).status).toBe(200)
    expectProblem(await writer.delete(`/jobs/${job.id}`), { status: 403, code: "forbidden" })
    expect((await writer.get(`/jobs/${job.id}`)).status).toBe(200)
  })
})

test("no answer repeats the key", async ({ api, employer }) => {
  const answers = [
    await api.post("/jobs", jobBody()),
    await api.get("/jobs?q=x&page=1"),
    await api.get("/jobs/0"),
    await api.post("/jobs", "{"),
  ]
  for (const { text, headers } of answers) {
    expect(text + JSON.stringify([...headers])).not.toContain(employer.apiKey)
  }
})
