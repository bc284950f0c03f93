import { daysAfter, today } from "../support/dates"
import { expectJobForm } from "../support/expectations"
import { fullJobBody, jobBody, without } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("creating a job", () => {
  test("the required fields alone make an active job with every default", async ({ api, employer }) => {
    const answer = await api.post("/jobs", jobBody())
    expect(answer.status, answer.text).toBe(201)
    expectJobForm(answer.body)
    expect(answer.body).toEqual({
      id: answer.body.id,
      referenceId: null,
      employer: { id: employer.id, name: employer.name },
      title: "Line Cook",
      publishDate: today("UTC"),
      closeDate: daysAfter(today("UTC"), 60),
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

  test("every writable field is stored and returned as sent", async ({ api, employer }) => {
    const answer = await api.post("/jobs", fullJobBody())
    expect(answer.status, answer.text).toBe(201)
    expectJobForm(answer.body)
    expect(answer.body).toMatchObject({
      referenceId: "REF-1",
      employer: { id: employer.id, name: employer.name },
      title: "Chef de partie",
      publishDate: today("UTC"),
      closeDate: daysAfter(today("UTC"), 30),
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

  test("Location is the absolute URL of the job, and returns that job", async ({ api }) => {
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

  test("two identical bodies without a referenceId make two jobs", async ({ api }) => {
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
    test(`a body with the content type "${type}" is accepted`, async ({ api }) => {
      const answer = await api.post("/jobs", jobBody(), { "Content-Type": type })
      expect(answer.status, answer.text).toBe(201)
    })
  }

  test("text in any script comes back exactly as sent", async ({ api }) => {
    const title = "Développeur·euse 🧑‍🍳 — 厨师 & <Co> \"Ünï\" 'x' \\ e\u0301"
    const job = await api.createJob(jobBody({ title, referenceId: "№ 7/é?&%_\\'\"" }))
    expect(await api.job(job.id)).toMatchObject({ title, referenceId: "№ 7/é?&%_\\'\"" })
  })
})

test.describe("fields ignored on create", () => {
  test("publishDate, id and employer are set by the service, whatever the body says", async ({
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

  test("read-only values of the wrong type are ignored too", async ({ api }) => {
    const answer = await api.post("/jobs", jobBody({ id: "x", publishDate: 5, employer: "me" }))
    expect(answer.status, answer.text).toBe(201)
  })

  test("unknown fields are ignored at any level", async ({ api }) => {
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
    test(`${kind} as GET returns it, without id and referenceId, can be posted unchanged`, async ({
      api,
    }) => {
      const original = await api.job((await api.createJob(body)).id)
      const copy = await api.post("/jobs", without(original, "id", "referenceId"))
      expect(copy.status, copy.text).toBe(201)
      expect(copy.body.id).not.toBe(original.id)
      expect(copy.body).toEqual({ ...original, id: copy.body.id, referenceId: null })
    })
  }
})

test.describe("ids and lists on create", () => {
  test("ids may be strings of digits, and are returned as integers", async ({ api }) => {
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

  test("repeated categories are merged, and the order is kept", async ({ api }) => {
    const job = await api.createJob(jobBody({ categories: [{ id: 9 }, { id: 2 }, { id: "9" }] }))
    expect(job.categories.map(({ id }) => id)).toEqual([9, 2])
    expect(await api.job(job.id)).toEqual(job)
  })

  test("repeated locations are merged, and the order is kept", async ({ api }) => {
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

  test("locations and categories keep the order they were sent in, not that of ids or names", async ({
    api,
  }) => {
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
