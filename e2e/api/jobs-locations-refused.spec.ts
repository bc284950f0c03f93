import { expectProblem } from "../support/expectations"
import { codePoints, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { jobAt, refusalOf } from "../support/places"

test.describe("refused locations", () => {
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
    "156",
    "-",
    codePoints(5000),
  ]) {
    test(`"${description.slice(0, 40)}" is refused, and no job is created`, async ({ api }) => {
      await refusalOf(api, description)
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
    test(`"${description}" is refused with "${nearest}" in the message, and no job is created`, async ({
      api,
    }) => {
      expect(await refusalOf(api, description)).toContain(nearest)
      expect(await api.total()).toBe(0)
    })
  }

  test("an invalid location is named by its index in the list", async ({ api }) => {
    expectProblem(await api.post("/jobs", jobAt("Vancouver, BC", "Chetwynd, BC", "Atlantis")), {
      status: 400,
      code: "validation_failed",
      fields: ["locations[2].description"],
    })
    expectProblem(await api.post("/jobs", jobAt("Atlantis", "Vancouver, BC", "Lemuria")), {
      status: 400,
      code: "validation_failed",
      fields: ["locations[0].description", "locations[2].description"],
    })
  })

  test("a hundred unknown places are each named, along with there being too many, and only three are looked up", async ({
    api,
  }) => {
    const names = Array.from({ length: 100 }, (_, index) => `Atlantis ${index}`)
    const { errors = [] } = expectProblem(await api.post("/jobs", jobAt(...names, "Atlantis 1")), {
      status: 400,
      code: "validation_failed",
      fields: ["locations"],
    })
    expect(errors[0]?.code).toBe("too_many")
    const all = expectProblem(await api.post("/jobs", jobAt(...names)), {
      status: 400,
      code: "validation_failed",
      fields: ["locations", ...names.map((_, index) => `locations[${index}].description`)],
    })
    expect(all.errors?.find(({ field }) => field === "locations")?.code).toBe("too_many")
    expect(all.errors?.filter(({ message }) => message.includes("Did you mean"))).toHaveLength(3)
  })

  test("too many and unknown values are reported together, for places and categories, on POST and on PUT", async ({
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
      locations: jobAt("Canada", "canada", "CANADA", "Canada").locations,
    }
    expect((await api.put(`/jobs/${job.id}`, repeated)).body.categories).toHaveLength(2)
  })

  test("a refused PUT keeps the job's places", async ({ api }) => {
    const job = await api.createJob(jobAt("Vancouver, BC", "Chetwynd, BC"))
    expectProblem(
      await api.put(`/jobs/${job.id}`, {
        locations: [{ description: "Dog Creek Landing, BC" }, { description: "Atlantis" }],
      }),
      { status: 400, code: "validation_failed", fields: ["locations[1].description"] },
    )
    expect(await api.job(job.id)).toEqual(job)
  })
})
