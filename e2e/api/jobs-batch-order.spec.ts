import type { Headings } from "../support/api"
import { creating, resultsOf, statusesOf } from "../support/batches"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { changesAfter, readChanges } from "../support/read-changes"

test("operations on the same job and reference see the effects of earlier ones", async ({ api }) => {
  const results = await resultsOf(api, [
    creating(jobBody({ referenceId: "R" })),
    creating(jobBody({ referenceId: "R" })),
    { op: "delete", referenceId: "R" },
    { op: "update", referenceId: "R", job: { title: "Gone" } },
    creating(jobBody({ referenceId: "R", title: "Second" })),
    { op: "update", referenceId: "R", job: { referenceId: "S" } },
    creating(jobBody({ referenceId: "R", title: "Third" })),
    { op: "upsert", referenceId: "S", job: { title: "Renamed" } },
  ])
  expect(statusesOf(results)).toEqual([201, 409, 204, 404, 201, 200, 201, 200])
  expect(results[1]?.error?.existing).toEqual({
    id: results[0]?.id,
    href: api.href(`/jobs/${results[0]?.id}`),
  })
  const { data } = await api.jobs()
  expect(data.map(({ title, referenceId }) => [title, referenceId])).toEqual([
    ["Third", "R"],
    ["Renamed", "S"],
  ])
})

test("a reference freed by an operation by id is available to later operations only", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ referenceId: "R" }))
  const results = await resultsOf(api, [
    creating(jobBody({ referenceId: "R" })),
    { op: "delete", id },
    creating(jobBody({ referenceId: "R" })),
  ])
  expect(statusesOf(results)).toEqual([409, 204, 201])
})

test("100 postings are created in order, the first with the smallest id", async ({ api }) => {
  const operations = Array.from({ length: 100 }, (_, index) =>
    creating(jobBody({ referenceId: `N-${index}` })),
  )
  const results = await resultsOf(api, operations)
  const ids = results.map(({ id }) => id ?? 0)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(new Set(ids).size).toBe(100)
  expect(results.map(({ referenceId }) => referenceId)).toEqual(operations.map((_, index) => `N-${index}`))
  expect((await api.jobs("?pageSize=100")).data.map(({ id }) => id)).toEqual(ids.toReversed())
})

for (const keyed of [false, true])
  test(`operations that differ in their work are stored in order ${keyed ? "under an idempotency key" : "without one"}`, async ({
    api,
  }) => {
    for (const number of [1, 2, 3]) await api.createJob(jobBody({ referenceId: `S-${number}` }))
    const { cursor } = await readChanges(api, "cursor=now")
    const description = `<p>${"Cook <b>meals</b> &amp; serve. ".repeat(400)}</p>`
    const operations = [
      creating(jobBody({ referenceId: "A", description })),
      creating(jobBody({ referenceId: "B", locations: [{ description: "Pier Landing, MB" }] })),
      { op: "upsert", referenceId: "S-1", job: { description } },
      { op: "upsert", referenceId: "C", job: jobBody() },
      creating({ title: "" }),
      creating(jobBody({ referenceId: "D" })),
      { op: "update", referenceId: "S-2", job: { title: "Second" } },
      creating(jobBody({ referenceId: "E", description })),
      { op: "delete", referenceId: "S-3" },
      creating(jobBody({ referenceId: "F" })),
    ]
    const headers: Headings = keyed ? { "Idempotency-Key": "in-order" } : {}
    const results = await resultsOf(api, operations, { headers })
    expect(statusesOf(results)).toEqual([201, 201, 200, 201, 400, 201, 200, 201, 204, 201])
    const ids = results.flatMap(({ id, status }) => (status === 201 ? [id ?? 0] : []))
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    const told = await changesAfter(api, cursor, "limit=100")
    expect(told.data.map(({ referenceId }) => referenceId)).toEqual([
      ...["A", "B", "S-1", "C", "D", "S-2", "E", "S-3", "F"],
    ])
  })
