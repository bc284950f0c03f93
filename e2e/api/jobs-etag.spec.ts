import { mergeTests } from "@playwright/test"
import type { Answer } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { test as plain } from "../support/fixtures"
import { openSession } from "../support/session"
import { expect, test as withPeople } from "../support/ui"

const test = mergeTests(plain, withPeople)

const stale = '"of-a-job-that-was"'

function etagOf({ headers }: Answer): string {
  const etag = headers.get("etag") ?? "none"
  expect(etag).toMatch(/^"[\x21\x23-\x7e]+"$/)
  return etag
}

function expectFailed(answer: Answer, etag: string | null): void {
  expectProblem(answer, { status: 412, code: "precondition_failed" })
  expect(answer.headers.get("etag")).toBe(etag)
}

test("POST, PUT, GET and HEAD return the same strong ETag for the same state", async ({ api }) => {
  const created = await api.put("/jobs", fullJobBody({ referenceId: "E-1" }))
  const path = `/jobs/${created.body.id}`
  const etag = etagOf(created)
  for (const answer of [
    await api.get(path),
    await api.head(path),
    await api.put(path, { confidential: true }),
  ])
    expect(etagOf(answer)).toBe(etag)
  const changed = await api.put("/jobs", { referenceId: "E-1", title: "Sous Chef" })
  expect(etagOf(changed)).not.toBe(etag)
  expect(etagOf(await api.get(path))).toBe(etagOf(changed))
  expect(etagOf(await api.post("/jobs", jobBody()))).not.toBe(etagOf(changed))
  expect((await api.get("/jobs")).headers.has("etag")).toBe(false)
})

test("the ETag changes when publishDate is refreshed and when the employer is renamed", async ({
  api,
  server,
  admin,
  records,
  operator,
}) => {
  const body = jobBody({ autoRefresh: true, closeDate: daysAfter(today("UTC"), 30) })
  const path = `/jobs/${(await api.createJob(body)).id}`
  await records.backdate(Number(path.slice(6)), { publishDate: daysAfter(today("UTC"), -8) })
  const before = etagOf(await api.get(path))
  await operator.refreshJobs()
  const refreshed = etagOf(await api.get(path))
  expect(refreshed).not.toBe(before)
  const session = await openSession(server, admin)
  const renamed = await session.put("/api/dashboard/employer", { name: "Acme Bistros", timeZone: "UTC" })
  expect(renamed.status, renamed.text).toBe(200)
  expectFailed(await api.put(path, { title: "Late" }, { "If-Match": refreshed }), etagOf(await api.get(path)))
})

test("If-None-Match on GET and HEAD answers 304 without a body, and 200 once the job has changed", async ({
  api,
}) => {
  const { id } = await api.createJob(jobBody())
  const etag = etagOf(await api.get(`/jobs/${id}`))
  for (const value of [etag, `W/${etag}`, "*", `"a,b", ${etag}`]) {
    for (const answer of [
      await api.get(`/jobs/${id}`, { "If-None-Match": value }),
      await api.head(`/jobs/${id}`, { "If-None-Match": value }),
    ]) {
      expect(answer.status).toBe(304)
      expect(answer.text).toBe("")
      expect(etagOf(answer)).toBe(etag)
    }
  }
  await api.put(`/jobs/${id}`, { title: "Baker" })
  const changed = await api.get(`/jobs/${id}`, { "If-None-Match": etag })
  expect(changed.status).toBe(200)
  expect(changed.body.title).toBe("Baker")
})

