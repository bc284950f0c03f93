import { changesAfter, readChanges, toldOf } from "../support/read-changes"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

test("it starts with everything that exists and continues with later changes, each job once in its current state", async ({
  api,
}) => {
  const [first, second, third] = [
    await api.createJob(jobBody({ referenceId: "C-1" })),
    await api.createJob(jobBody({ referenceId: "C-2" })),
    await api.createJob(jobBody({ referenceId: "C-3" })),
  ]
  await api.delete(`/jobs/${second.id}`)
  await api.put(`/jobs/${first.id}`, { title: "Chef" })
  const all = await readChanges(api)
  expect(toldOf(all)).toEqual([
    ["upsert", third.id],
    ["upsert", first.id],
  ])
  expect(all.more).toBe(false)
  expect(all.data[1]).toMatchObject({ version: 2, referenceId: "C-1", by: { kind: "key" } })
  expect(all.data[1]?.job).toEqual(await api.job(first.id))
  const { name } = (await api.get<{ name: string }>("/me")).body
  expect(all.data[1]?.by).toEqual({ kind: "key", name })

  const nothing = await changesAfter(api, all.cursor)
  expect(nothing).toEqual({ data: [], cursor: all.cursor, more: false })

  await api.put(`/jobs/${first.id}`, { title: "Cook" })
  await api.put(`/jobs/${first.id}`, { title: "Head Cook" })
  await api.delete(`/jobs/${third.id}`)
  const since = await changesAfter(api, all.cursor)
  expect(toldOf(since)).toEqual([
    ["upsert", first.id],
    ["delete", third.id],
  ])
  expect(since.data[0]?.job).toMatchObject({ title: "Head Cook" })
  expect(since.data[1]).toMatchObject({ referenceId: "C-3", by: { kind: "key" } })
  expect(since.data[1]).not.toHaveProperty("job")

  await api.post(`/jobs/${third.id}/restore`, {})
  expect(toldOf(await changesAfter(api, since.cursor))).toEqual([["upsert", third.id]])
})

test("it is read in pages", async ({ api }) => {
  const ids: number[] = []
  for (let count = 0; count < 5; count++) ids.push((await api.createJob(jobBody())).id)
  const seen: number[] = []
  let part = await readChanges(api, "limit=2")
  for (;;) {
    seen.push(...part.data.map(({ id }) => id))
    if (!part.more) break
    part = await changesAfter(api, part.cursor, "limit=2")
  }
  expect(seen).toEqual(ids)
})

test("cursor=now starts with future changes only", async ({ api }) => {
  await api.createJob(jobBody())
  const now = await readChanges(api, "cursor=now")
  expect(now).toMatchObject({ data: [], more: false })
  const { id } = await api.createJob(jobBody())
  expect(toldOf(await changesAfter(api, now.cursor))).toEqual([["upsert", id]])
})

test("every invalid value is named", async ({ api }) => {
  for (let count = 0; count < 2; count++) await api.createJob(jobBody())
  const { cursor } = await readChanges(api)
  const list = await api.get<{ paging: { nextCursor: string } }>("/jobs?cursor=&pageSize=1")
  const { nextCursor } = list.body.paging
  expect(nextCursor).toBeTruthy()
  expectProblem(await api.get(`/jobs?cursor=${cursor}`), { ...invalid, fields: ["cursor"] })
  for (const query of [
    "cursor=rubbish",
    `cursor=${cursor.slice(1)}`,
    `cursor=${"x".repeat(300)}`,
    "cursor=1",
    `cursor=${nextCursor}`,
  ])
    expectProblem(await api.get(`/jobs/changes?${query}`), { ...invalid, fields: ["cursor"] })
  for (const query of ["limit=0", "limit=501", "limit=x"])
    expectProblem(await api.get(`/jobs/changes?${query}`), { ...invalid, fields: ["limit"] })
  for (const query of ["wait=26", "wait=-1", "wait=x"])
    expectProblem(await api.get(`/jobs/changes?${query}`), { ...invalid, fields: ["wait"] })
  for (const { path, fields } of [
    { path: "/jobs/changes?cursor=rubbish&limit=0&wait=x", fields: ["cursor", "limit", "wait"] },
    { path: "/jobs?cursor=rubbish&status=lost&sort=size", fields: ["cursor", "sort", "status"] },
    { path: "/webhooks/1/deliveries?cursor=rubbish&status=lost", fields: ["cursor", "status"] },
  ])
    expectProblem(await api.get(path), { ...invalid, fields })
  for (const query of ["fields=title", "fields=etag,x"])
    expectProblem(await api.get(`/jobs/changes?${query}`), { ...invalid, fields: ["fields"] })
})

