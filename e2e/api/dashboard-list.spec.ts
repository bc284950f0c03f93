import type { ApiClient, ApiJob, ApiPage } from "../support/api"
import { BulkRuns } from "../support/bulk-runs"
import { daysAfter, today } from "../support/dates"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiOf, openSession } from "../support/session"
import { expect, test } from "../support/ui"

type Counts = Record<"all" | "active" | "draft" | "archived", number>

/** The rows of the dashboard's list, after checking that its counts agree. */
async function listed(session: ApiClient, query: string): Promise<number[]> {
  const list = await session.get<ApiPage<ApiJob>>(`/api/dashboard/jobs?pageSize=100&${query}`)
  expect(list.status, list.text).toBe(200)
  const counts = await session.get<Counts>(`/api/dashboard/job-counts?${query.replace(/&?sort=[^&]*/, "")}`)
  expect([list.body.paging.total, counts.body.all], query).toEqual(Array(2).fill(list.body.data.length))
  return list.body.data.map(({ id }) => id)
}

test("postings can be filtered by who changed them last: a person, a key or the service", async ({
  api,
  server,
  operator,
  employer,
  admin,
  addMember,
  otherApi,
}) => {
  const session = await openSession(server, admin)
  const me = async (browser: ApiClient) =>
    (await browser.get<{ person: { id: number } }>("/api/dashboard/me")).body.person.id
  const colleague = await openSession(server, await addMember("editor"))
  const [adaId, edithId] = [await me(session), await me(colleague)]
  const [byKey, byAda, byEdith] = [
    await api.createJob(jobBody({ title: "Baker" })),
    await api.createJob(jobBody({ title: "Cook" })),
    await api.createJob(jobBody({ title: "Waiter", confidential: true })),
  ]
  await otherApi.createJob(jobBody())
  await apiOf(colleague).put(`/jobs/${byAda.id}`, { title: "Sous-chef" })
  await apiOf(session).put(`/jobs/${byAda.id}`, { title: "Chef" })
  await apiOf(colleague).put(`/jobs/${byEdith.id}`, { title: "Server" })
  const keyId = (await session.get<{ data: { id: number }[] }>("/api/dashboard/api-keys")).body.data[0]?.id
  const titles = [
    [byKey, "Baker"],
    [byAda, "Chef"],
    [byEdith, "Server"],
  ] as const
  const cases: [changedBy: string, ids: number[]][] = [
    [`person:${adaId}`, [byAda.id]],
    [`person:${edithId}`, [byEdith.id]],
    ["person", [byEdith.id, byAda.id]],
    ["key", [byKey.id]],
    [`key:${keyId}`, [byKey.id]],
    [`key:${adaId + 1_000_000}`, []],
    ["person:9999999999", []],
    ["service", []],
    ["", [byEdith.id, byAda.id, byKey.id]],
  ]
  for (const [changedBy, ids] of cases) {
    expect(await listed(session, `changedBy=${changedBy}`), changedBy).toEqual(ids)
    expect(await listed(session, `changedBy=${changedBy}&sort=title`), changedBy).toHaveLength(ids.length)
    for (const format of ["csv", "json"]) {
      const file = await session.get(`/api/dashboard/jobs.${format}?changedBy=${changedBy}`)
      for (const [{ id }, title] of titles)
        expect(file.text.includes(title), `${title} in ${format} of ${changedBy}`).toBe(ids.includes(id))
    }
  }
  expect(await listed(session, `changedBy=person&q=chef&confidential=false`)).toEqual([byAda.id])
  // A key without access to confidential postings sees none.
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  expect(await listed(server.with({ "API-Key": apiKey }), "changedBy=person")).toEqual([byAda.id])
  // Making a posting confidential no longer counts once someone else has changed it.
  await apiOf(colleague).put(`/jobs/${byAda.id}`, { confidential: true })
  await apiOf(session).put(`/jobs/${byAda.id}`, { positionType: { id: 2 } })
  expect(await listed(session, `changedBy=person:${edithId}`)).toEqual([byEdith.id])
  // A restored posting was last changed by the person who restored it.
  await apiOf(session).delete(`/jobs/${byEdith.id}`)
  expect(await listed(session, "changedBy=person")).toEqual([byAda.id])
  await apiOf(session).post(`/jobs/${byEdith.id}/restore`, {})
  expect(await listed(session, `changedBy=person:${adaId}`)).toEqual([byEdith.id, byAda.id])
  const runs = new BulkRuns(session)
  expect((await runs.tried({ kind: "archive" }, { match: { changedBy: "key" } })).ids).toEqual([byKey.id])
  for (const wrong of ["ada", "person:", "person:0", "service:x", "person:1,2"])
    expectProblem(await session.get(`/api/dashboard/jobs?changedBy=${wrong}`), {
      ...invalid,
      fields: ["changedBy"],
    })
  // The public API has no such filter, and ignores it like any other unknown parameter.
  expect((await api.jobs(`?changedBy=person:${adaId}`)).paging.total).toBe(3)
})

test("the list sorts by status, newest first within each, across its pages and in its export", async ({
  api,
  server,
  admin,
  records,
}) => {
  const session = await openSession(server, admin)
  const statuses = ["draft", "active", "archived", "active", "draft", "active"] as const
  const jobs: { id: number; status: string; publishDate: string }[] = []
  for (const [index, status] of statuses.entries()) {
    const { id } = await api.createJob(jobBody({ status }))
    const publishDate = daysAfter(today("UTC"), -(index % 3))
    await records.backdate(id, { publishDate })
    jobs.push({ id, status, publishDate })
  }
  const newest = jobs.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate) || b.id - a.id)
  const expected = (order: string[]) =>
    order.flatMap((status) => newest.filter((job) => job.status === status).map(({ id }) => id))
  const [up, down] = [expected(["active", "archived", "draft"]), expected(["draft", "archived", "active"])]
  expect(await listed(session, "sort=status")).toEqual(up)
  expect(await listed(session, "sort=-status")).toEqual(down)
  for (const [sort, ids] of [
    ["status", up],
    ["-status", down],
  ] as const) {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const path = `/api/dashboard/jobs?pageSize=2&page=${page}&sort=${sort}`
        return (await session.get<ApiPage<ApiJob>>(path)).body.data.map(({ id }) => id)
      }),
    )
    expect(pages.flat(), sort).toEqual(ids)
    const file = await session.get<{ data: ApiJob[] }>(`/api/dashboard/jobs.json?sort=${sort}`)
    expect(file.status, file.text).toBe(200)
    expect(
      file.body.data.map(({ id }) => id),
      sort,
    ).toEqual(ids)
  }
  expectProblem(await api.get("/jobs?sort=status"), { ...invalid, fields: ["sort"] })
})
