import type { Problem } from "../support/api"
import { addDays, today } from "../support/dates"
import { expectJobForm, expectProblem } from "../support/expectations"
import { fullJobBody, jobBody, without } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("creating a job", () => {
  test("the least that is required makes an active job with every default", async ({ api, employer }) => {
    const answer = await api.post("/jobs", jobBody())
    expect(answer.status, answer.text).toBe(201)
    expectJobForm(answer.body)
    expect(answer.body).toEqual({
      id: answer.body.id,
      referenceId: null,
      employer: { id: employer.id, name: employer.name },
      title: "Line Cook",
      publishDate: today("UTC"),
      closeDate: addDays(today("UTC"), 60),
      confidential: false,
      autoRefresh: false,
      status: "active",
      locations: [{ id: 156, name: "Vancouver", description: "Vancouver, BC", type: "Town" }],
      categories: [{ id: 1, name: "Accounting" }],
      positionType: { id: 1, name: "Full Time" },
      salary: null,
      description: "<p>Cook well.</p>",
      applicantRoutingType: { id: 1, name: "Email" },
      applicationEmail: "jobs@example.com",
      applicationUrl: null,
    })
  })

  test("every field that can be set is stored and answered as it was sent", async ({ api, employer }) => {
    const answer = await api.post("/jobs", fullJobBody())
    expect(answer.status, answer.text).toBe(201)
    expectJobForm(answer.body)
    expect(answer.body).toMatchObject({
      referenceId: "REF-1",
      employer: { id: employer.id, name: employer.name },
      title: "Chef de partie",
      publishDate: today("UTC"),
      closeDate: addDays(today("UTC"), 30),
      confidential: true,
      autoRefresh: true,
      status: "archived",
      locations: [
        { id: 172, name: "Richmond", description: "Richmond, BC", type: "Town" },
        { name: "Montréal", description: "Montréal, QC", type: "Town" },
        { id: 156, name: "Vancouver", description: "Vancouver, BC", type: "Town" },
      ],
      categories: [
        { id: 14, name: "Hospitality and Tourism" },
        { id: 2, name: "Administrative" },
        { id: 7, name: "Construction, Mining and Trades" },
      ],
      positionType: { id: 2, name: "Part Time" },
      salary: {
        amount: 40.21,
        maxAmount: 55.5,
        period: { id: 5, name: "Hourly", unit: "hour" },
        plusCommission: true,
      },
      description: "<p>Lead the <strong>sauce</strong> section.</p>",
      applicantRoutingType: { id: 2, name: "URL" },
      applicationEmail: null,
      applicationUrl: "https://example.com/apply?job=1",
    })
  })

  test("Location is the absolute address of the job, which answers the very same job", async ({ api }) => {
    const created = await api.post("/jobs", fullJobBody())
    expect(created.headers.get("location")).toBe(api.href(`/jobs/${created.body.id}`))
    const read = await api.follow(created.headers.get("location"))
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
  })

  test("a created job is in the list", async ({ api }) => {
    const job = await api.createJob(jobBody())
    expect((await api.jobs()).data.map(({ id }) => id)).toEqual([job.id])
  })

  test("two equal bodies without a referenceId are two jobs", async ({ api }) => {
    const first = await api.createJob(jobBody())
    const second = await api.createJob(jobBody())
    expect(second.id).not.toBe(first.id)
    expect(await api.total()).toBe(2)
  })

  for (const type of [
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "application/json ; v=1",
  ]) {
    test(`a body under the content type "${type}" is read`, async ({ api }) => {
      const answer = await api.post("/jobs", jobBody(), { "Content-Type": type })
      expect(answer.status, answer.text).toBe(201)
    })
  }

  test("text of any script comes back exactly as it was sent", async ({ api }) => {
    const title = "Développeur·euse 🧑‍🍳 — 厨师 & <Co> \"Ünï\" 'x' \\ e\u0301"
    const job = await api.createJob(jobBody({ title, referenceId: "№ 7/é?&%_\\'\"" }))
    expect(await api.job(job.id)).toMatchObject({ title, referenceId: "№ 7/é?&%_\\'\"" })
  })
})

