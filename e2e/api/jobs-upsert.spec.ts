import { daysAfter, today } from "../support/dates"
import { expectJobForm, expectProblem, invalid } from "../support/expectations"
import { fullJobBody, jobBody, requiredFields } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("PUT /jobs with a new referenceId", () => {
  test("creates the job as POST does: 201, Location and every default", async ({ api, employer }) => {
    const answer = await api.put("/jobs", jobBody({ referenceId: "NEW" }))
    expect(answer.status, answer.text).toBe(201)
    expectJobForm(answer.body)
    expect(answer.headers.get("location")).toBe(api.href(`/jobs/${answer.body.id}`))
    expect(answer.body).toMatchObject({
      referenceId: "NEW",
      employer: { id: employer.id, name: employer.name },
      publishDate: today("UTC"),
      closeDate: daysAfter(today("UTC"), 60),
      status: "active",
      confidential: false,
      autoRefresh: false,
      salary: null,
    })
    const read = await api.follow(answer.headers.get("location"))
    expect(read.body).toEqual(answer.body)
  })

  test("accepts every field", async ({ api }) => {
    const answer = await api.put("/jobs", fullJobBody())
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body).toMatchObject({ title: "Chef de partie", status: "archived", confidential: true })
    expect(answer.body.salary).toMatchObject({ amount: 40.21, maxAmount: 55.5, plusCommission: true })
  })

  test("requires what POST requires, names everything missing, and creates nothing", async ({ api }) => {
    expectProblem(await api.put("/jobs", { referenceId: "NEW" }), {
      ...invalid,
      fields: requiredFields,
      required: requiredFields,
    })
    expect(await api.total()).toBe(0)
  })

  test("compares referenceIds exactly", async ({ api }) => {
    const references = ["cafe", "CAFE", "café", "cafe\u0301", "caf%", "caf_"]
    for (const referenceId of references) {
      expect((await api.put("/jobs", jobBody({ referenceId }))).status).toBe(201)
    }
    for (const referenceId of references) {
      const answer = await api.put("/jobs", { referenceId, title: `Title of ${referenceId}` })
      expect(answer.status, answer.text).toBe(200)
    }
    const { data } = await api.jobs()
    expect(data.map(({ title }) => title).sort()).toEqual(references.map((id) => `Title of ${id}`).sort())
  })

  test("ignores other employers' jobs", async ({ api, otherApi }) => {
    const theirs = await otherApi.createJob(jobBody({ referenceId: "R" }))
    const answer = await api.put("/jobs", jobBody({ referenceId: "R", title: "Mine" }))
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.id).not.toBe(theirs.id)
    expect(await otherApi.job(theirs.id)).toEqual(theirs)
  })
})

test.describe("PUT /jobs with a known referenceId", () => {
  test("updates that job, and only the fields sent", async ({ api }) => {
    const job = await api.createJob(fullJobBody({ referenceId: "KNOWN" }))
    const answer = await api.put("/jobs", { referenceId: "KNOWN", title: "Changed", salary: { amount: 41 } })
    expect(answer.status, answer.text).toBe(200)
    expectJobForm(answer.body)
    expect(answer.body).toEqual({ ...job, title: "Changed", salary: { ...job.salary, amount: 41 } })
    expect(await api.job(job.id)).toEqual(answer.body)
    expect(await api.total()).toBe(1)
  })

  test("sending the same again leaves the same state, and writes nothing", async ({ api, records }) => {
    const body = fullJobBody({ referenceId: "KNOWN" })
    const first = await api.put("/jobs", body)
    expect(first.status).toBe(201)
    const stored = await records.storedJob(first.body.id)
    for (const sent of [body, { referenceId: "KNOWN" }, first.body]) {
      const again = await api.put("/jobs", sent)
      expect(again.status, again.text).toBe(200)
      expect(again.body).toEqual(first.body)
    }
    expect(await records.storedJob(first.body.id)).toEqual(stored)
    expect(await api.total()).toBe(1)
  })

  test("an id in the body is ignored", async ({ api }) => {
    const other = await api.createJob(jobBody())
    const job = await api.createJob(jobBody({ referenceId: "KNOWN" }))
    const answer = await api.put("/jobs", { id: other.id, referenceId: "KNOWN", title: "Changed" })
    expect(answer.body.id).toBe(job.id)
    expect(await api.job(other.id)).toEqual(other)
  })

  test("is validated on the merged job, and a refusal changes nothing", async ({ api }) => {
    const job = await api.createJob(fullJobBody({ referenceId: "KNOWN" }))
    const answer = await api.put("/jobs", { referenceId: "KNOWN", title: " ", salary: { maxAmount: 1 } })
    expectProblem(answer, { ...invalid, fields: ["title", /^salary\.(amount|maxAmount)$/] })
    expect(await api.job(job.id)).toEqual(job)
  })

  test("works for archived jobs and drafts", async ({ api }) => {
    for (const status of ["archived", "draft"]) {
      const job = await api.createJob(jobBody({ referenceId: status, status }))
      const answer = await api.put("/jobs", { referenceId: status, title: "Changed" })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual({ ...job, title: "Changed" })
    }
  })

  test("creates a new job after the old one was deleted", async ({ api }) => {
    const job = await api.createJob(jobBody({ referenceId: "GONE" }))
    await api.delete(`/jobs/${job.id}`)
    expectProblem(await api.put("/jobs", { referenceId: "GONE", title: "Changed" }), {
      ...invalid,
      someFields: ["locations"],
    })
    const answer = await api.put("/jobs", jobBody({ referenceId: "GONE" }))
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.id).not.toBe(job.id)
  })
})

test.describe("PUT /jobs without a referenceId", () => {
  for (const [what, referenceId] of [
    ["none at all", undefined],
    ["null", null],
    ["an empty string", ""],
    ["blanks", "  \t"],
  ] as const) {
    test(`${what}: 400 that names it, and no job is created`, async ({ api }) => {
      await api.createJob(jobBody())
      expectProblem(await api.put("/jobs", jobBody({ referenceId })), {
        ...invalid,
        fields: ["referenceId"],
        required: ["referenceId"],
      })
      expect(await api.total()).toBe(1)
    })
  }

  for (const [what, referenceId] of [
    ["a number", 5],
    ["a boolean", true],
    ["an array", ["R"]],
    ["an object", {}],
    ["51 characters", "x".repeat(51)],
  ] as const) {
    test(`${what} is refused, and no job is created`, async ({ api }) => {
      expectProblem(await api.put("/jobs", jobBody({ referenceId })), { ...invalid, fields: ["referenceId"] })
      expect(await api.total()).toBe(0)
    })
  }

  test("a referenceId in the query does not replace one in the body", async ({ api }) => {
    await api.createJob(jobBody({ referenceId: "R" }))
    expectProblem(await api.put("/jobs?referenceId=R", { title: "Changed" }), {
      ...invalid,
      someFields: ["referenceId"],
    })
    expect((await api.jobs()).data[0]?.title).toBe("Line Cook")
  })
})

test.describe("PUT /jobs on the standard plan", () => {
  test.use({ plan: "standard" })

  test("autoRefresh is refused for both a new and a known job", async ({ api }) => {
    const problem = { status: 400, code: "not_available_on_plan", fields: ["autoRefresh"] }
    expectProblem(await api.put("/jobs", jobBody({ referenceId: "R", autoRefresh: true })), problem)
    expect(await api.total()).toBe(0)
    await api.createJob(jobBody({ referenceId: "R" }))
    expectProblem(await api.put("/jobs", { referenceId: "R", autoRefresh: true }), problem)
  })
})
