import type { ApiPage } from "../support/api"
import { type CursorPage, type SelectedHeader, walkByCursor } from "../support/cursors"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

test("rows that exist throughout appear exactly once, whatever is added and deleted meanwhile", async ({
  api,
}) => {
  test.setTimeout(60_000)
  const stays: number[] = []
  const goes: number[] = []
  for (let index = 0; index < 24; index++) {
    const status = index % 3 === 0 ? "draft" : "active"
    const { id } = await api.createJob(jobBody({ title: `Cook ${index % 5}`, status }))
    ;(index % 4 === 3 ? goes : stays).push(id)
  }
  for (const sort of [
    "-publishDate",
    "publishDate",
    "title",
    "-title",
    "closeDate",
    "-updatedAt",
    "updatedAt",
  ]) {
    const found = await walkByCursor(api, `&sort=${sort}&pageSize=4`, async (page) => {
      if (page > 8) return
      const { id } = await api.createJob(jobBody({ title: `Cook ${page % 5}` }))
      goes.push(id)
      const gone = goes.splice(page % goes.length, 1)[0]
      await api.delete(`/jobs/${gone}`)
    })
    const ids = found.map(({ id }) => id)
    expect(new Set(ids).size, sort).toBe(ids.length)
    expect(
      stays.filter((id) => !ids.includes(id)),
      sort,
    ).toEqual([])
  }
})

test("a cursor is valid only for its filters, order, employer and fields, and not with a page number", async ({
  api,
  otherApi,
  target,
  operator,
  employer,
}) => {
  for (let index = 0; index < 3; index++) {
    await api.createJob(jobBody({ confidential: index === 1 }))
    await otherApi.createJob(jobBody())
  }
  const first = await api.get<CursorPage>("/jobs?cursor=&pageSize=1&status=active")
  const { nextCursor } = first.body.paging
  const refused = { ...invalid, fields: ["cursor"] }
  for (const query of [
    "",
    "&status=draft",
    "&status=active&q=cook",
    "&status=active&sort=title",
    "&status=active&categoryId=1",
  ])
    expectProblem(await api.get(`/jobs?cursor=${nextCursor}${query}`), refused)
  const same = `/jobs?cursor=${nextCursor}&status=active`
  expectProblem(await otherApi.get(same), refused)
  const less = apiClientOf(target, (await operator.createKey(employer, { scopes: ["jobs:read"] })).apiKey)
  expectProblem(await less.get(same), refused)
  const another = apiClientOf(target, (await operator.createKey(employer)).apiKey)
  for (const query of ["", "&pageSize=2", "&fields=closeDate,updatedAt", "&sort=-publishDate&categoryId="])
    expect((await another.get(`${same}${query}`)).status, query).toBe(200)
  expectProblem(await api.get(`${same}&page=1`), { ...invalid, fields: ["page"] })
  const seen = await walkByCursor(less, "&pageSize=1")
  expect(seen).toHaveLength(2)
  expect((await less.get<ApiPage<SelectedHeader>>("/jobs?confidential=true")).body).toMatchObject({
    data: [],
    paging: { total: 0 },
  })
})
