import { expectProblem } from "../support/expectations"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { expectTranslated, inFrench } from "../support/french"
import { openSession } from "../support/session"
import { expect as expectPage, test as withPeople } from "../support/ui"

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const notFound = { status: 404, code: "not_found" }

type Record = { periods: { publicFrom: string; publicTo: string | null }[] }

test("after 30 days a deleted job leaves the bin; its record is kept until 3 years after it was last public", async ({
  api,
  records,
  operator,
}) => {
  const [shown, hidden] = [
    await api.createJob(jobBody()),
    await api.createJob(jobBody({ status: "draft", title: "Nobody ever saw this" })),
  ]
  await records.backdate(shown.id, { publishDate: daysAfter(today("UTC"), -2_000) })
  for (const { id } of [shown, hidden]) await api.delete(`/jobs/${id}`)

  for (const { id } of [shown, hidden]) await records.backdateDeletion(id, daysAgo(29))
  await operator.forgetDeleted()
  expect((await api.get("/jobs/deleted")).body).toMatchObject({ paging: { total: 2 } })
  expect((await api.get<Record>(`/jobs/${hidden.id}/record`)).body.periods).toEqual([])

  for (const { id } of [shown, hidden]) await records.backdateDeletion(id, daysAgo(31))
  // The result is the same before and after the hourly cleanup.
  for (const run of [async () => {}, operator.forgetDeleted]) {
    await run()
    expect((await api.get("/jobs/deleted")).body).toMatchObject({ paging: { total: 0 } })
    for (const { id } of [shown, hidden]) {
      expectProblem(await api.post(`/jobs/${id}/restore`, {}), notFound)
      expectProblem(await api.get(`/jobs/${id}/history`), notFound)
    }
    expect((await api.get<Record>(`/jobs/${shown.id}/record`)).body.periods).toHaveLength(1)
    expectProblem(await api.get(`/jobs/${hidden.id}/record`), notFound)
  }
  expect(await records.tablesHolding("Nobody ever saw this")).not.toContain("deleted_jobs")

  await records.backdateDeletion(shown.id, daysAgo(3 * 365 - 2))
  await operator.forgetDeleted()
  expect((await api.get<Record>(`/jobs/${shown.id}/record`)).status).toBe(200)
})

test("a record is removed when its retention period ends", async ({ api, records, operator }) => {
  const { id } = await api.createJob(jobBody({ title: "Long gone" }))
  await records.backdate(id, { publishDate: daysAfter(today("UTC"), -2_000) })
  await api.delete(`/jobs/${id}`)
  await records.backdateDeletion(id, daysAgo(3 * 366))
  expectProblem(await api.get(`/jobs/${id}/record`), notFound)
  await operator.forgetDeleted()
  expectProblem(await api.get(`/jobs/${id}/record`), notFound)
  expect(await records.tablesHolding("Long gone")).not.toContain("deleted_jobs")
})

test("deletions stay in the change list for 90 days, and an older cursor gets 410 with what to do", async ({
  api,
  records,
  operator,
}) => {
  const { id } = await api.createJob(jobBody())
  const before = await api.get<{ cursor: string }>("/jobs/changes")
  await api.delete(`/jobs/${id}`)
  const path = `/jobs/changes?cursor=${before.body.cursor}`
  await records.backdateDeletion(id, daysAgo(89))
  await operator.forgetDeleted()
  expect((await api.get(path)).body).toMatchObject({ data: [{ type: "delete", id }] })
  await records.backdateDeletion(id, daysAgo(91))
  await operator.forgetDeleted()
  const expired = await api.get(path)
  expectProblem(expired, { status: 410, code: "cursor_expired" })
  expectTranslated(await api.get(path, inFrench), expired)
  const again = await api.get<{ cursor: string }>("/jobs/changes")
  expect(again.body).toMatchObject({ data: [], more: false })
  expect((await api.get(`/jobs/changes?cursor=${again.body.cursor}`)).status).toBe(200)
})

withPeople(
  "an admin deletes from the bin for good, and the record stays",
  async ({ api, server, admin, addMember, records, operator }) => {
    const [shown, hidden] = [
      await api.createJob(jobBody()),
      await api.createJob(jobBody({ status: "draft" })),
    ]
    for (const { id } of [shown, hidden]) await api.delete(`/jobs/${id}`)
    const editor = await openSession(server, await addMember("editor"))
    const session = await openSession(server, admin)
    for (const { id } of [shown, hidden]) {
      const path = `/api/dashboard/deleted-jobs/${id}`
      expectProblem(await editor.delete(path), { status: 403, code: "forbidden" })
      expectPage((await session.delete(path)).status).toBe(204)
      expectProblem(await session.delete(path), notFound)
      expectProblem(await api.post(`/jobs/${id}/restore`, {}), notFound)
    }
    expectPage((await api.get("/jobs/deleted")).body).toMatchObject({ data: [] })
    // The clock of the server that deleted the job may be ahead of that of the server that empties the bin.
    await records.backdateDeletion(shown.id, new Date(Date.now() + 600_000))
    await operator.forgetDeleted()
    expectPage((await api.get<Record>(`/jobs/${shown.id}/record`)).body.periods).toHaveLength(1)
    expectProblem(await api.get(`/jobs/${hidden.id}/record`), notFound)
  },
)
