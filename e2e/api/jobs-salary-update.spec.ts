import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const hourly = { id: 5, name: "Hourly", unit: "hour" }
const full = { amount: 40.21, maxAmount: 55.5, period: { id: 5 }, plusCommission: true }
const answered = { amount: 40.21, maxAmount: 55.5, period: hourly, plusCommission: true }

test.describe("a salary in a PUT", () => {
  const merges: [what: string, sent: object, result: object][] = [
    ["amount", { amount: 50 }, { ...answered, amount: 50 }],
    ["maxAmount", { maxAmount: 60.0001 }, { ...answered, maxAmount: 60.0001 }],
    ["maxAmount, cleared by null", { maxAmount: null }, { ...answered, maxAmount: null }],
    ["period", { period: { id: 1 } }, { ...answered, period: { id: 1, name: "Yearly", unit: "year" } }],
    ["plusCommission", { plusCommission: false }, { ...answered, plusCommission: false }],
    [
      "plusCommission, set to its default by null",
      { plusCommission: null },
      { ...answered, plusCommission: false },
    ],
    ["nothing", {}, answered],
    ["only unknown fields", { currency: "CAD", period: { id: 5, unit: "year" } }, answered],
  ]
  for (const [what, salary, result] of merges) {
    test(`merges field by field: ${what}`, async ({ api }) => {
      const job = await api.createJob(jobBody({ salary: full }))
      const answer = await api.put(`/jobs/${job.id}`, { salary })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual({ ...job, salary: result })
      expect(await api.job(job.id)).toEqual(answer.body)
    })
  }

  test("null and an empty string remove the salary", async ({ api }) => {
    for (const none of [null, ""]) {
      const job = await api.createJob(jobBody({ salary: full }))
      const answer = await api.put(`/jobs/${job.id}`, { salary: none })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual({ ...job, salary: null })
      expect(await api.job(job.id)).toEqual(answer.body)
    }
  })

  test("a job without a salary gets one when a complete salary is sent", async ({ api }) => {
    const job = await api.createJob(jobBody())
    const answer = await api.put(`/jobs/${job.id}`, { salary: full })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({ ...job, salary: answered })
  })

  test("a removed salary does not come back when a new one is merged", async ({ api }) => {
    const job = await api.createJob(jobBody({ salary: full }))
    await api.put(`/jobs/${job.id}`, { salary: null })
    expectProblem(await api.put(`/jobs/${job.id}`, { salary: { amount: 12 } }), {
      ...invalid,
      fields: ["salary.period.id"],
    })
    const answer = await api.put(`/jobs/${job.id}`, { salary: { amount: 12, period: { id: 1 } } })
    expect(answer.body.salary).toMatchObject({ amount: 12, maxAmount: null, plusCommission: false })
  })

  const refusals: [what: string, stored: unknown, sent: unknown, field: string | RegExp][] = [
    ["an amount for a job without a salary", null, { amount: 5 }, "salary.period.id"],
    ["a period for a job without a salary", null, { period: { id: 1 } }, "salary.amount"],
    ["an amount over the stored maxAmount", full, { amount: 56 }, /^salary\.(amount|maxAmount)$/],
    ["a maxAmount under the stored amount", full, { maxAmount: 40.2 }, /^salary\.(amount|maxAmount)$/],
    ["an amount set to null", full, { amount: null }, "salary.amount"],
    ["a period id set to null", full, { period: { id: null } }, "salary.period.id"],
  ]
  for (const [what, stored, sent, field] of refusals) {
    test(`is validated on the merged salary: ${what} is refused`, async ({ api }) => {
      const job = await api.createJob(jobBody({ salary: stored }))
      expectProblem(await api.put(`/jobs/${job.id}`, { salary: sent, title: "Changed" }), {
        ...invalid,
        fields: [field],
      })
      expect(await api.job(job.id)).toEqual(job)
    })
  }

  test("amount and maxAmount may both move past the stored values in one request", async ({ api }) => {
    const job = await api.createJob(jobBody({ salary: full }))
    const answer = await api.put(`/jobs/${job.id}`, { salary: { amount: 60, maxAmount: 70 } })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.salary).toEqual({ ...answered, amount: 60, maxAmount: 70 })
  })
})
