import type { ApiPage, PlaceRecord } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect, test } from "../support/fixtures"
import { allPlaces, places } from "../support/places"

test.describe("the order", () => {
  test("is by length of the name, then by name, then by id", async ({ anonymous }) => {
    const records = await allPlaces(anonymous)
    const misplaced = records.slice(1).filter((record, index) => {
      const before = records[index] ?? record
      const longer = [...record.name].length - [...before.name].length
      if (longer !== 0) return longer < 0
      // Names with accents, spaces or inner capitals are left out, since their order depends on the collation.
      if (![before, record].every(({ name }) => /^[A-Z][a-z]+$/.test(name))) return false
      return before.name > record.name || (before.name === record.name && before.id > record.id)
    })
    expect(misplaced).toEqual([])
  })

  test("applies to a search: the shortest matching name comes first", async ({ anonymous }) => {
    const { data } = await places(anonymous, "?q=van&types=town")
    expect(data.length).toBeGreaterThan(5)
    const lengths = data.map(({ name }) => [...name].length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })
})

test.describe("q", () => {
  test("matches any part of a name: van finds Vancouver, North Vancouver and Vanderhoof", async ({
    anonymous,
  }) => {
    const names = (await allPlaces(anonymous, "q=van")).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(["Vancouver", "North Vancouver", "Vanderhoof"]))
    for (const name of names) expect(name.toLowerCase()).toContain("van")
  })

  for (const [term, name] of [
    ["montreal", "Montréal"],
    ["MONTRÉAL", "Montréal"],
    ["montre\u0301al", "Montréal"],
    ["ontréa", "Montréal"],
    ["trois-riv", "Trois-Rivières"],
    ["quebec", "Québec"],
    ["québec", "Quebec"],
    ["st. john's", "St. John's"],
    ["NORTH V", "North Vancouver"],
  ] as const) {
    test(`${term} finds ${name}`, async ({ anonymous }) => {
      const found = await allPlaces(anonymous, `q=${encodeURIComponent(term)}`)
      expect(found.map((record) => record.name)).toContain(name)
    })
  }

  test("searches the name, not the description", async ({ anonymous }) => {
    for (const term of [", BC", "Vancouver, BC", ", "]) {
      expect((await places(anonymous, `?q=${encodeURIComponent(term)}`)).paging.total).toBe(0)
    }
  })

  test("treats % and _ and \\ as plain characters", async ({ anonymous }) => {
    for (const term of ["%", "_", "\\", "Van%", "Vancouve_"]) {
      expect((await places(anonymous, `?q=${encodeURIComponent(term)}`)).paging.total, term).toBe(0)
    }
  })

  test("returns no data when nothing matches", async ({ anonymous }) => {
    expect(await places(anonymous, "?q=zzyzx&page=2")).toEqual({
      data: [],
      paging: { total: 0, page: 2, pages: 0, pageSize: 10, previous: null, next: null },
    })
  })
})

test.describe("types", () => {
  for (const [types, count] of [
    ["province", 10],
    ["territory", 3],
    ["country", 1],
    ["province,territory", 13],
    ["territory,province,country", 14],
    ["province,province", 10],
  ] as const) {
    test(`${types} selects ${count}`, async ({ anonymous }) => {
      const records = await allPlaces(anonymous, `types=${types}`)
      expect(records).toHaveLength(count)
      for (const { type } of records) expect(types.split(",")).toContain(type.toLowerCase())
    })
  }

  test("town selects everything that is not a province, territory or country", async ({ anonymous }) => {
    const all = (await places(anonymous)).paging.total
    expect((await places(anonymous, "?types=town")).paging.total).toBe(all - 14)
    expect((await places(anonymous, "?types=town,province,territory,country")).paging.total).toBe(all)
  })

  test("types and q apply together", async ({ anonymous }) => {
    const { data } = await places(anonymous, "?q=quebec&types=province")
    expect(data.map(({ description }) => description)).toEqual(["Quebec"])
  })

  test("an unknown type answers 400", async ({ anonymous }) => {
    for (const types of ["city", "town,city", "constructor"]) {
      expectProblem(await anonymous.get(`/locations?types=${types}`), {
        status: 400,
        code: "validation_failed",
        fields: ["types"],
      })
    }
  })
})

test.describe("paging", () => {
  test("works as for jobs: 10 by default, at most 100, with links", async ({ anonymous }) => {
    const { data, paging } = await places(anonymous)
    expect(data).toHaveLength(10)
    expect(paging).toMatchObject({
      page: 1,
      pageSize: 10,
      pages: Math.ceil(paging.total / 10),
      previous: null,
    })
    expect((await places(anonymous, "?pageSize=100")).data).toHaveLength(100)
    for (const query of ["?pageSize=101", "?pageSize=0", "?page=0", "?page=x", "?page=2147483648"]) {
      const field = query.slice(1, query.indexOf("="))
      expectProblem(await anonymous.get(`/locations${query}`), {
        status: 400,
        code: "validation_failed",
        fields: [field],
      })
    }
  })

  test("links repeat every parameter in order, and can be followed", async ({ anonymous }) => {
    const { data, paging } = await places(anonymous, "?x=1&q=Qu%C3%A9&page=2&pageSize=2&types=town,province")
    const expected = (page: string) => [
      ["x", "1"],
      ["q", "Qué"],
      ["page", page],
      ["pageSize", "2"],
      ["types", "town,province"],
    ]
    expect([...new URL(paging.previous ?? "").searchParams]).toEqual(expected("1"))
    const previous = (await anonymous.follow<ApiPage<PlaceRecord>>(paging.previous)).body
    expect([...new URL(previous.paging.next ?? "").searchParams]).toEqual(expected("2"))
    expect((await anonymous.follow<ApiPage<PlaceRecord>>(previous.paging.next)).body.data).toEqual(data)
  })

  test("a page past the end has no data, and previous is the last page that has", async ({ anonymous }) => {
    const { data, paging } = await places(anonymous, "?types=territory&pageSize=2&page=9")
    expect(data).toEqual([])
    expect(paging).toMatchObject({ total: 3, page: 9, pages: 2, next: null })
    expect(new URL(paging.previous ?? "").searchParams.get("page")).toBe("2")
  })

  test("unknown parameters are ignored", async ({ anonymous }) => {
    expect((await places(anonymous, "?region=BC&sort=id")).paging.pageSize).toBe(10)
  })
})
