import type { ApiClient, Job, Page, PlaceRecord } from "../support/api"
import { expectProblem } from "../support/expectations"
import { codePoints, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const at = (...descriptions: string[]) =>
  jobBody({ locations: descriptions.map((description) => ({ description })) })

async function placeOf(api: ApiClient, description: string) {
  return (await api.createJob(at(description))).locations[0]
}

async function suggestion(api: ApiClient, description: string): Promise<string> {
  const problem = expectProblem(await api.post<Job>("/jobs", at(description)), {
    status: 400,
    code: "validation_failed",
    fields: ["locations[0].description"],
  })
  return problem.errors?.[0]?.message ?? ""
}

test.describe("places of the reference data", () => {
  for (const [id, name] of [
    [156, "Vancouver"],
    [172, "Richmond"],
    [308, "Chetwynd"],
    [319, "Prince Rupert"],
    [406, "Vanderhoof"],
    [581, "Masset"],
  ] as const) {
    test(`${name}, BC has the id ${id} that is publicly known`, async ({ api }) => {
      expect(await placeOf(api, `${name}, BC`)).toEqual({
        id,
        name,
        description: `${name}, BC`,
        type: "Town",
      })
    })
  }

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
    test(`${description} is meant without regard to case, accents and spacing, its region by code or name`, async ({
      api,
      server,
    }) => {
      const place = await placeOf(api, description)
      expect(place?.description).toBe(description)
      const record = await server.get<PlaceRecord>(`/api/v1.1/locations/${place?.id}`)
      expect(record.body).toMatchObject({ ...place })
      for (const variant of variants) expect(await placeOf(api, variant), variant).toEqual(place)
    })
  }

  test("a bare province, territory or country is a place of its own type", async ({ api }) => {
    expect(await placeOf(api, "British Columbia")).toMatchObject({
      name: "British Columbia",
      type: "Province",
    })
    expect(await placeOf(api, "Nunavut")).toMatchObject({ name: "Nunavut", type: "Territory" })
    expect(await placeOf(api, "Canada")).toMatchObject({ name: "Canada", type: "Country" })
  })

  test("the town of Québec and the province of Quebec are two places", async ({ api }) => {
    const job = await api.createJob(at("Québec, QC", "Québec"))
    expect(job.locations).toMatchObject([
      { description: "Québec, QC", type: "Town" },
      { description: "Quebec", type: "Province" },
    ])
  })

  test("spellings of one place in one job collapse into it", async ({ api }) => {
    const job = await api.createJob(at("montreal, quebec", "Vancouver, BC", "Montréal, QC"))
    expect(job.locations.map(({ description }) => description)).toEqual(["Montréal, QC", "Vancouver, BC"])
  })
})

