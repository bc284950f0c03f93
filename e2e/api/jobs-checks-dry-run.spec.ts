import type { CheckReportAnswer } from "@/lib/api/v1.1/checks"
import type { ApiClient } from "../support/api"
import { creating, resultsOf, sendBatch } from "../support/batches"
import { ofRule, ontarioBody, hourlyPay } from "../support/checks"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { inFrench } from "../support/french"

test("only a dry run includes the findings of the check", async ({ api, operator, employer }) => {
  const made = await api.post<CheckReportAnswer>("/jobs?dryRun=true", ontarioBody())
  expect(ofRule(made.body, "ON-PAY-MISSING")).toHaveLength(1)
  const job = await api.createJob(ontarioBody({ referenceId: "C-1" }))
  expect(job).not.toHaveProperty("findings")
  const change = { locations: [{ description: "Vancuver, BC" }] }
  const put = await api.put<CheckReportAnswer>(`/jobs/${job.id}?dryRun=true`, change)
  expect(ofRule(put.body, "PLACE-UNKNOWN")).toHaveLength(1)
  const upsert = await api.put<CheckReportAnswer>("/jobs?dryRun=true", { referenceId: "C-1", ...change })
  expect(upsert.body.findings).toEqual(put.body.findings)
  await api.put(`/jobs/${job.id}`, { salary: hourlyPay })
  const restored = await api.post<CheckReportAnswer>(`/jobs/${job.id}/restore?dryRun=true`, { version: 1 })
  expect(ofRule(restored.body, "ON-PAY-MISSING")).toHaveLength(1)
  expect((await api.post(`/jobs/${job.id}/restore`, { version: 1 })).body).not.toHaveProperty("findings")

  // For a job it may not read, a key gets back only what it sent.
  const writer = api.with({
    "API-Key": (await operator.createKey(employer, { scopes: ["jobs:write"] })).apiKey,
  })
  expect((await writer.put(`/jobs/${job.id}?dryRun=true`, { title: "Baker" })).body).toEqual({
    id: job.id,
    title: "Baker",
  })
  const tried = await writer.post<CheckReportAnswer>("/jobs?dryRun=true", ontarioBody())
  expect(ofRule(tried.body, "ON-PAY-MISSING")).toHaveLength(1)

  // A batch returns for each operation what the single call would.
  const operations = [
    creating(ontarioBody()),
    { op: "update", id: job.id, job: change },
    { op: "upsert", referenceId: "C-1", job: change },
    creating(jobBody({ title: "" })),
  ]
  const dry = { query: "?dryRun=true" }
  const findings = async (by: ApiClient) =>
    (await resultsOf(by, operations, dry)).map((each) => each.findings)
  expect(await findings(api)).toEqual([
    made.body.findings,
    (await api.put<CheckReportAnswer>(`/jobs/${job.id}?dryRun=true`, change)).body.findings,
    (await api.put<CheckReportAnswer>("/jobs?dryRun=true", { referenceId: "C-1", ...change })).body.findings,
    undefined,
  ])
  expect(await findings(writer)).toEqual([made.body.findings, undefined, undefined, undefined])
  const french = await sendBatch(api, operations.slice(0, 1), { ...dry, headers: inFrench })
  expect(french.headers.get("content-language")).toBe("fr")
  const single = await api.post<CheckReportAnswer>("/jobs?dryRun=true", ontarioBody(), inFrench)
  expect(french.body.results[0]?.findings).toEqual(single.body.findings)
  expect((await resultsOf(api, operations.slice(0, 1)))[0]).not.toHaveProperty("findings")
})
