import type { Problem } from "../support/api"
import { expectProblem } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

/** Runs `count` calls at once. */
function together<Result>(count: number, ask: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)))
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test.describe("one referenceId used by many requests at once", () => {
  test("20 upserts of a new one make one job: one 201, and the others 200", async ({ api }) => {
    const answers = await together(20, (index) =>
      api.put("/jobs", fullJobBody({ referenceId: "RACE", title: `Cook ${index}` })),
    )
    expect(statuses(answers)).toEqual([...Array<number>(19).fill(200), 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await api.total()).toBe(1)
    const [job] = (await api.jobs()).data
    expect(answers.map(({ body }) => body.title)).toContain(job?.title)
  })

  test("20 upserts of a known one all update it", async ({ api }) => {
    const job = await api.createJob(jobBody({ referenceId: "RACE" }))
    const answers = await together(20, (index) =>
      api.put("/jobs", { referenceId: "RACE", title: `Cook ${index}` }),
    )
    expect(statuses(answers)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([job.id]))
    expect(await api.total()).toBe(1)
  })

  test("20 POSTs of a new one make one job: one 201, and the others 409 with that job", async ({ api }) => {
    const answers = await together(20, () => api.post("/jobs", jobBody({ referenceId: "RACE" })))
    expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(409)])
    const created = answers.find(({ status }) => status === 201)
    for (const answer of answers.filter(({ status }) => status === 409)) {
      const problem: Problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
      expect(problem.existing?.id).toBe(created?.body.id)
    }
    expect(await api.total()).toBe(1)
  })

  test("10 jobs compete for it: one gets it, and the others get 409 and keep their own", async ({ api }) => {
    const jobs = []
    for (let index = 0; index < 10; index++)
      jobs.push(await api.createJob(jobBody({ referenceId: `OLD ${index}` })))
    const answers = await Promise.all(
      jobs.map(({ id }) => api.put(`/jobs/${id}`, { referenceId: "RACE", title: "Changed" })),
    )
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(409)])
    const { data } = await api.jobs()
    expect(data.filter(({ referenceId }) => referenceId === "RACE")).toHaveLength(1)
    expect(data.filter(({ title }) => title === "Changed")).toHaveLength(1)
  })

  test("simultaneous upserts and deletions never cause an error, and leave one job or none", async ({
    api,
  }) => {
    const answers = await together(20, (index) =>
      index % 2 === 0
        ? api.put("/jobs", jobBody({ referenceId: "RACE" }))
        : api.delete("/jobs", { referenceId: "RACE" }),
    )
    for (const { status, text } of answers) expect([200, 201, 204, 404], text).toContain(status)
    expect(await api.total()).toBeLessThanOrEqual(1)
  })

  test("upserts by two employers do not affect each other", async ({ api, otherApi }) => {
    const answers = await together(10, (index) =>
      (index % 2 === 0 ? api : otherApi).put("/jobs", jobBody({ referenceId: "RACE" })),
    )
    expect(statuses(answers)).toEqual([...Array<number>(8).fill(200), 201, 201])
    expect(await api.total()).toBe(1)
    expect(await otherApi.total()).toBe(1)
  })
})

