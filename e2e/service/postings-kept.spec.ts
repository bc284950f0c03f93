import { ApiClient } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { historyOf } from "../support/histories"
import { openRecords } from "../support/records"
import { test } from "../support/service"

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test("records are kept for RECORD_YEARS, and two servers that empty the bin at once empty it once @both", async ({
  newDatabase,
  start,
  employerIn,
  operatorOf,
}) => {
  const server = await start(newDatabase, { RECORD_YEARS: "5" })
  const employer = await employerIn(newDatabase)
  const api = new ApiClient(server.target.baseUrl, { "API-Key": employer.apiKey })
  const records = openRecords(newDatabase)
  const operators = [operatorOf(newDatabase), operatorOf(newDatabase)]
  const shown = [await api.createJob(jobBody()), await api.createJob(jobBody({ title: "Long ago" }))]
  for (const { id } of shown) {
    await records.backdate(id, { publishDate: daysAfter(today("UTC"), -2_500) })
    await api.delete(`/jobs/${id}`)
  }
  const [kept = 0, gone = 0] = shown.map(({ id }) => id)
  const drafts = []
  for (let count = 0; count < 30; count++)
    drafts.push((await api.createJob(jobBody({ status: "draft", title: "Nobody saw this" }))).id)
  for (const draft of drafts) await api.delete(`/jobs/${draft}`)
  const activities = (await records.activities(employer.id)).length
  const { cursor } = (await api.get<{ cursor: string }>("/jobs/changes?cursor=now")).body

  for (const draft of drafts) await records.backdateDeletion(draft, daysAgo(31))
  await records.backdateDeletion(kept, daysAgo(4 * 366))
  await records.backdateDeletion(gone, daysAgo(5 * 366))
  const counts = await Promise.all(operators.map((operator) => operator.forgetDeleted({ recordYears: 5 })))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(drafts.length + 1)
  for (const title of ["Nobody saw this", "Long ago"])
    expect(await records.tablesHolding(title)).not.toContain("deleted_jobs")
  expect((await api.get(`/jobs/${kept}/record`)).body).toMatchObject({ periods: [{ version: 1 }] })
  expect((await api.get(`/jobs/${gone}/record`)).status).toBe(404)
  // Lowering RECORD_YEARS also applies to earlier deletions.
  expect(await operatorOf(newDatabase).forgetDeleted({ recordYears: 3 })).toBe(1)
  expect((await api.get(`/jobs/${kept}/record`)).status).toBe(404)
  // Deletions were recorded when they happened, so emptying the bin adds no activity.
  expect(await records.activities(employer.id)).toHaveLength(activities)
  expect((await api.get(`/jobs/changes?cursor=${cursor}`)).body).toMatchObject({ data: [] })
  await records.close()
})

test("an auto-refresh larger than one transaction versions each posting, or none of a failed transaction @both", async ({
  newDatabase,
  start,
  employerIn,
  operatorOf,
}) => {
  const server = await start(newDatabase, { RATE_LIMIT_PER_MINUTE: "0" })
  const employer = await employerIn(newDatabase)
  const api = new ApiClient(server.target.baseUrl, { "API-Key": employer.apiKey })
  const records = openRecords(newDatabase)
  const operator = operatorOf(newDatabase)
  const due = daysAfter(today("UTC"), -8)
  const ids: number[] = []
  for (let count = 0; count < 205; count++)
    ids.push((await api.createJob(jobBody({ title: `Cook ${count}`, autoRefresh: true }))).id)
  for (const id of ids) await records.backdate(id, { publishDate: due })

  const allow = await records.refuseActivities(employer.id)
  await expect(operator.refreshJobs()).rejects.toThrow()
  await allow()
  expect(await api.job(ids[0] ?? 0)).toMatchObject({ publishDate: due })
  expect(await records.incoherences()).toEqual([])

  await operator.refreshJobs()
  expect(await records.incoherences()).toEqual([])
  for (const id of [ids[0], ids[199], ids[200], ids[204]]) {
    expect(await api.job(id ?? 0)).toMatchObject({ publishDate: daysAfter(due, 7) })
    expect(await historyOf(api, id ?? 0)).toMatchObject([
      { version: 2, action: "refreshed", by: { kind: "service" } },
      { version: 1, action: "created" },
    ])
  }
  await records.close()
})
