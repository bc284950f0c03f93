import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { inFrench } from "../support/french"
import { daysAfter, today } from "../support/dates"
import {
  expectNotFound,
  expectFieldRefused,
  historyOf,
  restore,
  type PastVersion,
} from "../support/histories"

test("the history lists every change, newest first, with its fields before and after", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ status: "draft", title: "Cook" }))
  await api.put(`/jobs/${id}`, { title: "Sous Chef", salary: { amount: 24.5, period: { id: 5 } } })
  await api.put(`/jobs/${id}`, { description: "<p>Lead the line.</p>" })
  await api.put(`/jobs/${id}`, { description: "<p>Lead it well.</p>", status: "active" })
  await api.put(`/jobs/${id}`, { status: "archived" })
  const [archived, published, described, changed, created] = await historyOf(api, id)
  expect(archived).toMatchObject({
    version: 5,
    action: "archived",
    by: { kind: "key" },
    changes: [{ field: "status", before: "active", after: "archived" }],
  })
  expect(published?.action).toBe("published")
  expect(published?.changes).toContainEqual({ field: "status", before: "draft", after: "active" })
  expect(published?.changes).toContainEqual({
    field: "description",
    before: "<p>Lead the line.</p>",
    after: "<p>Lead it well.</p>",
  })
  expect(described?.changes).toEqual([
    { field: "description", before: "<p>Cook well.</p>", after: "<p>Lead the line.</p>" },
  ])
  expect(changed).toMatchObject({ version: 2, action: "updated" })
  expect(changed?.changes).toEqual([
    { field: "title", before: "Cook", after: "Sous Chef" },
    {
      field: "salary",
      before: null,
      after: {
        amount: 24.5,
        maxAmount: null,
        period: { id: 5, name: "Hourly", unit: "hour" },
        plusCommission: false,
      },
    },
  ])
  expect(created).toMatchObject({ version: 1, action: "created" })
  expect(created?.changes).toContainEqual({ field: "title", before: null, after: "Cook" })
  expect(created?.changes).toContainEqual({ field: "description", before: null, after: "<p>Cook well.</p>" })
})

test("every version can be read as GET returned it then, with its ETag", async ({ api }) => {
  const created = await api.post("/jobs", fullJobBody({ status: "draft" }))
  const path = `/jobs/${created.body.id}`
  const seen = [await api.get(path)]
  for (const change of [
    { title: "Chef" },
    { locations: [{ description: "Whitehorse, YT" }], description: "<p>Another kitchen.</p>" },
    { categories: [{ id: 3 }], salary: null },
    { status: "active", referenceId: "REF-2" },
    { confidential: false, closeDate: daysAfter(today("UTC"), 12), description: "<p>A third.</p>" },
  ]) {
    expect((await api.put(path, change)).status).toBe(200)
    seen.push(await api.get(path))
  }
  for (const [index, then] of seen.entries()) {
    const answer = await api.get(`${path}/history/${index + 1}`)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual(then.body)
    expect(answer.headers.get("etag")).toBe(then.headers.get("etag"))
  }
  const etag = seen[2]?.headers.get("etag") ?? ""
  const known = await api.send({
    method: "GET",
    path: `${path}/history/3`,
    headers: { "If-None-Match": etag },
  })
  expect(known.status).toBe(304)
  for (const version of ["0", "7", "99999999999"]) expectNotFound(await api.get(`${path}/history/${version}`))
  expectFieldRefused(await api.get(`${path}/history/two`), "version", "invalid")
})

test("a history is read in pages by its cursor", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  for (let count = 2; count <= 7; count++) await api.put(`/jobs/${id}`, { title: `Cook ${count}` })
  const versions: number[] = []
  let cursor = ""
  for (let more = true; more;) {
    const { body } = await api.get<{ data: PastVersion[]; cursor: string; more: boolean }>(
      `/jobs/${id}/history?limit=3&cursor=${cursor}`,
    )
    versions.push(...body.data.map(({ version }) => version))
    ;({ cursor, more } = body)
  }
  expect(versions).toEqual([7, 6, 5, 4, 3, 2, 1])
  expectFieldRefused(await api.get(`/jobs/${id}/history?cursor=x`), "cursor", "invalid")
  expectFieldRefused(await api.get(`/jobs/${id}/history?limit=0`), "limit", "invalid")
  expectFieldRefused(await api.get(`/jobs/${id}/history?limit=101`), "limit", "invalid")
})

test("a write that changes nothing creates no version", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  await api.put(`/jobs/${id}`, { title: "Line Cook" })
  await api.put(`/jobs/${id}?dryRun=true`, { title: "Chef" })
  expect(await historyOf(api, id)).toHaveLength(1)
})

