import type { ApiClient } from "../support/api"
import { type SelectedHeader, walkByCursor } from "../support/cursors"
import { daysAfter, today } from "../support/dates"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const day = today("UTC")

const idsOf = async (api: ApiClient, query: string) => (await api.jobs(query)).data.map(({ id }) => id)

test.describe("additional fields", () => {
  test("updatedAt and etag match the job", async ({ api }) => {
    const before = new Date().toISOString()
    const made = await api.post("/jobs", jobBody({ description: `<p>${"Cook. ".repeat(10_000)}</p>` }))
    const { id } = made.body
    const [listed] = (await api.jobs("?fields=updatedAt,etag")).data as SelectedHeader[]
    expect(listed?.etag).toBe(made.headers.get("etag"))
    expect(listed?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect((listed?.updatedAt ?? "") >= before && (listed?.updatedAt ?? "") <= new Date().toISOString()).toBe(
      true,
    )
    expect(Object.keys(listed ?? {})).not.toContain("description")
    const changed = await api.put(`/jobs/${id}`, { title: "Changed" })
    const [now] = (await api.jobs("?fields=updatedAt&fields=etag")).data as SelectedHeader[]
    expect(now?.etag).toBe(changed.headers.get("etag"))
    expect(Date.parse(now?.updatedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(listed?.updatedAt ?? ""))
    const only = (await api.jobs("?fields=updatedAt")).data as SelectedHeader[]
    expect(only).toEqual([{ ...(await api.jobs()).data[0], updatedAt: now?.updatedAt }])
  })

  test("an unknown field is still 400", async ({ api }) => {
    expectProblem(await api.get("/jobs?fields=version"), { ...invalid, fields: ["fields"] })
  })
})

test.describe("filters", () => {
  test("each matches what it says, and they apply together, with a matching count", async ({ api }) => {
    const chef = await api.createJob(
      jobBody({
        title: "Chef",
        closeDate: daysAfter(day, 10),
        categories: [{ id: 14 }, { id: 2 }],
        positionType: { id: 2 },
        locations: [{ description: "Richmond, BC" }],
        confidential: true,
        autoRefresh: true,
      }),
    )
    const nurse = await api.createJob(
      jobBody({ title: "Nurse", closeDate: daysAfter(day, 20), status: "draft" }),
    )
    const place = chef.locations[0]?.id ?? 0
    const cases: [query: string, ids: number[]][] = [
      [`closesBefore=${daysAfter(day, 10)}`, [chef.id]],
      [`closesBefore=${daysAfter(day, 9)}`, []],
      [`closesAfter=${daysAfter(day, 20)}`, [nurse.id]],
      [`closesAfter=${daysAfter(day, 10)}&closesBefore=${daysAfter(day, 20)}`, [nurse.id, chef.id]],
      ["categoryId=2", [chef.id]],
      ["categoryId=1", [nurse.id]],
      ["positionTypeId=2", [chef.id]],
      [`locationId=${place}`, [chef.id]],
      ["locationId=2147483647", []],
      ["locationId=99999999999", []],
      ["confidential=true", [chef.id]],
      ["confidential=false", [nurse.id]],
      ["autoRefresh=true", [chef.id]],
      ["autoRefresh=false", [nurse.id]],
      ["categoryId=14&status=active&q=chef&autoRefresh=true", [chef.id]],
      ["categoryId=14&q=nurse", []],
      ["categoryId=14&status=draft", []],
      ["q=c&confidential=true", [chef.id]],
      [
        "categoryId=&positionTypeId=%20&closesBefore=&updatedSince=&sort=&confidential=&locationId=",
        [nurse.id, chef.id],
      ],
    ]
    for (const [query, ids] of cases) {
      const { data, paging } = await api.jobs(`?${query}`)
      expect(
        data.map(({ id }) => id),
        query,
      ).toEqual(ids)
      expect(paging.total, query).toBe(ids.length)
      expect(
        (await walkByCursor(api, `&${query}`)).map(({ id }) => id),
        query,
      ).toEqual(ids)
    }
  })

  test("updatedSince finds jobs changed at or after that instant, in any time zone", async ({ api }) => {
    const old = await api.createJob(jobBody())
    const [{ updatedAt = "" } = {}] = (await api.jobs("?fields=updatedAt")).data as SelectedHeader[]
    const since = (query: string) => idsOf(api, `?updatedSince=${encodeURIComponent(query)}`)
    expect(await since(updatedAt)).toEqual([old.id])
    const after = new Date(Date.parse(updatedAt) + 1)
    expect(await since(after.toISOString())).toEqual([])
    expect(await since(after.toISOString().replace("Z", "+00:00"))).toEqual([])
    expect(await since(updatedAt.replace("Z", "+14:00"))).toEqual([old.id])
    expect(await since("0001-01-01T00:00:00Z")).toEqual([old.id])
    expect(await since("9999-12-31T23:59:59-12:00")).toEqual([])
    await expect.poll(() => Date.now()).toBeGreaterThan(after.getTime())
    await api.put(`/jobs/${old.id}`, { title: "Changed" })
    expect(await since(after.toISOString())).toEqual([old.id])
  })

  const bad: [parameter: string, values: string[]][] = [
    [
      "updatedSince",
      [
        "yesterday",
        "2026-11-22",
        "2026-11-22T10:00:00",
        "2026-02-30T10:00:00Z",
        "2026-11-22T25:00:00Z",
        "2026-11-22T10:00:00+01:00",
      ],
    ],
    ["closesBefore", ["2026-02-30", "soon", "1"]],
    ["closesAfter", ["2026-13-01"]],
    ["categoryId", ["0", "35", "-1", "x", "1.5", "99999999999999999999"]],
    ["positionTypeId", ["6", "x"]],
    ["locationId", ["-1", "x", "156,172"]],
    ["confidential", ["yes", "1", "TRUE"]],
    ["autoRefresh", ["no"]],
    ["sort", ["id", "%2Btitle", "-", "publishdate", "title,closeDate", "constructor"]],
    ["cursor", ["x", "AAAA", "%00", "A".repeat(201)]],
  ]
  for (const [parameter, values] of bad)
    test(`an invalid ${parameter} is 400 that names it`, async ({ api }) => {
      for (const value of values)
        expectProblem(await api.get(`/jobs?${parameter}=${value}`), { ...invalid, fields: [parameter] })
    })

  test("every invalid parameter is named at once", async ({ api }) => {
    const query = "?sort=x&categoryId=x&closesAfter=x&updatedSince=x&confidential=x&status=x"
    const fields = ["sort", "categoryId", "closesAfter", "updatedSince", "confidential", "status"]
    expectProblem(await api.get(`/jobs${query}`), { ...invalid, fields })
  })
})

test("sort works in both directions, with ties broken by id in the same direction", async ({
  api,
  records,
}) => {
  const titles = [
    "Éclair baker",
    "eclair baker",
    "Zookeeper",
    "baker",
    "Ébéniste",
    "Baker",
    `${"x".repeat(200)}b`,
    `${"x".repeat(200)}a`,
  ]
  const jobs: { id: number; title: string; closeDate: string; publishDate: string }[] = []
  for (const [index, title] of titles.entries()) {
    const { id, closeDate } = await api.createJob(
      jobBody({ title, closeDate: daysAfter(day, 10 + (index % 3)) }),
    )
    const publishDate = daysAfter(day, -(index % 2))
    await records.backdate(id, { publishDate })
    jobs.push({ id, title, closeDate, publishDate })
  }
  const fold = (title: string) => title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 112)
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  const keys = {
    title: ({ title }: { title: string }) => fold(title),
    closeDate: ({ closeDate }: { closeDate: string }) => closeDate,
    publishDate: ({ publishDate }: { publishDate: string }) => publishDate,
  }
  for (const [sort, key] of Object.entries(keys)) {
    const expected = jobs.toSorted((a, b) => compare(key(a), key(b)) || a.id - b.id).map(({ id }) => id)
    expect(await idsOf(api, `?sort=${sort}`), sort).toEqual(expected)
    expect(await idsOf(api, `?sort=-${sort}`), sort).toEqual(expected.toReversed())
    expect(await idsOf(api, `?sort=${sort}&q=er`), sort).toEqual(
      expected.filter((id) => /er/.test(jobs.find((job) => job.id === id)?.title ?? "")),
    )
    const paged = [
      await idsOf(api, `?sort=${sort}&pageSize=5`),
      await idsOf(api, `?sort=${sort}&pageSize=5&page=2`),
    ]
    expect(paged.flat(), sort).toEqual(expected)
    for (const query of [`&sort=${sort}&pageSize=1`, `&sort=-${sort}&pageSize=3`]) {
      const ids = (await walkByCursor(api, query)).map(({ id }) => id)
      expect(ids, query).toEqual(query.includes("-") ? expected.toReversed() : expected)
    }
  }
  await api.put(`/jobs/${jobs[2]?.id}`, { title: "Zookeeper now" })
  expect((await idsOf(api, "?sort=-updatedAt"))[0]).toBe(jobs[2]?.id)
  expect((await idsOf(api, "?sort=updatedAt")).at(-1)).toBe(jobs[2]?.id)
  expect(await idsOf(api, "?sort=-publishDate")).toEqual(await idsOf(api, ""))
})