test("ETags of the postings are included on request, and work in If-Match", async ({ api }) => {
  const { cursor } = await readChanges(api, "cursor=now")
  const job = await api.createJob(jobBody())
  const gone = await api.createJob(jobBody())
  await api.delete(`/jobs/${gone.id}`)
  const { data } = await changesAfter(api, cursor, "fields=etag")
  const etag = (await api.get(`/jobs/${job.id}`)).headers.get("etag") ?? ""
  expect(data).toMatchObject([
    { id: job.id, etag },
    { id: gone.id, type: "delete" },
  ])
  expect(data[1]).not.toHaveProperty("etag")
  expect((await changesAfter(api, cursor)).data[0]).not.toHaveProperty("etag")
  expect((await api.put(`/jobs/${job.id}`, { title: "Chef" }, { "If-Match": etag })).status).toBe(200)
})

test("a cursor is valid for its employer only, and never shows another employer's jobs", async ({
  api,
  otherApi,
}) => {
  const { cursor } = await readChanges(api)
  const others = await readChanges(otherApi)
  await api.createJob(jobBody())
  expect(await changesAfter(otherApi, others.cursor)).toEqual({
    data: [],
    cursor: others.cursor,
    more: false,
  })
  expectProblem(await otherApi.get(`/jobs/changes?cursor=${cursor}`), { ...invalid, fields: ["cursor"] })
})

test("a key without the confidential scope sees a job until it becomes confidential, and then sees it deleted", async ({
  api,
  operator,
  employer,
  target,
}) => {
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const others = apiClientOf(target, apiKey)
  const hidden = await api.createJob(jobBody({ confidential: true }))
  const shown = await api.createJob(jobBody({ referenceId: "S-1" }))
  const start = await readChanges(others)
  expect(toldOf(start)).toEqual([["upsert", shown.id]])
  const whole = await readChanges(api)
  expectProblem(await others.get(`/jobs/changes?cursor=${whole.cursor}`), { ...invalid, fields: ["cursor"] })

  await api.put(`/jobs/${hidden.id}`, { title: "Still secret" })
  expect(await changesAfter(others, start.cursor)).toEqual({ data: [], cursor: start.cursor, more: false })

  await api.put(`/jobs/${shown.id}`, { confidential: true, referenceId: "S-2", title: "Secret now" })
  const gone = await changesAfter(others, start.cursor)
  expect(gone).toMatchObject({ data: [{ type: "delete", id: shown.id, referenceId: "S-1" }], more: false })
  expect(toldOf(await changesAfter(api, whole.cursor))).toEqual([
    ["upsert", hidden.id],
    ["upsert", shown.id],
  ])

  await api.put(`/jobs/${shown.id}`, { title: "Secret again" })
  await api.delete(`/jobs/${hidden.id}`)
  expect((await changesAfter(others, gone.cursor)).data).toEqual([])
  // A client that reads late still sees it.
  expect(toldOf(await changesAfter(others, start.cursor))).toEqual([["delete", shown.id]])

  await api.put(`/jobs/${shown.id}`, { confidential: false })
  const back = await changesAfter(others, gone.cursor)
  expect(toldOf(back)).toEqual([["upsert", shown.id]])
  expect(toldOf(await changesAfter(others, start.cursor))).toEqual([["upsert", shown.id]])
  await api.delete(`/jobs/${shown.id}`)
  expect(toldOf(await changesAfter(others, back.cursor))).toEqual([["delete", shown.id]])
})

test("a key needs the scope jobs:read", async ({ operator, employer, target, anonymous }) => {
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:write", "jobs:delete"] })
  expectProblem(await apiClientOf(target, apiKey).get("/jobs/changes"), { status: 403, code: "forbidden" })
  expectProblem(await anonymous.get("/jobs/changes"), { status: 401, code: "unauthorized" })
})

test("a change has the same timestamp in the list, the history and the change list", async ({ api }) => {
  const operations = Array.from({ length: 5 }, (_, index) => ({
    op: "create",
    job: jobBody({ referenceId: `M-${index}` }),
  }))
  await api.post("/jobs/batch", { operations })
  const [first, second, third, fourth] = (await readChanges(api)).data.map(({ id }) => id)
  await api.put(`/jobs/${first}`, { title: "Chef" })
  await api.put(`/jobs/${second}`, { title: "Chef" })
  await api.post(`/jobs/${second}/restore`, { version: 1 })
  await api.delete(`/jobs/${third}`)
  await api.post(`/jobs/${third}/restore`, {})
  await api.put("/jobs", { referenceId: "M-0", status: "archived" })
  // These writes wait for each other.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => api.put(`/jobs/${fourth}`, { title: `Cook ${index}` })),
  )
  const list = await api.get<{ data: { id: number; updatedAt: string }[] }>("/jobs?fields=updatedAt")
  const moments = new Map(list.body.data.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]))
  const { data } = await readChanges(api)
  expect(data).toHaveLength(5)
  for (const { id, at } of data) expect(Date.parse(at), String(id)).toBe(moments.get(id))
  const history = await api.get<{ data: { at: string }[] }>(`/jobs/${fourth}/history`)
  expect(Date.parse(history.body.data[0]?.at ?? "")).toBe(moments.get(fourth as number))
  const since = await api.get<{ data: { id: number }[] }>(`/jobs?updatedSince=${data.at(-1)?.at}`)
  expect(since.body.data.map(({ id }) => id)).toEqual([data.at(-1)?.id])
})
