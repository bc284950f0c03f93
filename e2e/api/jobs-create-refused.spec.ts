import type { Problem } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody, without, requiredFields } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("how to apply", () => {
  test("the field of the other routing type is stored as null", async ({ api }) => {
    const byEmail = await api.createJob(jobBody({ applicationUrl: "https://example.com/apply" }))
    expect(byEmail).toMatchObject({ applicationEmail: "jobs@example.com", applicationUrl: null })
    const byUrl = await api.createJob(
      jobBody({ applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" }),
    )
    expect(byUrl).toMatchObject({ applicationEmail: null, applicationUrl: "https://example.com/apply" })
    expect(await api.job(byUrl.id)).toEqual(byUrl)
  })

  test("the field of the other routing type is still validated", async ({ api }) => {
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

  test("the field of the other routing type may be blank", async ({ api }) => {
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
  test("an empty object is refused with every required field named", async ({ api }) => {
    expectProblem(await api.post("/jobs", {}), {
      status: 400,
      code: "validation_failed",
      fields: requiredFields,
      required: requiredFields,
    })
  })

  test("all invalid fields of every kind are named at once", async ({ api }) => {
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

  test("rules about the whole job are reported along with rules about single fields", async ({ api }) => {
    const answer = await api.post(
      "/jobs",
      jobBody({
        title: " ",
        closeDate: daysAfter(today("UTC"), -1),
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

  test("a refused job leaves nothing behind, not even its referenceId", async ({ api }) => {
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

  test("autoRefresh is named along with the other invalid fields", async ({ api }) => {
    const answer = await api.post<Problem>("/jobs", jobBody({ autoRefresh: true, title: "" }))
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map(({ field }) => field).sort()).toEqual(["autoRefresh", "title"])
  })

  test("a job without autoRefresh is accepted", async ({ api }) => {
    for (const autoRefresh of [undefined, null, false]) {
      expect((await api.createJob(jobBody({ autoRefresh }))).autoRefresh).toBe(false)
    }
  })
})
