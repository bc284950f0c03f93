import type { PlaceRecord } from "../support/api"
import { codePoints, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { allPlaces, jobAt, storedPlace, places, refusalOf } from "../support/places"

test.describe("places in the reference data", () => {
  test("the publicly known ids belong to their places", async ({ api }) => {
    for (const [id, name] of [
      [156, "Vancouver"],
      [172, "Richmond"],
      [308, "Chetwynd"],
      [319, "Prince Rupert"],
      [406, "Vanderhoof"],
      [581, "Masset"],
    ] as const)
      expect(await storedPlace(api, `${name}, BC`)).toEqual({
        id,
        name,
        description: `${name}, BC`,
        type: "Town",
      })
  })

  const spellings: [description: string, spellings: string[]][] = [
    [
      "Vancouver, BC",
      [
        "vancouver, bc",
        "VANCOUVER, BC",
        "Vancouver,BC",
        "  Vancouver ,  BC  ",
        "Vancouver, British Columbia",
        "vancouver,british columbia",
        "VANCOUVER , BRITISH  COLUMBIA",
        "Váncöuver, BC",
      ],
    ],
    ["North Vancouver, BC", ["north vancouver, bc", "North  Vancouver,BC", "North\u00a0Vancouver, BC"]],
    [
      "Montréal, QC",
      [
        "Montreal, QC",
        "MONTRÉAL, QC",
        "montre\u0301al, qc",
        "Montréal, Québec",
        "montreal, quebec",
        "Montreal, QUÉBEC",
      ],
    ],
    ["Trois-Rivières, QC", ["trois-rivieres, qc", "TROIS-RIVIÈRES, Quebec"]],
    ["St. John's, NL", ["st. john's, nl", "St. John's, Newfoundland and Labrador"]],
    ["Charlottetown, PE", ["charlottetown, pe", "Charlottetown, Prince Edward Island"]],
    ["Bella Coola, BC", ["bella coola, British Columbia"]],
    ["British Columbia", ["british columbia", " BRITISH  COLUMBIA "]],
    ["Quebec", ["quebec", "Québec", "QUÉBEC"]],
    ["Yukon", ["yukon"]],
    ["Canada", ["canada", " CANADA "]],
  ]
  for (const [description, variants] of spellings) {
    test(`${description} matches regardless of case, accents and spacing, with its region as code or name`, async ({
      api,
      server,
    }) => {
      const place = await storedPlace(api, description)
      expect(place?.description).toBe(description)
      const record = await server.get<PlaceRecord>(`/api/v1.1/locations/${place?.id}`)
      expect(record.body).toMatchObject({ ...place })
      for (const variant of variants) expect(await storedPlace(api, variant), variant).toEqual(place)
    })
  }

  test("a bare province, territory or country is a place of that type", async ({ api }) => {
    expect(await storedPlace(api, "British Columbia")).toMatchObject({
      name: "British Columbia",
      type: "Province",
    })
    expect(await storedPlace(api, "Nunavut")).toMatchObject({ name: "Nunavut", type: "Territory" })
    expect(await storedPlace(api, "Canada")).toMatchObject({ name: "Canada", type: "Country" })
  })

  test("the city of Québec and the province of Quebec are two places", async ({ api }) => {
    const job = await api.createJob(jobAt("Québec, QC", "Québec"))
    expect(job.locations).toMatchObject([
      { description: "Québec, QC", type: "Town" },
      { description: "Quebec", type: "Province" },
    ])
  })

  test("spellings of the same place in one job are merged", async ({ api }) => {
    const job = await api.createJob(jobAt("montreal, quebec", "Vancouver, BC", "Montréal, QC"))
    expect(job.locations.map(({ description }) => description)).toEqual(["Montréal, QC", "Vancouver, BC"])
  })
})

test.describe("other Canadian places", () => {
  test("Name, XX gets a new record of type Town", async ({ api }) => {
    const place = await storedPlace(api, "Dog Creek Landing, BC")
    expect(place).toEqual({
      id: expect.any(Number),
      name: "Dog Creek Landing",
      description: "Dog Creek Landing, BC",
      type: "Town",
    })
  })

  test("its id is reused for the next job that names it, and by PUT", async ({ api }) => {
    const place = await storedPlace(api, "Dog Creek Landing, BC")
    expect(await storedPlace(api, "Dog Creek Landing, BC")).toEqual(place)
    const job = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${job.id}`, { locations: [{ description: "Dog Creek Landing, BC" }] })
    expect(answer.body.locations).toEqual([place])
    await api.delete(`/jobs/${job.id}`)
    expect(await storedPlace(api, "Dog Creek Landing, BC")).toEqual(place)
  })

  test("its id is kept when the last job that names it is deleted", async ({ api }) => {
    const job = await api.createJob(jobAt("Dog Creek Landing, BC"))
    await api.delete(`/jobs/${job.id}`)
    expect(await storedPlace(api, "Dog Creek Landing, BC")).toEqual(job.locations[0])
  })

  test("it never appears in the list of locations, and its id is not used there", async ({
    api,
    anonymous,
  }) => {
    const before = await allPlaces(anonymous)
    const own = await storedPlace(api, "Zzyzx Flats, BC")
    expect((await places(anonymous, "?q=Zzyzx")).paging.total).toBe(0)
    const after = await allPlaces(anonymous)
    expect(after).toEqual(before)
    expect(after.map(({ id }) => id)).not.toContain(own?.id)
  })

  test("one employer's spelling does not affect another's", async ({ api, otherApi }) => {
    expect((await storedPlace(api, "dog creek landing, BC"))?.name).toBe("dog creek landing")
    expect((await storedPlace(otherApi, "Dog Creek Landing, BC"))?.name).toBe("Dog Creek Landing")
    expect((await storedPlace(api, "dog creek landing, BC"))?.name).toBe("dog creek landing")
  })

  test("each of the 13 codes is a region of Canada", async ({ api }) => {
    for (const code of ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK", "YT", "NT", "NU"]) {
      const place = await storedPlace(api, `Nowhere Landing, ${code}`)
      expect(place).toMatchObject({
        name: "Nowhere Landing",
        description: `Nowhere Landing, ${code}`,
        type: "Town",
      })
    }
  })

  test("the same name in two regions is two places", async ({ api }) => {
    const job = await api.createJob(jobAt("Nowhere Landing, ON", "Nowhere Landing, AB"))
    expect(new Set(job.locations.map(({ id }) => id)).size).toBe(2)
  })

  test("a known name in another region is a different place", async ({ api }) => {
    const place = await storedPlace(api, "Chetwynd, NU")
    expect(place).toMatchObject({ name: "Chetwynd", description: "Chetwynd, NU" })
    expect(place?.id).not.toBe(308)
  })

  test("known and new places stay in the order they were sent in", async ({ api }) => {
    const names = ["Zed Landing, BC", "Vancouver, BC", "Able Landing, BC"]
    const job = await api.createJob(jobAt(...names))
    expect(job.locations.map(({ description }) => description)).toEqual(names)
    expect((await api.job(job.id)).locations).toEqual(job.locations)
  })

  test("a name may have 256 code points, but not 257", async ({ api }) => {
    for (const character of ["x", "𠀀"]) {
      const name = codePoints(256, character)
      const place = await storedPlace(api, `${name}, BC`)
      expect(place?.name).toBe(name)
      expect(place?.description).toBe(`${name}, BC`)
      await refusalOf(api, `${codePoints(257, character)}, BC`)
    }
  })
})
