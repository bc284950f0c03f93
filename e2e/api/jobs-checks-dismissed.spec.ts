import type { DismissalAnswer } from "@/lib/api/v1.1/checks"
import type { Body } from "../support/factories"
import { checksOf, ofRule, ontarioBody, tellCheck } from "../support/checks"
import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const code = "ON-PAY-MISSING"
const reason = "The pay is above $200,000."

test.describe("a finding of a job", () => {
  test("can be dismissed with a reason, is reported with who dismissed it, and is no longer counted", async ({
    api,
    server,
    admin,
    employer,
    records,
  }) => {
    const session = await openSession(server, admin)
    await tellCheck(session)
    const job = await api.createJob(ontarioBody())
    const before = await api.get(`/jobs/${job.id}`)
    const first = await session.put<DismissalAnswer>(`/api/v1.1/jobs/${job.id}/checks/${code}`, {
      dismissed: true,
      reason: ` ${reason} `,
    })
    const by = { kind: "person", name: admin.name }
    expect(first.body).toEqual({ code, dismissed: true, reason, at: expect.any(String), by })
    const report = await checksOf(api, job.id)
    const { at } = first.body
    expect(ofRule(report, code)).toMatchObject([{ mutedBy: { kind: "posting", reason, at, by } }])
    expect(report.summary.error).toBe(0)
    // The job is unchanged, also for programs that follow it.
    const after = await api.get(`/jobs/${job.id}`)
    expect([after.text, after.headers.get("etag")]).toEqual([before.text, before.headers.get("etag")])
    expect((await api.get<{ data: unknown[] }>(`/jobs/${job.id}/history`)).body.data).toHaveLength(1)

    const path = `/jobs/${job.id}/checks/${code}`
    const again = await api.put(path, { dismissed: true, reason })
    expect(again.body).toEqual(first.body)
    expect((await api.put(path, { dismissed: false })).body).toEqual({ code, dismissed: false })
    expect((await api.put(path, { dismissed: false })).status).toBe(200)
    expect((await checksOf(api, job.id)).summary.error).toBe(1)
    const deeds = (await records.activities(employer.id)).filter(({ action }) =>
      /finding/.test(String(action)),
    )
    expect(deeds.map(({ action }) => action)).toEqual(["job.finding_dismissed", "job.finding_reopened"])
    expect(JSON.parse(String(deeds[0]?.changes))).toEqual([
      { field: "finding", before: null, after: code },
      { field: "reason", before: null, after: reason },
    ])
  })

  test("comes back when the field that it is about changes, and only then", async ({ api }) => {
    const rule = "ON-CANADIAN-EXPERIENCE"
    const wanted = "<p>Bake bread. Canadian experience is required.</p>"
    const job = await api.createJob(ontarioBody({ description: wanted }))
    const isOpen = async () => {
      const found = ofRule(await checksOf(api, job.id), rule)
      expect(found.length).toBeGreaterThan(0)
      return found.every(({ mutedBy }) => !mutedBy)
    }
    const dismiss = () => api.put(`/jobs/${job.id}/checks/${rule}`, { dismissed: true, reason })
    const change = (body: Body, query = "") => api.put(`/jobs/${job.id}${query}`, body)
    await dismiss()
    await change({ applicationEmail: "other@example.com", title: "Baker" })
    await change({ locations: [{ description: "Ottawa, ON" }] })
    await change({ salary: { amount: 25, period: { id: 5 } } })
    expect(await isOpen()).toBe(false)
    await change({ description: `${wanted}<p>Soon.</p>` }, "?dryRun=true")
    expect(await isOpen()).toBe(false)
    await api.delete(`/jobs/${job.id}`)
    await api.post(`/jobs/${job.id}/restore`, {})
    expect(await isOpen(), "back from the bin").toBe(false)
    await change({ description: `${wanted}<p>Soon.</p>` })
    expect(await isOpen()).toBe(true)
    await dismiss()
    await change({ title: "Baker, Canadian experience required" })
    expect(await isOpen(), "found in another field").toBe(true)
  })

  test("of a rule that finds nothing is dismissed until one of the rule's fields changes", async ({
    api,
  }) => {
    const job = await api.createJob(ontarioBody({ salary: { amount: 25, period: { id: 5 } } }))
    const muted = async () => ofRule(await checksOf(api, job.id), code).some(({ mutedBy }) => mutedBy)
    await api.put(`/jobs/${job.id}/checks/${code}`, { dismissed: true, reason })
    await api.put(`/jobs/${job.id}`, { applicationEmail: "other@example.com" })
    await api.put(`/jobs/${job.id}`, { salary: null })
    expect(await muted()).toBe(false)
  })

  test("cannot be dismissed without a reason or for an unknown rule", async ({ api }) => {
    const job = await api.createJob(ontarioBody())
    const path = `/jobs/${job.id}/checks`
    for (const body of [
      { dismissed: true },
      { dismissed: true, reason: " " },
      { dismissed: true, reason: null },
    ])
      expectProblem(await api.put(`${path}/${code}`, body), { ...invalid, fields: ["reason"] })
    expectProblem(await api.put(`${path}/${code}`, { reason: "x".repeat(501) }), {
      ...invalid,
      fields: ["dismissed", "reason"],
    })
    for (const unknown of ["NO-SUCH-RULE", "on-pay-missing", "%00"])
      expectProblem(await api.put(`${path}/${unknown}`, { dismissed: true, reason }), notFoundProblem)
    expect(ofRule(await checksOf(api, job.id), code)[0]).not.toHaveProperty("mutedBy")
  })

  test("is reported with the reason when an admin has muted its rule, and is not counted", async ({
    api,
    server,
    admin,
  }) => {
    const job = await api.createJob(ontarioBody())
    const session = await openSession(server, admin)
    await tellCheck(session, { muted: [{ code, reason: "We are few." }] })
    const report = await checksOf(api, job.id)
    expect(ofRule(report, code)).toMatchObject([
      { mutedBy: { kind: "employer", reason: "We are few.", by: { name: admin.name } } },
    ])
    expect(report.summary).toMatchObject({ error: 0 })
  })
})