test("the auto-refresh creates a version", async ({ api, records, operator }) => {
  const day = today("UTC")
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await records.backdate(id, { publishDate: daysAfter(day, -8) })
  await operator.refreshJobs()
  const [refreshed] = await historyOf(api, id)
  expect(refreshed).toMatchObject({ version: 2, action: "refreshed", by: { kind: "service" } })
  expect(refreshed?.changes).toEqual([
    { field: "publishDate", before: daysAfter(day, -8), after: daysAfter(day, -1) },
  ])
})

test("versions are in order of time, even when one server's clock is ahead", async ({
  api,
  operator,
  records,
}) => {
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await records.redateLastWrite(id, new Date(Date.now() + 60_000))
  await api.put(`/jobs/${id}`, { title: "Chef" })
  await records.backdate(id, { publishDate: daysAfter(today("UTC"), -8) })
  await operator.refreshJobs()
  await api.delete(`/jobs/${id}`)
  await restore(api, id)
  const history = await historyOf(api, id)
  expect(history.map(({ action }) => action)).toEqual([
    "restored",
    "deleted",
    "refreshed",
    "updated",
    "created",
  ])
  const moments = history.map(({ at }) => Date.parse(at)).reverse()
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
})

test("restoring a version brings its content back as an update", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ referenceId: "H-1", title: "Cook" }))
  const first = await api.job(id)
  await api.put(`/jobs/${id}`, {
    title: "Chef",
    referenceId: "H-2",
    locations: [{ description: "Halifax, NS" }],
    description: "<p>New.</p>",
    salary: { amount: 20, period: { id: 5 } },
  })
  const previewed = await restore(api, id, { version: 1 }, "?dryRun=true")
  expect(previewed.body).toEqual({ ...first, findings: expect.any(Array) as unknown })
  expect((await api.job(id)).title).toBe("Chef")
  const restored = await restore(api, id, { version: 1 })
  expect(restored.status, restored.text).toBe(200)
  expect(restored.body).toEqual(first)
  expect(restored.headers.get("etag")).toBe((await api.get(`/jobs/${id}`)).headers.get("etag"))
  expect((await historyOf(api, id))[0]).toMatchObject({ version: 3, action: "restored" })
  // Restoring it again changes nothing.
  expect((await restore(api, id, { version: 1 })).body).toEqual(first)
  expect(await historyOf(api, id)).toHaveLength(3)
})

test("a version can be restored only if it meets the current rules", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ referenceId: "H-3" }))
  await api.put(`/jobs/${id}`, { referenceId: "H-4" })
  const holder = await api.createJob(jobBody({ referenceId: "H-3" }))
  const taken = await restore(api, id, { version: 1 })
  expectProblem(taken, { status: 409, code: "duplicate_reference_id" })
  expect(taken.body).toMatchObject({ existing: { id: holder.id } })
  expect((await restore(api, id, { version: 1, referenceId: null })).body).toMatchObject({
    referenceId: null,
  })
  expectFieldRefused(await restore(api, id), "version", "required")
  expectFieldRefused(await restore(api, id, { version: "1" }), "version", "invalid")
  expectNotFound(await restore(api, id, { version: 99 }))
  const stale = await api.send({
    method: "POST",
    path: `/jobs/${id}/restore`,
    headers: { "If-Match": '"stale"', "Content-Type": "application/json" },
    body: '{"version":1}',
  })
  expectProblem(stale, { status: 412, code: "precondition_failed" })
})

test("a record includes the findings of the posting check for each version, in the reader's language", async ({
  api,
}) => {
  const { id } = await api.createJob(jobBody({ locations: [{ description: "Vancouver, BC" }] }))
  await api.put(`/jobs/${id}`, { salary: { amount: 30, period: { id: 5 } } })
  type Period = { findings: { code: string; severity: string; message: string }[] }
  const record = await api.get<{ periods: Period[] }>(`/jobs/${id}/record`)
  const [without, withPay] = record.body.periods
  expect(without?.findings[0]).toMatchObject({
    code: "BC-PAY-MISSING",
    severity: "error",
    message: expect.stringContaining("shows no pay"),
  })
  expect(withPay?.findings.map(({ code }) => code)).not.toContain("BC-PAY-MISSING")
  const french = await api.get<{ periods: Period[] }>(`/jobs/${id}/record`, inFrench)
  expect(french.headers.get("content-language")).toBe("fr")
  expect(french.body.periods[0]?.findings[0]?.message).toContain("aucune rémunération")
})