test.describe("one job changed by many requests at once", () => {
  test("partial updates of different fields all take effect", async ({ api }) => {
    const { id } = await api.createJob(jobBody({ salary: { amount: 10, maxAmount: 20, period: { id: 1 } } }))
    const changes = [
      { title: "Baker" },
      { referenceId: "B-1" },
      { closeDate: "2099-05-06" },
      { confidential: true },
      { autoRefresh: true },
      { status: "archived" },
      { locations: [{ description: "Chetwynd, BC" }, { description: "Racing Landing, BC" }] },
      { categories: [{ id: 34 }, { id: 33 }] },
      { positionType: { id: 5 } },
      { salary: { amount: 12.5 } },
      { salary: { maxAmount: 30.25 } },
      { salary: { plusCommission: true } },
      { salary: { period: { id: 5 } } },
      { description: "<p>New.</p>" },
      { applicationEmail: "new@example.com" },
    ]
    const answers = await Promise.all(changes.map((change) => api.put(`/jobs/${id}`, change)))
    expect(statuses(answers), answers.map(({ text }) => text).join("\n")).toEqual(changes.map(() => 200))
    expect(await api.job(id)).toMatchObject({
      title: "Baker",
      referenceId: "B-1",
      closeDate: "2099-05-06",
      confidential: true,
      autoRefresh: true,
      status: "archived",
      locations: [{ description: "Chetwynd, BC" }, { description: "Racing Landing, BC" }],
      categories: [{ id: 34 }, { id: 33 }],
      positionType: { id: 5 },
      salary: { amount: 12.5, maxAmount: 30.25, plusCommission: true, period: { id: 5 } },
      description: "<p>New.</p>",
      applicationEmail: "new@example.com",
    })
  })

  test("updates of the same field all succeed, and one value remains", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const answers = await together(15, (index) => api.put(`/jobs/${id}`, { title: `Cook ${index}` }))
    expect(statuses(answers)).toEqual(Array(15).fill(200))
    expect(answers.map(({ body }) => body.title)).toContain((await api.job(id)).title)
  })

  test("lists that replace each other are never mixed", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const lists = [[1, 2, 3], [4, 5, 6], [7, 8], [9]]
    const answers = await together(12, (index) =>
      api.put(`/jobs/${id}`, {
        categories: lists[index % lists.length]?.map((category) => ({ id: category })),
      }),
    )
    expect(statuses(answers)).toEqual(Array(12).fill(200))
    expect(lists).toContainEqual((await api.job(id)).categories.map((category) => category.id))
    for (const { body } of answers)
      expect(lists).toContainEqual(body.categories.map((category) => category.id))
  })

  test("two updates that are each valid but conflict with each other never both succeed", async ({ api }) => {
    for (let round = 0; round < 8; round++) {
      const { id } = await api.createJob(
        jobBody({ salary: { amount: 10, maxAmount: 20, period: { id: 1 } } }),
      )
      const answers = await Promise.all([
        api.put(`/jobs/${id}`, { salary: { amount: 18 } }),
        api.put(`/jobs/${id}`, { salary: { maxAmount: 12 } }),
      ])
      expect(statuses(answers)).toEqual([200, 400])
      const { salary } = await api.job(id)
      expect(salary?.maxAmount).toBeGreaterThanOrEqual(salary?.amount ?? Infinity)
    }
  })

  test("10 deletions: one 204, and the others 404", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const answers = await together(10, () => api.delete(`/jobs/${id}`))
    expect(statuses(answers)).toEqual([204, ...Array<number>(9).fill(404)])
  })

  test("updates and a deletion never cause an error, and the job does not come back", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    const answers = await together(10, (index) =>
      index === 5
        ? api.delete(`/jobs/${id}`)
        : api.put(`/jobs/${id}`, { title: `Cook ${index}`, categories: [{ id: index + 1 }] }),
    )
    for (const { status, text } of answers) expect([200, 204, 404], text).toContain(status)
    expectProblem(await api.get(`/jobs/${id}`), { status: 404, code: "not_found" })
  })
})

test.describe("many requests at once", () => {
  test("20 POSTs without a referenceId are 20 jobs with 20 ids", async ({ api }) => {
    const answers = await together(20, () => api.post("/jobs", fullJobBody({ referenceId: null })))
    expect(statuses(answers)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(20)
    expect(await api.total()).toBe(20)
  })

  test("20 upserts of 20 referenceIds are 20 jobs", async ({ api }) => {
    const answers = await together(20, (index) => api.put("/jobs", jobBody({ referenceId: `R ${index}` })))
    expect(statuses(answers)).toEqual(Array(20).fill(201))
    expect(await api.total()).toBe(20)
  })

  test("15 jobs that name the same new place at once share one record of it", async ({ api }) => {
    const answers = await together(15, () =>
      api.post("/jobs", jobBody({ locations: [{ description: "Stampede Landing, AB" }] })),
    )
    expect(statuses(answers)).toEqual(Array(15).fill(201))
    expect(new Set(answers.map(({ body }) => body.locations[0]?.id)).size).toBe(1)
  })

  test("the list is complete while jobs are being written", async ({ api }) => {
    await together(5, () => api.createJob(jobBody()))
    const answers = await together(30, (index) =>
      index % 3 === 0 ? api.post("/jobs", jobBody()) : api.get("/jobs?pageSize=100"),
    )
    for (const { status, text } of answers) expect([200, 201], text).toContain(status)
    expect(await api.total()).toBe(15)
  })
})
