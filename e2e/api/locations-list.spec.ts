import type { ApiClient, Page, PlaceRecord } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect, test } from "../support/fixtures"

const provinces = [
  "Alberta",
  "British Columbia",
  "Manitoba",
  "New Brunswick",
  "Newfoundland and Labrador",
  "Nova Scotia",
  "Ontario",
  "Prince Edward Island",
  "Quebec",
  "Saskatchewan",
]
const territories = ["Northwest Territories", "Nunavut", "Yukon"]

async function places(api: ApiClient, query = ""): Promise<Page<PlaceRecord>> {
  const answer = await api.get<Page<PlaceRecord>>(`/locations${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

async function allPlaces(api: ApiClient, query: string): Promise<PlaceRecord[]> {
  const records: PlaceRecord[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, paging } = await places(api, `?pageSize=100&page=${page}&${query}`)
    records.push(...data)
    pages = paging.pages
  }
  return records
}

test.describe("the records", () => {
  test("are about 1,000 towns, 10 provinces, 3 territories and Canada, each once", async ({ anonymous }) => {
    const records = await allPlaces(anonymous, "")
    const of = (type: string) => records.filter((record) => record.type === type)
    expect(of("Town").length).toBeGreaterThan(900)
    expect(of("Town").length).toBeLessThan(1200)
    expect(
      of("Province")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(provinces)
    expect(
      of("Territory")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(territories)
    expect(of("Country").map(({ name }) => name)).toEqual(["Canada"])
    expect(records).toHaveLength(of("Town").length + 14)
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    expect(new Set(records.map(({ description }) => description)).size).toBe(records.length)
    const first = await places(anonymous)
    expect(first.paging.total).toBe(records.length)
  })

  test("have exactly the fields of a location, in decimals or null", async ({ anonymous }) => {
    const isDecimal = (value: unknown) => value === null || typeof value === "number"
    const wrong = (await allPlaces(anonymous, "")).filter((record) => {
      const { id, name, description, type, area, ...numbers } = record
      const corners = area.map(({ latitude, longitude, ...rest }) => [latitude, longitude, rest])
      return (
        Object.keys(numbers).sort().join() !==
          "latitude,longitude,neLatitude,neLongitude,swLatitude,swLongitude" ||
        !Object.values(numbers).every(isDecimal) ||
        !corners.every(([latitude, longitude]) => isDecimal(latitude) && isDecimal(longitude)) ||
        ![name, description, type].every((text) => typeof text === "string" && text.trim() !== "") ||
        !(Number.isInteger(id) && id > 0)
      )
    })
    expect(wrong).toEqual([])
  })

  test("towns are described as Name, XX, and the others by their name", async ({ anonymous }) => {
    const records = await allPlaces(anonymous, "")
    const towns = records.filter(({ type }) => type === "Town")
    const form = /^(.+), (AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|YT|NT|NU)$/
    expect(towns.filter(({ name, description }) => form.exec(description)?.[1] !== name)).toEqual([])
    const others = records.filter(({ type }) => type !== "Town")
    expect(others.map(({ description }) => description)).toEqual(others.map(({ name }) => name))
  })

  test("lie in Canada", async ({ anonymous }) => {
    const abroad = (await allPlaces(anonymous, "types=town")).filter(
      ({ latitude, longitude }) =>
        latitude !== null &&
        longitude !== null &&
        (latitude < 41 || latitude > 84 || longitude < -142 || longitude > -52),
    )
    expect(abroad).toEqual([])
  })

  test("include the ids that are publicly known", async ({ anonymous }) => {
    for (const [id, name] of [
      [156, "Vancouver"],
      [172, "Richmond"],
      [308, "Chetwynd"],
      [319, "Prince Rupert"],
      [406, "Vanderhoof"],
      [581, "Masset"],
    ] as const) {
      const answer = await anonymous.get<PlaceRecord>(`/locations/${id}`)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ id, name, description: `${name}, BC`, type: "Town" })
    }
  })

  test("include the towns that their source lacks", async ({ anonymous }) => {
    for (const name of ["Comox", "Masset", "Bella Coola", "Hazelton", "Valemount"]) {
      const { data } = await places(anonymous, `?q=${encodeURIComponent(name)}&pageSize=100`)
      expect(data.map(({ description }) => description)).toContain(`${name}, BC`)
    }
  })

  test("are the same by id as in the list", async ({ anonymous }) => {
    for (const record of (await places(anonymous, "?q=van")).data) {
      expect((await anonymous.get(`/locations/${record.id}`)).body).toEqual(record)
    }
  })

  test("an unknown id answers 404, and one that is not digits 400", async ({ anonymous }) => {
    for (const id of ["0", "2147483647", "99999999999999999999"]) {
      expectProblem(await anonymous.get(`/locations/${id}`), { status: 404, code: "not_found" })
    }
    for (const id of ["vancouver", "-1", "156.0", "156a"]) {
      expectProblem(await anonymous.get(`/locations/${id}`), { status: 400, code: "validation_failed" })
    }
  })
})

test.describe("the order", () => {
  test("is the length of the name, then the name, then the id", async ({ anonymous }) => {
    const records = await allPlaces(anonymous, "")
    const misplaced = records.slice(1).filter((record, index) => {
      const before = records[index] ?? record
      const longer = [...record.name].length - [...before.name].length
      if (longer !== 0) return longer < 0
      // Names with accents, spaces or inner capitals are left out: which of them comes first depends on a collation.
      if (![before, record].every(({ name }) => /^[A-Z][a-z]+$/.test(name))) return false
      return before.name > record.name || (before.name === record.name && before.id > record.id)
    })
    expect(misplaced).toEqual([])
  })

  test("holds for a search: the shortest name that matches comes first", async ({ anonymous }) => {
    const { data } = await places(anonymous, "?q=van&types=town")
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

  test("looks in the name, and not in the description", async ({ anonymous }) => {
    for (const term of [", BC", "Vancouver, BC", ", "]) {
      expect((await places(anonymous, `?q=${encodeURIComponent(term)}`)).paging.total).toBe(0)
    }
  })

  test("takes % and _ and \\ as plain characters", async ({ anonymous }) => {
    for (const term of ["%", "_", "\\", "Van%", "Vancouve_"]) {
      expect((await places(anonymous, `?q=${encodeURIComponent(term)}`)).paging.total, term).toBe(0)
    }
  })

  test("without a match answers no data", async ({ anonymous }) => {
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
    test(`${types} picks ${count}`, async ({ anonymous }) => {
      const records = await allPlaces(anonymous, `types=${types}`)
      expect(records).toHaveLength(count)
      for (const { type } of records) expect(types.split(",")).toContain(type.toLowerCase())
    })
  }

  test("town picks all that is neither province, territory nor country", async ({ anonymous }) => {
    const all = (await places(anonymous)).paging.total
    expect((await places(anonymous, "?types=town")).paging.total).toBe(all - 14)
    expect((await places(anonymous, "?types=town,province,territory,country")).paging.total).toBe(all)
  })

  test("and q hold together", async ({ anonymous }) => {
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
  test("is that of jobs: 10 by default, 100 at the most, and links", async ({ anonymous }) => {
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

  test("links repeat every parameter in its order, and lead on", async ({ anonymous }) => {
    const { data, paging } = await places(anonymous, "?x=1&q=Qu%C3%A9&page=2&pageSize=2&types=town,province")
    const expected = (page: string) => [
      ["x", "1"],
      ["q", "Qué"],
      ["page", page],
      ["pageSize", "2"],
      ["types", "town,province"],
    ]
    expect([...new URL(paging.previous ?? "").searchParams]).toEqual(expected("1"))
    const previous = (await anonymous.follow<Page<PlaceRecord>>(paging.previous)).body
    expect([...new URL(previous.paging.next ?? "").searchParams]).toEqual(expected("2"))
    expect((await anonymous.follow<Page<PlaceRecord>>(previous.paging.next)).body.data).toEqual(data)
  })

  test("past the end has no data, and previous is the last page that has", async ({ anonymous }) => {
    const { data, paging } = await places(anonymous, "?types=territory&pageSize=2&page=9")
    expect(data).toEqual([])
    expect(paging).toMatchObject({ total: 3, page: 9, pages: 2, next: null })
    expect(new URL(paging.previous ?? "").searchParams.get("page")).toBe("2")
  })

  test("unknown parameters are ignored", async ({ anonymous }) => {
    expect((await places(anonymous, "?region=BC&sort=id")).paging.pageSize).toBe(10)
  })
})