test.describe("what is ignored on create", () => {
  test("publishDate, id and employer are the service's own, whatever the body says", async ({
    api,
    employer,
    otherEmployer,
  }) => {
    const answer = await api.post(
      "/jobs",
      jobBody({ id: 1, publishDate: "2001-01-01", employer: { id: otherEmployer.id, name: "Mine" } }),
    )
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.publishDate).toBe(today("UTC"))
    expect(answer.body.employer).toEqual({ id: employer.id, name: employer.name })
  })

  test("read-only values of the wrong type are ignored all the same", async ({ api }) => {
    const answer = await api.post("/jobs", jobBody({ id: "x", publishDate: 5, employer: "me" }))
    expect(answer.status, answer.text).toBe(201)
  })

  test("unknown fields are ignored, wherever they stand", async ({ api }) => {
    const answer = await api.post(
      "/jobs",
      jobBody({
        colour: "red",
        nested: { deep: [{ a: 1 }] },
        locations: [{ description: "Vancouver, BC", id: 172, name: "Elsewhere", extra: true }],
        categories: [{ id: 1, name: "Wrong", extra: null }],
        positionType: { id: 1, name: "Volunteer", extra: [] },
        salary: { amount: 10, currency: "CAD", period: { id: 1, name: "Hourly", unit: "hour", extra: {} } },
        applicantRoutingType: { id: 1, name: "URL" },
      }),
    )
    expect(answer.status, answer.text).toBe(201)
    expectJobForm(answer.body)
    expect(answer.body).toMatchObject({
      locations: [{ id: 156, name: "Vancouver" }],
      categories: [{ id: 1, name: "Accounting" }],
      positionType: { id: 1, name: "Full Time" },
      salary: { amount: 10, period: { id: 1, name: "Yearly", unit: "year" } },
      applicantRoutingType: { id: 1, name: "Email" },
    })
  })

  for (const [kind, body] of [
    ["a full job", fullJobBody()],
    ["a job of defaults and nulls", jobBody()],
  ] as const) {
    test(`${kind} as GET answers it, without id and referenceId, can be posted as it is`, async ({ api }) => {
      const original = await api.job((await api.createJob(body)).id)
      const copy = await api.post("/jobs", without(original, "id", "referenceId"))
      expect(copy.status, copy.text).toBe(201)
      expect(copy.body.id).not.toBe(original.id)
      expect(copy.body).toEqual({ ...original, id: copy.body.id, referenceId: null })
    })
  }
})

test.describe("referenceId on create", () => {
  test("a used referenceId answers 409 with the job that has it, and changes nothing", async ({ api }) => {
    const holder = await api.createJob(fullJobBody({ referenceId: "TAKEN" }))
    const answer = await api.post<Problem>("/jobs", jobBody({ referenceId: "TAKEN", title: "Another" }))
    const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
    const href = api.href(`/jobs/${holder.id}`)
    expect(problem.existing).toEqual({ id: holder.id, href })
    expect(answer.headers.get("location")).toBe(href)
    expect(await api.job(holder.id)).toEqual(holder)
    expect(await api.total()).toBe(1)
  })

  test("an archived job and a draft hold their referenceId too", async ({ api }) => {
    for (const status of ["archived", "draft"]) {
      await api.createJob(jobBody({ referenceId: status, status }))
      const answer = await api.post("/jobs", jobBody({ referenceId: status }))
      expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
    }
  })

  test("two employers may use the same referenceId", async ({ api, otherApi }) => {
    const mine = await api.createJob(jobBody({ referenceId: "SAME" }))
    const theirs = await otherApi.createJob(jobBody({ referenceId: "SAME" }))
    expect(theirs.id).not.toBe(mine.id)
  })

  test("referenceIds are compared exactly: case, accents and their encoding tell them apart", async ({
    api,
  }) => {
    const references = ["cafe", "CAFE", "Cafe", "café", "cafe\u0301", "cafe%", "caf_", "ｃａｆｅ"]
    for (const referenceId of references) await api.createJob(jobBody({ referenceId }))
    expect(await api.total()).toBe(references.length)
    for (const referenceId of references) {
      expectProblem(await api.post("/jobs", jobBody({ referenceId })), {
        status: 409,
        code: "duplicate_reference_id",
      })
    }
  })

  test("null, an empty string and blanks are no referenceId, however many jobs have none", async ({
    api,
  }) => {
    for (const referenceId of [null, null, "", "", "   ", "   "]) {
      expect((await api.createJob(jobBody({ referenceId }))).referenceId).toBeNull()
    }
    expect(await api.total()).toBe(6)
  })
})