test("If-Match allows a write when it matches the stored state, as a single tag, in a list or as *", async ({
  api,
}) => {
  const { id } = await api.createJob(jobBody({ referenceId: "M-1" }))
  let etag = etagOf(await api.get(`/jobs/${id}`))
  for (const [index, value] of [
    (tag: string) => tag,
    (tag: string) => `"x,y", ${tag}`,
    () => "*",
  ].entries()) {
    const answer = await api.put(`/jobs/${id}`, { title: `Cook ${index}` }, { "If-Match": value(etag) })
    expect(answer.status, answer.text).toBe(200)
    etag = etagOf(answer)
  }
  const upserted = await api.put("/jobs", { referenceId: "M-1", title: "Baker" }, { "If-Match": etag })
  expect(upserted.status).toBe(200)
  const gone = await api.delete("/jobs", { referenceId: "M-1" }, { "If-Match": etagOf(upserted) })
  expect(gone.status).toBe(204)
})

test("If-Match with another tag or a weak tag is 412 with the current ETag, and leaves the job untouched", async ({
  api,
  records,
  employer,
}) => {
  const { id } = await api.createJob(jobBody({ referenceId: "S-1" }))
  const etag = etagOf(await api.get(`/jobs/${id}`))
  const before = [await records.storedJob(id), await records.activities(employer.id)]
  for (const value of [stale, `W/${etag}`, etag.slice(1, -1), ""]) {
    const headers = { "If-Match": value }
    expectFailed(await api.put(`/jobs/${id}`, { title: "Lost" }, headers), etag)
    expectFailed(await api.put(`/jobs/${id}`, { title: "" }, headers), etag)
    expectFailed(await api.put("/jobs", { referenceId: "S-1", title: "Lost" }, headers), etag)
    expectFailed(await api.delete(`/jobs/${id}`, undefined, headers), etag)
    expectFailed(await api.delete("/jobs?referenceId=S-1", undefined, headers), etag)
    expectFailed(
      await api.post(`/jobs/${id}`, { title: "Lost" }, { ...headers, "X-HTTP-Method-Override": "PUT" }),
      etag,
    )
  }
  const unquoted = await api.put<{ message: string }>(`/jobs/${id}`, {}, { "If-Match": etag.slice(1, -1) })
  expect(unquoted.body.message).toContain("with its quotes")
  expect([await records.storedJob(id), await records.activities(employer.id)]).toEqual(before)
})

test("If-Match on a write that would create a job is 412, and nothing is created; a missing job is 404", async ({
  api,
}) => {
  for (const value of ["*", stale]) {
    expectFailed(await api.post("/jobs", jobBody(), { "If-Match": value }), null)
    expectFailed(await api.put("/jobs", jobBody({ referenceId: "NEW" }), { "If-Match": value }), null)
    for (const answer of [
      await api.put("/jobs/2147483647", { title: "x" }, { "If-Match": value }),
      await api.delete("/jobs?referenceId=NEW", undefined, { "If-Match": value }),
    ])
      expectProblem(answer, { status: 404, code: "not_found" })
  }
  expect(await api.total()).toBe(0)
})

test("If-None-Match: * on an upsert creates and never overwrites", async ({ api }) => {
  const put = (title: string) =>
    api.put("/jobs", jobBody({ referenceId: "N", title }), { "If-None-Match": "*" })
  const created = await put("First")
  expect(created.status).toBe(201)
  expectFailed(await put("Second"), etagOf(created))
  expect((await api.job(created.body.id)).title).toBe("First")
})

test("of 15 requests that change or delete a job under one ETag, exactly one succeeds", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  const etag = etagOf(await api.get(`/jobs/${id}`))
  const headers = { "If-Match": etag }
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      index % 3 === 0
        ? api.delete(`/jobs/${id}`, undefined, headers)
        : api.put(`/jobs/${id}`, { title: `Cook ${index}` }, headers),
    ),
  )
  const won = answers.filter(({ status }) => status === 200 || status === 204)
  expect(won, answers.map(({ status, text }) => `${status} ${text}`).join("\n")).toHaveLength(1)
  for (const { status } of answers) expect([200, 204, 404, 412]).toContain(status)
  const after = await api.get(`/jobs/${id}`)
  if (won[0]?.status === 200) expect(after.body).toEqual(won[0].body)
  else expect(after.status).toBe(404)
})
