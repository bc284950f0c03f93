import type { ApiJobHeader, ApiPage } from "../support/api"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

/** The query parameters of a link, in order. */
function parameters(link: string | null): [string, string][] {
  return [...new URL(link ?? "no link").searchParams]
}

test.describe("the links of a list of 7 jobs", () => {
  let ids: number[] = []

  test.beforeEach(async ({ api }) => {
    ids = []
    for (let count = 0; count < 7; count++) ids.unshift((await api.createJob(jobBody())).id)
  })

  test("next leads through every job once and in order, and previous leads back", async ({ api }) => {
    const first = await api.jobs("?pageSize=3")
    expect(first.paging).toMatchObject({ total: 7, page: 1, pages: 3, pageSize: 3, previous: null })
    const second = (await api.follow<ApiPage<ApiJobHeader>>(first.paging.next)).body
    expect(second.paging).toMatchObject({ page: 2, pages: 3, pageSize: 3 })
    const third = (await api.follow<ApiPage<ApiJobHeader>>(second.paging.next)).body
    expect(third.paging).toMatchObject({ page: 3, next: null })
    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids)
    const back = (await api.follow<ApiPage<ApiJobHeader>>(third.paging.previous)).body
    expect(back).toEqual(second)
    const start = (await api.follow<ApiPage<ApiJobHeader>>(back.paging.previous)).body
    expect(start.data).toEqual(first.data)
  })

  test("links are absolute URLs of the list with the page set", async ({ api }) => {
    const { paging } = await api.jobs("?pageSize=2&page=2")
    expect(paging.previous).toBe(`${api.href("/jobs")}?pageSize=2&page=1`)
    expect(paging.next).toBe(`${api.href("/jobs")}?pageSize=2&page=3`)
  })

  test("a link sets the page even when the request has none", async ({ api }) => {
    const { paging } = await api.jobs("?pageSize=2")
    expect(parameters(paging.next).sort()).toEqual([
      ["page", "2"],
      ["pageSize", "2"],
    ])
  })

  test("the last page has no next, even when it is full", async ({ api }) => {
    expect((await api.jobs("?pageSize=7")).paging.next).toBeNull()
    expect((await api.jobs("?pageSize=3&page=3")).paging.next).toBeNull()
    expect((await api.jobs("?pageSize=1&page=7")).paging.next).toBeNull()
    expect(parameters((await api.jobs("?pageSize=1&page=6")).paging.next)).toContainEqual(["page", "7"])
  })

  test("every parameter is repeated in order, including unknown and repeated ones, and only page differs", async ({
    api,
  }) => {
    const asked: [string, string][] = [
      ["z", "1"],
      ["q", "COOK"],
      ["tag", "a"],
      ["page", "2"],
      ["utm", "50% off & more + é 😀 #1/?"],
      ["pageSize", "2"],
      ["tag", "b"],
      ["status", "active"],
      ["empty", ""],
      ["a", "2"],
    ]
    const query = asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")
    const { paging } = await api.jobs(`?${query}`)
    const withPage = (page: string) => asked.map(([name, value]) => [name, name === "page" ? page : value])
    expect(parameters(paging.previous)).toEqual(withPage("1"))
    expect(parameters(paging.next)).toEqual(withPage("3"))
    const next = (await api.follow<ApiPage<ApiJobHeader>>(paging.next)).body
    expect(parameters(next.paging.previous)).toEqual(asked)
  })

  test("a link is a valid URL even when the query was malformed", async ({ api }) => {
    const { paging } = await api.jobs("?pageSize=3&x=%zz&y={|}%")
    expect(paging.next).toMatch(/\?pageSize=3&x=%25zz&y=%7B%7C%7D%25&page=2$/)
    expect(parameters(paging.next)).toContainEqual(["x", "%zz"])
  })

  test("the other parameters keep their order when no page was requested", async ({ api }) => {
    const { paging } = await api.jobs("?status=&z=1&pageSize=2&q=&a=2")
    expect(parameters(paging.next).filter(([name]) => name !== "page")).toEqual([
      ["status", ""],
      ["z", "1"],
      ["pageSize", "2"],
      ["q", ""],
      ["a", "2"],
    ])
    expect(parameters(paging.next)).toContainEqual(["page", "2"])
  })

  test("a search is the same on the next page, whatever characters it contains", async ({ api }) => {
    for (let count = 0; count < 3; count++) {
      await api.createJob(jobBody({ title: "100% R&D+ = #1 über?" }))
    }
    const first = await api.jobs(`?q=${encodeURIComponent("100% r&d+ = #1 Uber?")}&pageSize=2`)
    expect(first.paging.total).toBe(3)
    const second = (await api.follow<ApiPage<ApiJobHeader>>(first.paging.next)).body
    expect(second.data).toHaveLength(1)
    expect(second.paging).toMatchObject({ total: 3, page: 2, pages: 2, next: null })
  })

  test("a space written as + is still a space on the next page", async ({ api }) => {
    const first = await api.jobs("?q=line+cook&pageSize=4")
    expect(first.paging.total).toBe(7)
    expect((await api.follow<ApiPage<ApiJobHeader>>(first.paging.next)).body.data).toHaveLength(3)
  })

  test("a page past the end is empty, without next, and previous is the last page with data", async ({
    api,
  }) => {
    for (const page of ["4", "5", "1000", "2147483647"]) {
      const { data, paging } = await api.jobs(`?page=${page}&pageSize=3&x=y`)
      expect(data).toEqual([])
      expect(paging).toMatchObject({ total: 7, page: Number(page), pages: 3, pageSize: 3, next: null })
      expect(parameters(paging.previous)).toEqual([
        ["page", "3"],
        ["pageSize", "3"],
        ["x", "y"],
      ])
      const last = await api.follow<ApiPage<ApiJobHeader>>(paging.previous)
      expect(last.body.data.map(({ id }) => id)).toEqual(ids.slice(6))
    }
  })
})