test.describe("other Canadian places", () => {
  test("Name, XX gets a record of type Town of its own", async ({ api }) => {
    const place = await placeOf(api, "Dog Creek Landing, BC")
    expect(place).toEqual({
      id: expect.any(Number),
      name: "Dog Creek Landing",
      description: "Dog Creek Landing, BC",
      type: "Town",
    })
  })

  test("its id is kept for the next job that names it, and by PUT", async ({ api }) => {
    const place = await placeOf(api, "Dog Creek Landing, BC")
    expect(await placeOf(api, "Dog Creek Landing, BC")).toEqual(place)
    const job = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${job.id}`, { locations: [{ description: "Dog Creek Landing, BC" }] })
    expect(answer.body.locations).toEqual([place])
    await api.delete(`/jobs/${job.id}`)
    expect(await placeOf(api, "Dog Creek Landing, BC")).toEqual(place)
  })

  test("its id is kept when the last job that names it is gone", async ({ api }) => {
    const job = await api.createJob(at("Dog Creek Landing, BC"))
    await api.delete(`/jobs/${job.id}`)
    expect(await placeOf(api, "Dog Creek Landing, BC")).toEqual(job.locations[0])
  })

  test("its id is not one of the reference data", async ({ api, server }) => {
    const own = await placeOf(api, "Dog Creek Landing, BC")
    const records: number[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await server.get<Page<PlaceRecord>>(`/api/v1.1/locations?pageSize=100&page=${page}`)
      pages = answer.body.paging.pages
      records.push(...answer.body.data.map(({ id }) => id))
    }
    expect(records).not.toContain(own?.id)
  })

  test("it never appears in the list of locations", async ({ api, server }) => {
    const before = await server.get<Page<PlaceRecord>>("/api/v1.1/locations")
    await placeOf(api, "Zzyzx Flats, BC")
    const found = await server.get<Page<PlaceRecord>>("/api/v1.1/locations?q=Zzyzx")
    expect(found.body.paging.total).toBe(0)
    const after = await server.get<Page<PlaceRecord>>("/api/v1.1/locations")
    expect(after.body.paging.total).toBe(before.body.paging.total)
  })

  test("one employer's spelling is not another's", async ({ api, otherApi }) => {
    expect((await placeOf(api, "dog creek landing, BC"))?.name).toBe("dog creek landing")
    expect((await placeOf(otherApi, "Dog Creek Landing, BC"))?.name).toBe("Dog Creek Landing")
    expect((await placeOf(api, "dog creek landing, BC"))?.name).toBe("dog creek landing")
  })

  test("each of the 13 codes is a region of Canada", async ({ api }) => {
    for (const code of ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK", "YT", "NT", "NU"]) {
      const place = await placeOf(api, `Nowhere Landing, ${code}`)
      expect(place).toMatchObject({
        name: "Nowhere Landing",
        description: `Nowhere Landing, ${code}`,
        type: "Town",
      })
    }
  })

  test("the same name in two regions is two places", async ({ api }) => {
    const job = await api.createJob(at("Nowhere Landing, ON", "Nowhere Landing, AB"))
    expect(new Set(job.locations.map(({ id }) => id)).size).toBe(2)
  })

  test("a known name in another region is another place", async ({ api }) => {
    const place = await placeOf(api, "Chetwynd, NU")
    expect(place).toMatchObject({ name: "Chetwynd", description: "Chetwynd, NU" })
    expect(place?.id).not.toBe(308)
  })

  test("known and own places stand in the order in which they were sent", async ({ api }) => {
    const names = ["Zed Landing, BC", "Vancouver, BC", "Able Landing, BC"]
    const job = await api.createJob(at(...names))
    expect(job.locations.map(({ description }) => description)).toEqual(names)
    expect((await api.job(job.id)).locations).toEqual(job.locations)
  })

  test("a name may have 256 code points, and not 257", async ({ api }) => {
    for (const character of ["x", "𠀀"]) {
      const name = codePoints(256, character)
      const place = await placeOf(api, `${name}, BC`)
      expect(place?.name).toBe(name)
      expect(place?.description).toBe(`${name}, BC`)
      await suggestion(api, `${codePoints(257, character)}, BC`)
    }
  })
})

test.describe("what is no Canadian place is refused", () => {
  for (const description of [
    "Atlantis",
    "Seattle, WA",
    "Nowhere Landing, ZZ",
    "Nowhere Landing, XX",
    "Nowhere Landing, British Columbia",
    "Nowhere Landing, Canada",
    ", BC",
    "  , BC",
    "BC",
    "Paris, France",
    "Vancouver",
    "Vancouver BC",
    "156",
    "-",
    codePoints(5000),
  ]) {
    test(`"${description.slice(0, 40)}" is refused, and leaves no job`, async ({ api }) => {
      await suggestion(api, description)
      expect(await api.total()).toBe(0)
    })
  }

  for (const [description, nearest] of [
    ["Vancouver", "Vancouver, BC"],
    ["vancouver", "Vancouver, BC"],
    ["Vancouver BC", "Vancouver, BC"],
    ["Vancuver", "Vancouver, BC"],
    ["Montreal", "Montréal, QC"],
    ["Chetwynd, ZZ", "Chetwynd, BC"],
    ["Chetwind, British Columbia", "Chetwynd, BC"],
    ["Britsh Columbia", "British Columbia"],
    ["Cannada", "Canada"],
  ] as const) {
    test(`"${description}" is refused with "${nearest}" in the message`, async ({ api }) => {
      expect(await suggestion(api, description)).toContain(nearest)
    })
  }

  test("the location that is wrong is named by its place in the list", async ({ api }) => {
    expectProblem(await api.post("/jobs", at("Vancouver, BC", "Chetwynd, BC", "Atlantis")), {
      status: 400,
      code: "validation_failed",
      fields: ["locations[2].description"],
    })
    expectProblem(await api.post("/jobs", at("Atlantis", "Vancouver, BC", "Lemuria")), {
      status: 400,
      code: "validation_failed",
      fields: ["locations[0].description", "locations[2].description"],
    })
  })

  test("of a hundred unknown places each is named, that they are too many too, and only three are looked for", async ({
    api,
  }) => {
    const names = Array.from({ length: 100 }, (_, index) => `Atlantis ${index}`)
    const { errors = [] } = expectProblem(await api.post("/jobs", at(...names, "Atlantis 1")), {
      status: 400,
      code: "validation_failed",
      fields: ["locations"],
    })
    expect(errors[0]?.code).toBe("too_many")
    const all = expectProblem(await api.post("/jobs", at(...names)), {
      status: 400,
      code: "validation_failed",
      fields: ["locations", ...names.map((_, index) => `locations[${index}].description`)],
    })
    expect(all.errors?.find(({ field }) => field === "locations")?.code).toBe("too_many")
    expect(all.errors?.filter(({ message }) => message.includes("Did you mean"))).toHaveLength(3)
  })

  test("too many come together with the unknown ones, of places and of categories, on POST and on PUT", async ({
    api,
  }) => {
    const job = await api.createJob(jobBody())
    const wrong = {
      locations: ["Vancouver, BC", "Chetwynd, BC", "Atlantis", "Canada"].map((description) => ({
        description,
      })),
      categories: [{ id: 1 }, { id: 99 }, { id: 2 }, { id: 98 }],
    }
    for (const answer of [await api.post("/jobs", jobBody(wrong)), await api.put(`/jobs/${job.id}`, wrong)]) {
      const { errors = [] } = expectProblem(answer, {
        status: 400,
        code: "validation_failed",
        fields: [
          "locations",
          "locations[2].description",
          "categories",
          "categories[1].id",
          "categories[3].id",
        ],
      })
      expect(errors.filter(({ code }) => code === "too_many").map(({ field }) => field)).toEqual([
        "locations",
        "categories",
      ])
    }
    const repeated = {
      categories: [{ id: 1 }, { id: 1 }, { id: "1" }, { id: 2 }],
      locations: at("Canada", "canada", "CANADA", "Canada").locations,
    }
    expect((await api.put(`/jobs/${job.id}`, repeated)).body.categories).toHaveLength(2)
  })

  test("a refused PUT keeps the job's places", async ({ api }) => {
    const job = await api.createJob(at("Vancouver, BC", "Chetwynd, BC"))
    expectProblem(
      await api.put(`/jobs/${job.id}`, {
        locations: [{ description: "Dog Creek Landing, BC" }, { description: "Atlantis" }],
      }),
      { status: 400, code: "validation_failed", fields: ["locations[1].description"] },
    )
    expect(await api.job(job.id)).toEqual(job)
  })
})
