import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { expectNotFound, expectFieldRefused, historyOf, restore } from "../support/histories"

test("a deleted job is in the bin, and can be restored unchanged", async ({ api }) => {
  const { id } = await api.createJob(
    jobBody({ referenceId: "B-1", salary: { amount: 30, period: { id: 5 } } }),
  )
  const before = await api.job(id)
  await api.delete(`/jobs/${id}`)
  expectNotFound(await api.get(`/jobs/${id}`))
  const bin = await api.get<{ data: { deletedAt: string; restorableUntil: string }[] }>("/jobs/deleted")
  expect(bin.body).toMatchObject({
    data: [{ id, referenceId: "B-1", title: "Line Cook", status: "active", deletedBy: { kind: "key" } }],
    paging: { total: 1, page: 1, pages: 1, previous: null, next: null },
  })
  const [entry] = bin.body.data
  expect(Date.parse(entry?.restorableUntil ?? "") - Date.parse(entry?.deletedAt ?? "")).toBe(30 * 86_400_000)
  expect((await api.get("/jobs/deleted?q=line")).body).toMatchObject({ paging: { total: 1 } })
  expect((await api.get("/jobs/deleted?q=b-1")).body).toMatchObject({ paging: { total: 1 } })
  expect((await api.get("/jobs/deleted?q=pastry")).body).toMatchObject({ paging: { total: 0 } })
  const restored = await restore(api, id)
  expect(restored.status, restored.text).toBe(200)
  expect(restored.body).toEqual(before)
  expect(await api.job(id)).toEqual(before)
  expect((await api.get("/jobs/deleted")).body).toMatchObject({ data: [] })
  expect((await historyOf(api, id)).map(({ action }) => action)).toEqual(["restored", "deleted", "created"])
  expect((await api.get(`/jobs/${id}/history/1`)).body).toEqual(before)
  expectNotFound(await api.get(`/jobs/${id}/history/2`))
  expectNotFound(await restore(api, 2_000_000_000))
})

test("a job moving into and out of the bin is always found in exactly one of the two", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  let moving = true
  const mover = async () => {
    for (let round = 0; round < 40; round++) {
      await api.delete(`/jobs/${id}`)
      await restore(api, id)
    }
    moving = false
  }
  const found = new Set<number>()
  const looker = async (path: string) => {
    while (moving) found.add((await api.get(`/jobs/${id}/${path}`)).status)
  }
  await Promise.all([mover(), ...["history", "history/1", "record"].map(looker)])
  expect([...found]).toEqual([200])
})

test("a referenceId taken meanwhile can be replaced or dropped when restoring", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ referenceId: "B-2" }))
  await api.delete(`/jobs/${id}`)
  const holder = await api.createJob(jobBody({ referenceId: "B-2" }))
  const taken = await restore(api, id)
  expectProblem(taken, { status: 409, code: "duplicate_reference_id" })
  expect(taken.body).toMatchObject({ existing: { id: holder.id } })
  expectFieldRefused(await restore(api, id, { referenceId: "x".repeat(51) }), "referenceId", "too_long")
  expect((await restore(api, id, { referenceId: "B-3" })).body).toMatchObject({ id, referenceId: "B-3" })
  await api.delete(`/jobs/${id}`)
  expect((await restore(api, id, { referenceId: null })).body).toMatchObject({ id, referenceId: null })
  expect((await api.get(`/jobs/${id}/history/1`)).body).toMatchObject({ referenceId: "B-2" })
})

test("the record says when each version was public, also after the deletion", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ status: "draft" }))
  expect((await api.get(`/jobs/${id}/record`)).body).toMatchObject({ periods: [] })
  await api.put(`/jobs/${id}`, { status: "active" })
  const shown = await api.job(id)
  await api.put(`/jobs/${id}`, { title: "Chef", description: "<p>Lead the line.</p>" })
  await api.put(`/jobs/${id}`, { status: "archived", description: "<p>Gone.</p>" })
  await api.put(`/jobs/${id}`, { title: "Nobody saw this" })
  await api.delete(`/jobs/${id}`)
  const record = await api.get<{ periods: Record<string, unknown>[] }>(`/jobs/${id}/record`)
  expect(record.status, record.text).toBe(200)
  const [first, second, ...more] = record.body.periods
  expect(more).toEqual([])
  expect(first).toMatchObject({ version: 2, job: shown, publishedBy: { kind: "key" }, takenDownBy: null })
  expect(second).toMatchObject({ job: { title: "Chef", description: "<p>Lead the line.</p>" } })
  expect(second).toMatchObject({ version: 3, publishedBy: { kind: "key" }, takenDownBy: { kind: "key" } })
  expect(second?.publicFrom).toBe(first?.publicTo)
  expect(second?.publicTo).not.toBeNull()
  const page = await api.send({ method: "GET", path: `/jobs/${id}/record`, headers: { Accept: "text/html" } })
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(page.text).toContain("Posting record")
  expect(page.text).toContain("<p>Lead the line.</p>")
  expect(page.text).toMatch(/by the rules in force then<\/h3><ul><li>Error: This posting shows no pay/)
  expect(page.text).not.toMatch(/Nobody saw this|Gone/)
})