test.describe("ids and lists on create", () => {
  test("ids may come as strings of digits, and are answered as integers", async ({ api }) => {
    const answer = await api.post(
      "/jobs",
      jobBody({
        categories: [{ id: "3" }, { id: "34" }],
        positionType: { id: "5" },
        salary: { amount: 1, period: { id: "4" } },
        applicantRoutingType: { id: "1" },
      }),
    )
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body).toMatchObject({
      categories: [{ id: 3 }, { id: 34, name: "Other" }],
      positionType: { id: 5, name: "Volunteer" },
      salary: { period: { id: 4, name: "Daily" } },
      applicantRoutingType: { id: 1 },
    })
  })

  test("repeated categories collapse into one, and the order is kept", async ({ api }) => {
    const job = await api.createJob(jobBody({ categories: [{ id: 9 }, { id: 2 }, { id: "9" }] }))
    expect(job.categories.map(({ id }) => id)).toEqual([9, 2])
    expect(await api.job(job.id)).toEqual(job)
  })

  test("repeated locations collapse into one, and the order is kept", async ({ api }) => {
    const job = await api.createJob(
      jobBody({
        locations: [
          { description: "Vancouver, BC" },
          { description: "Chetwynd, BC" },
          { description: "vancouver, british columbia" },
        ],
      }),
    )
    expect(job.locations.map(({ id }) => id)).toEqual([156, 308])
    expect(await api.job(job.id)).toEqual(job)
  })

  test("locations and categories keep an order that is neither that of ids nor of names", async ({ api }) => {
    const job = await api.createJob(
      jobBody({
        locations: [
          { description: "Prince Rupert, BC" },
          { description: "Vancouver, BC" },
          { description: "Richmond, BC" },
        ],
        categories: [{ id: 20 }, { id: 3 }, { id: 11 }],
      }),
    )
    const read = await api.job(job.id)
    expect(read.locations.map(({ id }) => id)).toEqual([319, 156, 172])
    expect(read.categories.map(({ id }) => id)).toEqual([20, 3, 11])
    expect((await api.jobs()).data[0]?.locations).toEqual(read.locations)
  })
})

