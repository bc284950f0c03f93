import type { Problem } from "../support/api"
import { ontarioBody, hourlyPay, tellCheck } from "../support/checks"
import { expectProblem } from "../support/expectations"
import { apiClientOf } from "../support/fixtures"
import { expectTranslated, inFrench } from "../support/french"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const refused = { status: 400, code: "check_failed" }
const code = "ON-PAY-MISSING"

test.describe("when posting errors block publishing", () => {
  test.beforeEach(async ({ server, admin }) => {
    await tellCheck(await openSession(server, admin), { enforce: true })
  })

  test("a new posting, an upsert and a dry run are refused with the findings, by key and by session", async ({
    api,
    server,
    admin,
  }) => {
    const session = await openSession(server, admin)
    for (const answer of [
      await api.post("/jobs", ontarioBody()),
      await api.post("/jobs", ontarioBody(), { "Idempotency-Key": "E-1" }),
      await api.put("/jobs", ontarioBody({ referenceId: "E-1" })),
      await api.post("/jobs?dryRun=true", ontarioBody()),
      await session.post("/api/v1.1/jobs", ontarioBody()),
    ]) {
      const { errors, message } = expectProblem(answer, { ...refused, fields: ["salary"] })
      expect(errors).toMatchObject([{ code, message: expect.stringContaining("Add the pay") }])
      expect(message).toContain("1 error")
    }
    expect(await api.total()).toBe(0)
    expectTranslated(await api.post("/jobs", ontarioBody(), inFrench), await api.post("/jobs", ontarioBody()))
    expect(
      (await api.post("/jobs", ontarioBody({ salary: hourlyPay }), { "Idempotency-Key": "E-1" })).status,
    ).toBe(201)
  })

  test("drafts and archived postings are stored, but cannot be made active in any way", async ({ api }) => {
    const draft = await api.createJob(ontarioBody({ status: "draft" }))
    const archived = await api.createJob(ontarioBody({ status: "archived" }))
    expect((await api.put(`/jobs/${draft.id}`, { title: "Baker" })).status).toBe(200)
    for (const { id } of [draft, archived]) {
      expectProblem(await api.put(`/jobs/${id}`, { status: "active" }), refused)
      expectProblem(await api.put(`/jobs/${id}?dryRun=true`, { status: "active" }), refused)
    }
    const { body } = await api.post<{ results: { status: number; error?: Problem }[] }>("/jobs/batch", {
      operations: [
        { op: "update", id: draft.id, job: { status: "active" } },
        { op: "create", job: ontarioBody() },
        { op: "update", id: draft.id, job: { title: "Cook" } },
      ],
    })
    expect(body.results.map(({ status, error }) => [status, error?.code])).toEqual([
      [400, "check_failed"],
      [400, "check_failed"],
      [200, undefined],
    ])
    expect((await api.put(`/jobs/${draft.id}`, { status: "active", salary: hourlyPay })).status).toBe(200)
    // Removing the pay again would leave an active posting with an error.
    expectProblem(await api.put(`/jobs/${draft.id}`, { salary: null }), refused)
    expect((await api.put(`/jobs/${draft.id}`, { salary: null, status: "archived" })).status).toBe(200)
  })

  test("a posting that was already active is refused on its next change, but can be archived", async ({
    api,
    server,
    admin,
  }) => {
    const session = await openSession(server, admin)
    await tellCheck(session, { enforce: false })
    const job = await api.createJob(ontarioBody())
    await tellCheck(session, { enforce: true })
    expectProblem(await api.put(`/jobs/${job.id}`, { title: "Baker" }), refused)
    expect((await api.put(`/jobs/${job.id}`, { title: job.title })).status, "nothing changes").toBe(200)
    await api.put(`/jobs/${job.id}`, { status: "archived" })
    expectProblem(await api.post(`/jobs/${job.id}/restore`, { version: 1 }), refused)
  })

  test("a posting is restored from the bin as it was, or not at all", async ({ api, server, admin }) => {
    const session = await openSession(server, admin)
    await tellCheck(session, { enforce: false })
    const [active, draft] = [
      await api.createJob(ontarioBody()),
      await api.createJob(ontarioBody({ status: "draft" })),
    ]
    await api.delete(`/jobs/${active.id}`)
    await api.delete(`/jobs/${draft.id}`)
    await tellCheck(session, { enforce: true })
    expectProblem(await api.post(`/jobs/${active.id}/restore`, {}), refused)
    expect((await api.post(`/jobs/${draft.id}/restore`, {})).status).toBe(200)
  })

  test("dismissed and muted findings block nothing", async ({ api, server, admin }) => {
    const draft = await api.createJob(ontarioBody({ status: "draft" }))
    await api.put(`/jobs/${draft.id}/checks/${code}`, { dismissed: true, reason: "It is above $200,000." })
    expect((await api.put(`/jobs/${draft.id}`, { status: "active" })).status).toBe(200)
    await tellCheck(await openSession(server, admin), { muted: [{ code, reason: "We are few." }] })
    expect((await api.post("/jobs", ontarioBody())).status).toBe(201)
  })

  test("a write-only key learns which rules block a stored posting, and none of its content", async ({
    api,
    operator,
    employer,
    target,
  }) => {
    const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:write"] })
    const writes = apiClientOf(target, apiKey)
    const draft = await api.createJob(
      ontarioBody({ status: "draft", salary: { amount: 60_123, maxAmount: 190_456, period: { id: 1 } } }),
    )
    const told = expectProblem(await writes.put(`/jobs/${draft.id}`, { status: "active" }), refused)
    expect(told.errors).toEqual([
      {
        field: "salary",
        code: "ON-RANGE-WIDE",
        message: "Ontario: the pay range is at most $50,000 wide",
      },
    ])
    expectProblem(await writes.post("/jobs", ontarioBody()), { ...refused, fields: ["salary"] })
  })

  test("the auto-refresh still works", async ({ api, server, admin, operator, records }) => {
    const session = await openSession(server, admin)
    await tellCheck(session, { enforce: false })
    const job = await api.createJob(ontarioBody({ autoRefresh: true }))
    await records.backdate(job.id, { publishDate: "2026-10-01" })
    await tellCheck(session, { enforce: true })
    await operator.refreshJobs()
    expect((await api.job(job.id)).publishDate > "2026-10-01").toBe(true)
  })
})
