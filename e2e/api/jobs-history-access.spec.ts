import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"
import { expectNotFound, restore, type PastVersion } from "../support/histories"

test("a key without the confidential scope learns nothing about the times when a job was confidential", async ({
  api,
  operator,
  employer,
  target,
}) => {
  const { apiKey } = await operator.createKey(employer, {
    scopes: ["jobs:read", "jobs:write", "jobs:delete"],
  })
  const others = apiClientOf(target, apiKey)
  const { id } = await api.createJob(jobBody({ title: "Open" }))
  await api.put(`/jobs/${id}`, { confidential: true, title: "Secret", description: "<p>Secret text.</p>" })
  await api.put(`/jobs/${id}`, { description: "<p>Secret, too.</p>" })
  for (const path of [`/jobs/${id}/history`, `/jobs/${id}/history/1`, `/jobs/${id}/record`])
    expectNotFound(await others.get(path))
  expectNotFound(await restore(others, id, { version: 1 }))
  await api.put(`/jobs/${id}`, { confidential: false, title: "Open again", description: "<p>Told.</p>" })
  const told = await others.get<{ data: PastVersion[] }>(`/jobs/${id}/history`)
  expect(told.text).not.toMatch(/Secret/)
  expect(told.body.data.map(({ version }) => version)).toEqual([4, 1])
  expect(told.body.data[0]?.changes).toEqual([
    { field: "title", before: "Open", after: "Open again" },
    { field: "description", before: "<p>Cook well.</p>", after: "<p>Told.</p>" },
  ])
  expectNotFound(await others.get(`/jobs/${id}/history/2`))
  expectNotFound(await restore(others, id, { version: 2 }))
  const record = await others.get<{ periods: { version: number }[] }>(`/jobs/${id}/record`)
  expect(record.text).not.toMatch(/Secret/)
  expect(record.body.periods.map(({ version }) => version)).toEqual([1, 4])
  await api.put(`/jobs/${id}`, { confidential: true })
  await api.delete(`/jobs/${id}`)
  expect((await others.get("/jobs/deleted")).body).toMatchObject({ data: [], paging: { total: 0 } })
  expectNotFound(await restore(others, id))
  expect((await api.get("/jobs/deleted")).body).toMatchObject({ paging: { total: 1 } })
})

test("a history that alternates between confidential and public shows only the public versions, compared with each other", async ({
  api,
  operator,
  employer,
  target,
}) => {
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const others = apiClientOf(target, apiKey)
  const { id } = await api.createJob(jobBody({ title: "Turn 0" }))
  for (let turn = 1; turn <= 40; turn++)
    await api.put(`/jobs/${id}`, { title: `Turn ${turn}`, confidential: turn % 2 === 1 })
  const told = await others.get<{ data: PastVersion[] }>(`/jobs/${id}/history?limit=100`)
  expect(told.body.data.map(({ version }) => version)).toEqual(
    Array.from({ length: 21 }, (_, index) => 41 - 2 * index),
  )
  expect(told.body.data[0]?.changes).toEqual([{ field: "title", before: "Turn 38", after: "Turn 40" }])
})

test("a page of a history ends after a few long descriptions, counting hidden versions between the visible ones", async ({
  api,
  operator,
  employer,
  target,
}) => {
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const others = apiClientOf(target, apiKey)
  const { id } = await api.createJob(jobBody({ description: "<p>0</p>" }))
  const text = (turn: number) => `<p>${turn} ${"a".repeat(1_500_000)}</p>`
  for (let turn = 1; turn <= 5; turn++) {
    await api.put(`/jobs/${id}`, { confidential: true, description: text(turn) })
    await api.put(`/jobs/${id}`, { confidential: false })
  }
  const told: number[] = []
  let [cursor, more] = ["", true]
  while (more) {
    const part = await others.get<{ data: PastVersion[]; cursor: string; more: boolean }>(
      `/jobs/${id}/history?limit=100&cursor=${cursor}`,
    )
    expect(part.text.length).toBeLessThan(9_000_000)
    told.push(...part.body.data.map(({ version }) => version))
    ;({ cursor, more } = part.body)
  }
  expect(told).toEqual([11, 9, 7, 5, 3, 1])
})

test("each scope can restore what it may change, and another employer's job is not found", async ({
  api,
  otherApi,
  operator,
  employer,
  target,
}) => {
  const keyFor = async (...scopes: ("jobs:read" | "jobs:write" | "jobs:delete")[]) =>
    apiClientOf(target, (await operator.createKey(employer, { scopes })).apiKey)
  const [reads, writes, deletes] = [
    await keyFor("jobs:read"),
    await keyFor("jobs:write"),
    await keyFor("jobs:delete"),
  ]
  const { id } = await api.createJob(jobBody())
  await api.put(`/jobs/${id}`, { title: "Chef" })
  for (const path of ["history", "history/1", "record"]) {
    expectNotFound(await otherApi.get(`/jobs/${id}/${path}`))
    expect((await reads.get(`/jobs/${id}/${path}`)).status).toBe(200)
    expectProblem(await writes.get(`/jobs/${id}/${path}`), { status: 403, code: "forbidden" })
  }
  expectNotFound(await restore(otherApi, id, { version: 1 }))
  expectProblem(await restore(reads, id, { version: 1 }), { status: 403, code: "forbidden" })
  expectProblem(await restore(deletes, id, { version: 1 }), { status: 403, code: "forbidden" })
  const receipt = await restore(writes, id, { version: 1 })
  expect(receipt.body).toEqual({ id })
  await api.delete(`/jobs/${id}`)
  expectNotFound(await restore(otherApi, id))
  expect((await otherApi.get("/jobs/deleted")).body).toMatchObject({ data: [] })
  expectNotFound(await reads.get(`/jobs/${id}/history`))
  expectProblem(await reads.get("/jobs/deleted"), { status: 403, code: "forbidden" })
  expectProblem(await restore(writes, id), { status: 403, code: "forbidden" })
  expect((await restore(deletes, id)).status).toBe(200)
})
