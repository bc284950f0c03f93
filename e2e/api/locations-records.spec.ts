import type { PlaceRecord } from "../support/api"
import { expectProblem } from "../support/expectations"
import { expect, test } from "../support/fixtures"
import { allPlaces, places } from "../support/places"

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

test.describe("the records", () => {
  test("are about 1,000 towns, 10 provinces, 3 territories and Canada, each once", async ({ anonymous }) => {
    const records = await allPlaces(anonymous)
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

  test("have exactly the fields of a location, with decimal coordinates or null", async ({ anonymous }) => {
    const isDecimal = (value: unknown) => value === null || typeof value === "number"
    const wrong = (await allPlaces(anonymous)).filter((record) => {
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

  test("towns are described as Name, XX, and the others by name", async ({ anonymous }) => {
    const records = await allPlaces(anonymous)
    const towns = records.filter(({ type }) => type === "Town")
    const form = /^(.+), (AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|YT|NT|NU)$/
    expect(towns.filter(({ name, description }) => form.exec(description)?.[1] !== name)).toEqual([])
    const others = records.filter(({ type }) => type !== "Town")
    expect(others.map(({ description }) => description)).toEqual(others.map(({ name }) => name))
  })

  test("lie within Canada", async ({ anonymous }) => {
    const placed = (await allPlaces(anonymous, "types=town")).flatMap(({ latitude, longitude, ...town }) =>
      latitude === null || longitude === null ? [] : [{ latitude, longitude, ...town }],
    )
    expect(placed.length).toBeGreaterThan(900)
    const abroad = placed.filter(
      ({ latitude, longitude }) => latitude < 41 || latitude > 84 || longitude < -142 || longitude > -52,
    )
    expect(abroad).toEqual([])
  })

  test("include the publicly known ids", async ({ anonymous }) => {
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

  test("include the towns missing from their source", async ({ anonymous }) => {
    for (const name of ["Comox", "Masset", "Bella Coola", "Hazelton", "Valemount"]) {
      const { data } = await places(anonymous, `?q=${encodeURIComponent(name)}&pageSize=100`)
      expect(data.map(({ description }) => description)).toContain(`${name}, BC`)
    }
  })

  test("are the same by id as in the list", async ({ anonymous }) => {
    const { data } = await places(anonymous, "?q=van")
    expect(data.length).toBeGreaterThan(5)
    for (const record of data) expect((await anonymous.get(`/locations/${record.id}`)).body).toEqual(record)
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