test.describe("how to apply", () => {
  test("the field of the routing type not chosen is stored as null", async ({ api }) => {
    const byEmail = await api.createJob(jobBody({ applicationUrl: "https://example.com/apply" }))
    expect(byEmail).toMatchObject({ applicationEmail: "jobs@example.com", applicationUrl: null })
    const byUrl = await api.createJob(
      jobBody({ applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" }),
    )
    expect(byUrl).toMatchObject({ applicationEmail: null, applicationUrl: "https://example.com/apply" })
    expect(await api.job(byUrl.id)).toEqual(byUrl)
  })

  test("the field of the routing type not chosen is still checked", async ({ api }) => {
    expectProblem(await api.post("/jobs", jobBody({ applicationUrl: "javascript:alert(1)" })), {
      status: 400,
      code: "validation_failed",
      fields: ["applicationUrl"],
    })
    const byUrl = { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com" }
    expectProblem(await api.post("/jobs", jobBody({ ...byUrl, applicationEmail: "nobody" })), {
      status: 400,
      code: "validation_failed",
      fields: ["applicationEmail"],
    })
  })

  test("the field of the routing type not chosen may be blank", async ({ api }) => {
    for (const blank of [null, "", "  "]) {
      await api.createJob(jobBody({ applicationUrl: blank }))
      await api.createJob(
        jobBody({
          applicantRoutingType: { id: 2 },
          applicationUrl: "https://example.com",
          applicationEmail: blank,
        }),
      )
    }
  })

  test("each routing type requires its own field", async ({ api }) => {
    expectProblem(await api.post("/jobs", without(jobBody(), "applicationEmail")), {
      status: 400,
      code: "validation_failed",
      fields: ["applicationEmail"],
      required: ["applicationEmail"],
    })
    expectProblem(await api.post("/jobs", jobBody({ applicantRoutingType: { id: 2 } })), {
      status: 400,
      code: "validation_failed",
      fields: ["applicationUrl"],
      required: ["applicationUrl"],
    })
  })
})

test.describe("refused jobs", () => {
  test("an empty object is told every field that a job requires", async ({ api }) => {
    const fields = [
      "title",
      "locations",
      "categories",
      "positionType.id",
      "description",
      "applicantRoutingType.id",
    ]
    expectProblem(await api.post("/jobs", {}), {
      status: 400,
      code: "validation_failed",
      fields,
      required: fields,
    })
  })

  test("all bad fields of all kinds are named at once", async ({ api }) => {
    const answer = await api.post("/jobs", {
      referenceId: "x".repeat(51),
      title: "x".repeat(257),
      closeDate: "2099-02-30",
      confidential: "yes",
      autoRefresh: "no",
      status: "open",
      locations: [{ description: "Vancouver, BC" }, { description: "Atlantis" }, {}],
      categories: [{ id: 1 }, { id: 999 }],
      positionType: { id: 6 },
      salary: { amount: -1, maxAmount: 1.00001, plusCommission: "x" },
      description: "<p></p>",
      applicantRoutingType: { id: 1 },
      applicationEmail: "nobody",
      applicationUrl: "ftp://example.com",
    })
    expectProblem(answer, {
      status: 400,
      code: "validation_failed",
      fields: [
        "referenceId",
        "title",
        "closeDate",
        "confidential",
        "autoRefresh",
        "status",
        "locations[1].description",
        "locations[2].description",
        "categories[1].id",
        "positionType.id",
        "salary.amount",
        "salary.maxAmount",
        "salary.period.id",
        "salary.plusCommission",
        "description",
        "applicationEmail",
        "applicationUrl",
      ],
      required: ["locations[2].description", "salary.period.id"],
    })
    expect(await api.total()).toBe(0)
  })

  test("rules that need the whole job are named beside those that need one field", async ({ api }) => {
    const answer = await api.post(
      "/jobs",
      jobBody({
        title: " ",
        closeDate: addDays(today("UTC"), -1),
        salary: { amount: 20, maxAmount: 10 },
        applicationEmail: null,
      }),
    )
    expectProblem(answer, {
      status: 400,
      code: "validation_failed",
      fields: ["title", "closeDate", /^salary\.(amount|maxAmount)$/, "salary.period.id", "applicationEmail"],
    })
  })

  test("a refused job leaves nothing behind, its referenceId included", async ({ api }) => {
    await api.post("/jobs", jobBody({ referenceId: "FREE", positionType: { id: 99 } }))
    expect(await api.total()).toBe(0)
    await api.createJob(jobBody({ referenceId: "FREE" }))
  })
})

test.describe("on the standard plan", () => {
  test.use({ plan: "standard" })

  test("autoRefresh is refused as not available on the plan", async ({ api }) => {
    const answer = await api.post("/jobs", jobBody({ autoRefresh: true }))
    const problem = expectProblem(answer, {
      status: 400,
      code: "not_available_on_plan",
      fields: ["autoRefresh"],
    })
    expect(problem.errors?.[0]?.code).toBe("not_available_on_plan")
    expect(await api.total()).toBe(0)
  })

  test("autoRefresh is named among the other bad fields", async ({ api }) => {
    const answer = await api.post<Problem>("/jobs", jobBody({ autoRefresh: true, title: "" }))
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map(({ field }) => field).sort()).toEqual(["autoRefresh", "title"])
  })

  test("a job without autoRefresh is welcome", async ({ api }) => {
    for (const autoRefresh of [undefined, null, false]) {
      expect((await api.createJob(jobBody({ autoRefresh }))).autoRefresh).toBe(false)
    }
  })
})
