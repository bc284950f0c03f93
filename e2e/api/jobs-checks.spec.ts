import type { CheckReportAnswer, CheckRuleListAnswer } from "@/lib/api/v1.1/checks"
import { checkRules } from "@/lib/domain/checks/check-rules"
import { checksOf, ofRule, ontarioBody, hourlyPay, tellCheck } from "../support/checks"
import { today } from "../support/dates"
import { expectProblem, invalid, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { inFrench } from "../support/french"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const forbidden = { status: 403, code: "forbidden" }

test.describe("the check of a job", () => {
  test("names the rule, the field, the reason, the fix and the source, and counts its findings", async ({
    api,
  }) => {
    const job = await api.createJob(ontarioBody())
    const report = await checksOf(api, job.id)
    expect(report).toMatchObject({ asOf: today("UTC"), rules: "2026-11-22" })
    const [finding] = ofRule(report, "ON-PAY-MISSING")
    expect(finding).toMatchObject({
      // The number of employees is not known.
      severity: "warning",
      jurisdiction: "ON",
      field: "salary",
      message: expect.stringContaining("no pay"),
      fix: expect.stringContaining("Add the pay"),
      source: {
        title: expect.stringMatching(/Ontario/),
        url: expect.stringMatching(/^https:/),
        asOf: "2026-11-22",
      },
    })
    const count = (severity: string) => report.findings.filter((each) => each.severity === severity).length
    expect(report.summary).toEqual({ error: 0, warning: count("warning"), advice: count("advice") })
    const { body } = await api.put(`/jobs/${job.id}`, { salary: hourlyPay })
    expect(ofRule(await checksOf(api, body.id), "ON-PAY-MISSING")).toEqual([])
  })

  test("follows the admins' settings", async ({ api, server, admin }) => {
    const job = await api.createJob(ontarioBody())
    const session = await openSession(server, admin)
    await tellCheck(session)
    const judged = await checksOf(api, job.id)
    expect(ofRule(judged, "ON-PAY-MISSING")).toMatchObject([{ severity: "error" }])
    expect(judged.summary.error).toBe(1)
    await tellCheck(session, { facts: { federallyRegulated: true } })
    expect(ofRule(await checksOf(api, job.id), "ON-PAY-MISSING")).toEqual([])
  })

  test("is in French on request, with the same codes", async ({ api }) => {
    const job = await api.createJob(ontarioBody())
    const [english, french] = [
      await api.get<CheckReportAnswer>(`/jobs/${job.id}/checks`),
      await api.get<CheckReportAnswer>(`/jobs/${job.id}/checks`, inFrench),
    ]
    expect(french.headers.get("content-language")).toBe("fr")
    expect(french.headers.get("vary")).toContain("Accept-Language")
    expect(english.headers.has("content-language")).toBe(false)
    const codes = ({ body }: typeof english) =>
      body.findings.map(({ code, severity, field }) => [code, severity, field])
    expect(codes(french)).toEqual(codes(english))
    expect(ofRule(french.body, "ON-PAY-MISSING")[0]?.message).toContain("rémunération")
    const sent = await api.post<CheckReportAnswer>("/checks", ontarioBody(), inFrench)
    expect(sent.body).toEqual(french.body)
    const rules = await api.get<CheckRuleListAnswer>("/checks/rules", inFrench)
    expect(rules.headers.get("content-language")).toBe("fr")
    const tried = await api.post<CheckReportAnswer>("/jobs?dryRun=true", ontarioBody(), inFrench)
    expect(tried.body.findings).toEqual(french.body.findings)
    expect(tried.headers.get("content-language")).toBe("fr")
  })

  test("names an unknown place with the nearest match, and an active job past its close date", async ({
    api,
    records,
  }) => {
    const job = await api.createJob(jobBody({ locations: [{ description: "Vancuver, BC" }] }))
    const [place] = ofRule(await checksOf(api, job.id), "PLACE-UNKNOWN")
    expect(place).toMatchObject({
      severity: "warning",
      field: "locations[0].description",
      quote: "Vancuver, BC",
      fix: expect.stringContaining("Vancouver, BC"),
    })
    await records.backdate(job.id, { publishDate: "2026-01-02", closeDate: "2026-02-02" })
    const closed = await checksOf(api, job.id)
    expect(ofRule(closed, "CLOSES-IN-PAST")).toMatchObject([{ severity: "warning", field: "closeDate" }])
    await api.put(`/jobs/${job.id}`, { status: "archived", locations: [{ description: "Vancouver, BC" }] })
    const mended = await checksOf(api, job.id)
    expect([...ofRule(mended, "CLOSES-IN-PAST"), ...ofRule(mended, "PLACE-UNKNOWN")]).toEqual([])
  })

  test("is not available to another employer, or for a confidential job to a key without the scope", async ({
    api,
    otherApi,
    operator,
    employer,
  }) => {
    const open = await api.createJob(ontarioBody())
    const hidden = await api.createJob(ontarioBody({ confidential: true }))
    const key = api.with({
      "API-Key": (await operator.createKey(employer, { scopes: ["jobs:read", "jobs:write"] })).apiKey,
    })
    const dismissal = { dismissed: true, reason: "x" }
    expect((await checksOf(key, open.id)).findings).not.toEqual([])
    for (const [client, id] of [
      [otherApi, open.id],
      [key, hidden.id],
      [api, 2147483647],
    ] as const) {
      expectProblem(await client.get(`/jobs/${id}/checks`), notFoundProblem)
      expectProblem(await client.put(`/jobs/${id}/checks/ON-PAY-MISSING`, dismissal), notFoundProblem)
    }
    expect((await checksOf(api, hidden.id)).findings.some(({ mutedBy }) => mutedBy)).toBe(false)
    const writer = api.with({
      "API-Key": (await operator.createKey(employer, { scopes: ["jobs:write"] })).apiKey,
    })
    expectProblem(await writer.get(`/jobs/${open.id}/checks`), forbidden)
    const reader = api.with({
      "API-Key": (await operator.createKey(employer, { scopes: ["jobs:read"] })).apiKey,
    })
    expectProblem(await reader.put(`/jobs/${open.id}/checks/ON-PAY-MISSING`, dismissal), forbidden)
  })
})

test.describe("the check of an unsaved job", () => {
  test("accepts part of a job, and writes nothing", async ({ api, records, employer }) => {
    const before = await records.activities(employer.id)
    const { status, body } = await api.post<CheckReportAnswer>("/checks", {
      title: `Unsaved ${employer.id}`,
      locations: [{ description: "Toronto, ON" }, { description: `Camp ${employer.id}, ON` }],
    })
    expect(status).toBe(200)
    expect(ofRule(body, "ON-PAY-MISSING")).toHaveLength(1)
    expect(ofRule(body, "PLACE-UNKNOWN")).toMatchObject([{ field: "locations[1].description" }])
    expect((await api.post("/checks", {})).status).toBe(200)
    expect(await records.activities(employer.id)).toEqual(before)
    expect(await api.total()).toBe(0)
    expect(
      (await records.tablesHolding(`Camp ${employer.id}`)).filter((name) => name !== "api_requests"),
    ).toEqual([])
  })

  test("accepts a job as it was read, also one that has closed, and an incomplete salary", async ({
    api,
    records,
  }) => {
    const job = await api.createJob(ontarioBody())
    await records.backdate(job.id, { publishDate: "2026-01-02", closeDate: "2026-02-02" })
    const read = await api.job(job.id)
    const { findings } = (await api.post<CheckReportAnswer>("/checks", read)).body
    expect(ofRule({ findings }, "CLOSES-IN-PAST")).toHaveLength(1)
    const half = await api.post<CheckReportAnswer>("/checks", ontarioBody({ salary: { maxAmount: 40 } }))
    expect(half.status, half.text).toBe(200)
    expect(ofRule(half.body, "ON-PAY-MISSING")).toHaveLength(1)
  })

  test("names unreadable and unknown values, all at once", async ({ api, anonymous }) => {
    const wrong = {
      title: 7,
      categories: [{ id: 9999 }],
      locations: [{ description: "Atlantis" }],
      salary: "much",
    }
    expectProblem(await api.post("/checks", wrong), {
      ...invalid,
      fields: ["title", "categories[0].id", "locations[0].description", "salary"],
    })
    expectProblem(await api.post("/checks", []), { status: 400, code: "invalid_json" })
    expectProblem(await anonymous.post("/checks", {}), { status: 401, code: "unauthorized" })
  })

  test("is available to keys that can read and keys that can write", async ({ api, operator, employer }) => {
    for (const [scope, status] of [
      ["jobs:read", 200],
      ["jobs:write", 200],
      ["jobs:delete", 403],
    ] as const) {
      const key = api.with({ "API-Key": (await operator.createKey(employer, { scopes: [scope] })).apiKey })
      expect((await key.post("/checks", ontarioBody())).status, scope).toBe(status)
      expect((await key.get("/checks/rules")).status).toBe(200)
    }
  })
})

test("all rules are listed, with their sources and when those were read", async ({ api }) => {
  const { body } = await api.get<CheckRuleListAnswer>("/checks/rules")
  expect(body.rules).toBe("2026-11-22")
  expect(body.data.map(({ code }) => code)).toEqual(checkRules.map(({ code }) => code))
  for (const { sources, title, severities } of body.data) {
    expect(sources.length).toBeGreaterThan(0)
    expect(severities.length).toBeGreaterThan(0)
    expect(title).not.toBe("")
  }
  const french = await api.with({ "Accept-Language": "fr" }).get<CheckRuleListAnswer>("/checks/rules")
  for (const { sources } of french.body.data)
    for (const { title, url } of sources) expect(title.endsWith(" (en anglais)")).toBe(!/\/fra?\//.test(url))
})
