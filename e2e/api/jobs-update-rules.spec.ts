import { daysAfter, today } from "../support/dates"
import { expectProblem, invalid } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("all rules are applied to the merged job", () => {
  test("switching how to apply requires the other field, unless the job has it", async ({ api }) => {
    const job = await api.createJob(jobBody())
    expectProblem(await api.put(`/jobs/${job.id}`, { applicantRoutingType: { id: 2 }, title: "Changed" }), {
      ...invalid,
      fields: ["applicationUrl"],
      required: ["applicationUrl"],
    })
    expect(await api.job(job.id)).toEqual(job)
  })

  test("the unused field is cleared, and required again when switching back", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const byUrl = await api.put(`/jobs/${id}`, {
      applicantRoutingType: { id: 2 },
      applicationUrl: "https://example.com",
    })
    expect(byUrl.status, byUrl.text).toBe(200)
    expect(byUrl.body).toMatchObject({ applicationEmail: null, applicationUrl: "https://example.com" })
    expectProblem(await api.put(`/jobs/${id}`, { applicantRoutingType: { id: 1 } }), {
      ...invalid,
      fields: ["applicationEmail"],
      required: ["applicationEmail"],
    })
  })

  test("the unused field is validated, and stored as null", async ({ api }) => {
    const job = await api.createJob(jobBody())
    expectProblem(await api.put(`/jobs/${job.id}`, { applicationUrl: "nowhere" }), {
      ...invalid,
      fields: ["applicationUrl"],
    })
    const answer = await api.put(`/jobs/${job.id}`, { applicationUrl: "https://example.com" })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual(job)
  })

  test("all invalid fields of a PUT are named at once, and nothing is stored", async ({ api }) => {
    const job = await api.createJob(fullJobBody())
    const answer = await api.put(`/jobs/${job.id}`, {
      title: "",
      referenceId: "x".repeat(51),
      closeDate: daysAfter(today("UTC"), -1),
      locations: [{ description: "Atlantis" }],
      categories: [],
      positionType: { id: 77 },
      salary: { maxAmount: 1 },
      description: null,
      confidential: false,
      applicationUrl: null,
    })
    expectProblem(answer, {
      ...invalid,
      fields: [
        "title",
        "referenceId",
        "closeDate",
        "locations[0].description",
        "categories",
        "positionType.id",
        /^salary\.(amount|maxAmount)$/,
        "description",
        "applicationUrl",
      ],
      required: ["title", "description", "applicationUrl"],
    })
    expect(await api.job(job.id)).toEqual(job)
  })

  test("required fields need not be repeated in a PUT", async ({ api }) => {
    const job = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${job.id}`, { confidential: true })
    expect(answer.status, answer.text).toBe(200)
  })
})

test.describe("autoRefresh in a PUT on the standard plan", () => {
  test.use({ plan: "standard" })

  test("is refused as not available on the plan, and nothing changes", async ({ api }) => {
    const job = await api.createJob(jobBody())
    expectProblem(await api.put(`/jobs/${job.id}`, { autoRefresh: true, title: "Changed" }), {
      status: 400,
      code: "not_available_on_plan",
      fields: ["autoRefresh"],
    })
    expect(await api.job(job.id)).toEqual(job)
  })

  test("can be switched off after leaving the plan", async ({ api, operator, employer }) => {
    await operator.setPlan(employer, "unlimited")
    const job = await api.createJob(jobBody({ autoRefresh: true }))
    await operator.setPlan(employer, "standard")
    const answer = await api.put(`/jobs/${job.id}`, { autoRefresh: false })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({ ...job, autoRefresh: false })
  })
})
