import type { ApiJobHeader, ApiPage } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { expectProblem, invalid } from "../support/expectations"
import { codePoints, fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("the format of the list", () => {
  test("an element has exactly the fields of a job header, with the job's values", async ({ api }) => {
    const job = await api.createJob(fullJobBody())
    const { id, title, locations, employer, referenceId, publishDate, confidential, status } = job
    expect((await api.jobs()).data).toEqual([
      { id, title, locations, employer, referenceId, publishDate, confidential, status },
    ])
  })

  test("a job without a referenceId has null for it in the list", async ({ api }) => {
    await api.createJob(jobBody())
    expect((await api.jobs()).data[0]).toMatchObject({ referenceId: null, confidential: false })
  })

  test("the answer has data and paging, and paging has exactly its six fields", async ({ api }) => {
    const job = await api.createJob(jobBody())
    const answer = await api.get<ApiPage<ApiJobHeader>>("/jobs")
    expect(Object.keys(answer.body).sort()).toEqual(["data", "paging"])
    expect(answer.body.data.map(({ id }) => id)).toEqual([job.id])
    expect(answer.body.paging).toEqual({
      total: 1,
      page: 1,
      pages: 1,
      pageSize: 10,
      previous: null,
      next: null,
    })
  })

  test("repeated fields parameters are combined", async ({ api }) => {
    const { closeDate, categories, salary } = await api.createJob(fullJobBody())
    const header = (await api.jobs()).data[0]
    for (const query of [
      "?fields=closeDate,categories&fields=salary",
      "?fields=closeDate&fields=categories&fields=&fields=salary,closeDate",
    ])
      expect((await api.jobs(query)).data).toEqual([{ ...header, closeDate, categories, salary }])
    expectProblem(await api.get("/jobs?fields=closeDate&fields=nonsense"), { ...invalid, fields: ["fields"] })
  })

  test("no match: total 0, pages 0, the requested page, no links", async ({ api }) => {
    for (const [query, page, pageSize] of [
      ["", 1, 10],
      ["?page=3", 3, 10],
      ["?q=nothing&page=2&pageSize=7", 2, 7],
      ["?status=draft", 1, 10],
    ] as const) {
      expect(await api.jobs(query)).toEqual({
        data: [],
        paging: { total: 0, page, pages: 0, pageSize, previous: null, next: null },
      })
    }
  })
})

test.describe("the order of the list", () => {
  test("newest publishDate first, then the larger id", async ({ api, records }) => {
    const day = today("UTC")
    const ages = [3, 0, 3, 10, 0, 1]
    const jobs: { id: number; age: number }[] = []
    for (const age of ages) {
      const { id } = await api.createJob(jobBody())
      await records.backdate(id, { publishDate: daysAfter(day, -age) })
      jobs.push({ id, age })
    }
    const expected = jobs.toSorted((a, b) => a.age - b.age || b.id - a.id).map(({ id }) => id)
    expect((await api.jobs()).data.map(({ id }) => id)).toEqual(expected)
    const paged = [await api.jobs("?pageSize=4"), await api.jobs("?pageSize=4&page=2")]
    expect(paged.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(expected)
    expect((await api.jobs("?status=active&q=cook")).data.map(({ id }) => id)).toEqual(expected)
  })

  test("changing a job does not move it", async ({ api }) => {
    const first = await api.createJob(jobBody())
    const second = await api.createJob(jobBody())
    await api.put(`/jobs/${first.id}`, { title: "Changed" })
    expect((await api.jobs()).data.map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

test.describe("the filters of the list", () => {
  test("status selects one of the three; blank or omitted selects all", async ({ api }) => {
    const ids: Record<string, number> = {}
    for (const status of ["active", "archived", "draft"]) {
      ids[status] = (await api.createJob(jobBody({ status }))).id
    }
    for (const [status, id] of Object.entries(ids)) {
      const { data, paging } = await api.jobs(`?status=${status}`)
      expect(data.map((job) => job.id)).toEqual([id])
      expect(paging.total).toBe(1)
    }
    for (const query of ["", "?status=", "?status=%20%20"]) {
      expect((await api.jobs(query)).paging.total).toBe(3)
    }
  })

  test("another status answers 400", async ({ api }) => {
    for (const status of ["closed", "Active", "active,draft", "0", "null", "constructor"]) {
      expectProblem(await api.get(`/jobs?status=${status}`), { ...invalid, fields: ["status"] })
    }
  })

  test("q searches the title and the referenceId, and nothing else", async ({ api }) => {
    const byTitle = await api.createJob(jobBody({ title: "Night baker" }))
    const byReference = await api.createJob(jobBody({ referenceId: "x-BAKER-7" }))
    await api.createJob(
      jobBody({
        description: "<p>Work with our baker.</p>",
        locations: [{ description: "Baker Lake, NU" }],
        applicationEmail: "baker@example.com",
      }),
    )
    expect((await api.jobs("?q=baker")).data.map(({ id }) => id)).toEqual([byReference.id, byTitle.id])
  })

  test("a blank q counts as omitted", async ({ api }) => {
    await api.createJob(jobBody())
    for (const query of ["?q=", "?q=%20%20", "?q=+", "?q", "?q=%09%0A"]) {
      expect((await api.jobs(query)).paging.total).toBe(1)
    }
  })

  test("q may have 256 code points, but not 257", async ({ api }) => {
    for (const character of ["x", "😀"]) {
      await api.createJob(jobBody({ title: codePoints(256, character) }))
      const longest = encodeURIComponent(codePoints(256, character))
      expect((await api.jobs(`?q=${longest}`)).paging.total).toBe(1)
      const over = encodeURIComponent(codePoints(257, character))
      expectProblem(await api.get(`/jobs?q=${over}`), { ...invalid, fields: ["q"] })
    }
  })

  test("q and status apply together, and the count matches", async ({ api }) => {
    const wanted = await api.createJob(jobBody({ title: "Baker", status: "draft" }))
    await api.createJob(jobBody({ title: "Baker" }))
    await api.createJob(jobBody({ title: "Cook", status: "draft" }))
    const { data, paging } = await api.jobs("?q=baker&status=draft")
    expect(data.map(({ id }) => id)).toEqual([wanted.id])
    expect(paging.total).toBe(1)
  })

  test("a job whose status changed is found only under the new one", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    await api.put(`/jobs/${id}`, { status: "archived" })
    expect((await api.jobs("?status=active")).paging.total).toBe(0)
    expect((await api.jobs("?status=archived")).paging.total).toBe(1)
  })

  test("unknown parameters are ignored", async ({ api }) => {
    await api.createJob(jobBody())
    const { paging } = await api.jobs("?title=nothing&sort=title&id=1&limit=0&__proto__=x&q[]=y&Page=9")
    expect(paging).toMatchObject({ total: 1, page: 1, pageSize: 10 })
  })
})

test.describe("page and pageSize", () => {
  test("pageSize goes from 1 to 100, and is 10 when omitted", async ({ api }) => {
    await Promise.all(Array.from({ length: 12 }, () => api.createJob(jobBody())))
    for (const [query, size, shown] of [
      ["", 10, 10],
      ["?pageSize=1", 1, 1],
      ["?pageSize=11", 11, 11],
      ["?pageSize=100", 100, 12],
    ] as const) {
      const { data, paging } = await api.jobs(query)
      expect(data).toHaveLength(shown)
      expect(paging).toMatchObject({ total: 12, pageSize: size, pages: Math.ceil(12 / size) })
    }
  })

  const notNumbers = [
    "0",
    "-1",
    "1.5",
    "1e1",
    "0x10",
    "abc",
    "",
    "%205",
    "5,5",
    "%2B5",
    "NaN",
    "Infinity",
    "%D9%A5",
  ]
  const refusals: [parameter: string, values: string[]][] = [
    ["pageSize", [...notNumbers, "101", "1000000", "99999999999999999999"]],
    ["page", [...notNumbers, "2147483648", "9007199254740993", "99999999999999999999"]],
  ]
  for (const [parameter, values] of refusals) {
    for (const value of values) {
      test(`${parameter}=${value} answers 400 that names it`, async ({ api }) => {
        expectProblem(await api.get(`/jobs?${parameter}=${value}`), { ...invalid, fields: [parameter] })
      })
    }
  }

  test("every bad parameter is named at once", async ({ api }) => {
    const query = `?page=0&pageSize=101&status=open&q=${codePoints(257)}`
    expectProblem(await api.get(`/jobs${query}`), {
      ...invalid,
      fields: ["page", "pageSize", "status", "q"],
    })
  })

  test("the largest possible page number is past the end, and not an error", async ({ api }) => {
    await api.createJob(jobBody())
    const { data, paging } = await api.jobs("?page=2147483647&pageSize=100")
    expect(data).toEqual([])
    expect(paging).toMatchObject({ total: 1, page: 2_147_483_647, pages: 1, next: null })
    const none = await api.jobs("?page=2147483647&status=draft")
    expect(none.paging).toMatchObject({ total: 0, page: 2_147_483_647, pages: 0, previous: null })
  })
})
