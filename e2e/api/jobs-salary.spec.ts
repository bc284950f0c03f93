import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const hourly = { id: 5, name: "Hourly", unit: "hour" }
const full = { amount: 40.21, maxAmount: 55.5, period: { id: 5 }, plusCommission: true }

test.describe("amounts", () => {
  const exact = [
    "0",
    "0.0001",
    "0.1",
    "1.1551",
    "1.005",
    "2.675",
    "4.35",
    "8.2345",
    "33.3333",
    "40.21",
    "64.1",
    "1000",
    "79228.1625",
    "1234567.8901",
    "9999999999.9999",
    "99999999999.9999",
  ]

  test("amounts with up to 4 decimals come back digit for digit", async ({ api }) => {
    for (const amount of exact) {
      const body = JSON.stringify(jobBody({ salary: { amount: "~", maxAmount: "~", period: { id: 1 } } }))
      const created = await api.post("/jobs", body.replaceAll('"~"', amount))
      expect(created.status, created.text).toBe(201)
      const read = await api.get(`/jobs/${created.body.id}`)
      for (const { text } of [created, read]) {
        expect(text).toMatch(new RegExp(`"amount":\\s*${amount.replace(".", "\\.")}\\b(?!\\.)`))
        expect(text).toMatch(new RegExp(`"maxAmount":\\s*${amount.replace(".", "\\.")}\\b(?!\\.)`))
      }
    }
  })

  test("exponent notation is accepted", async ({ api }) => {
    for (const [written, amount] of [
      ["1e-4", 0.0001],
      ["4.021E1", 40.21],
      ["12e3", 12000],
    ] as const) {
      const body = JSON.stringify(jobBody({ salary: { amount: "~", period: { id: 1 } } }))
      const created = await api.post("/jobs", body.replace('"~"', written))
      expect(created.status, created.text).toBe(201)
      expect((await api.job(created.body.id)).salary?.amount).toBe(amount)
    }
  })

  const bad: [what: string, written: string][] = [
    ["a negative amount", "-0.01"],
    ["5 decimal places", "1.00001"],
    ["a fifth decimal place by an exponent", "1e-5"],
    ["a sum with a rounding error", "0.30000000000000004"],
    ["an amount just over the largest", "100000000000"],
    ["an amount too large for a number", "1e999"],
    ["an amount far too large", "1e21"],
    ["a word", '"plenty"'],
    ["a boolean", "true"],
    ["an array", "[1]"],
    ["an object", "{}"],
  ]

  for (const field of ["amount", "maxAmount"] as const) {
    for (const [what, written] of bad) {
      test(`salary.${field} refuses ${what}, on POST and on PUT`, async ({ api }) => {
        const salary = { amount: 0, period: { id: 1 }, [field]: "~" }
        const body = JSON.stringify(jobBody({ salary })).replace('"~"', written)
        expectProblem(await api.post("/jobs", body), { ...invalid, fields: [`salary.${field}`] })
        const job = await api.createJob(jobBody({ salary: { amount: 0, period: { id: 1 } } }))
        const change = `{"salary":{"${field}":${written}}}`
        expectProblem(await api.put(`/jobs/${job.id}`, change), { ...invalid, fields: [`salary.${field}`] })
        expect(await api.job(job.id)).toEqual(job)
      })
    }
  }

  test("maxAmount may equal amount, but not be less", async ({ api }) => {
    const of = (amount: number, maxAmount: number) =>
      jobBody({ salary: { amount, maxAmount, period: { id: 1 } } })
    expect((await api.createJob(of(40.21, 40.21))).salary?.maxAmount).toBe(40.21)
    for (const [amount, maxAmount] of [
      [40.21, 40.2099],
      [10, 9],
      [9.5, 0],
    ] as const) {
      expectProblem(await api.post("/jobs", of(amount, maxAmount)), {
        ...invalid,
        fields: [/^salary\.(amount|maxAmount)$/],
      })
    }
  })

  test("a maxAmount of 0 is kept as a value", async ({ api }) => {
    const job = await api.createJob(jobBody({ salary: { amount: 0, maxAmount: 0, period: { id: 1 } } }))
    expect(job.salary).toMatchObject({ amount: 0, maxAmount: 0 })
  })
})

test.describe("the fields of a salary", () => {
  test("amount and period are enough: maxAmount is then null, and plusCommission false", async ({ api }) => {
    const job = await api.createJob(jobBody({ salary: { amount: 25, period: { id: 5 } } }))
    expect(job.salary).toEqual({ amount: 25, maxAmount: null, period: hourly, plusCommission: false })
    expect(await api.job(job.id)).toEqual(job)
  })

  test("null means no maxAmount, and null for plusCommission means false", async ({ api }) => {
    const salary = { amount: 25, maxAmount: null, period: { id: 5 }, plusCommission: null }
    const job = await api.createJob(jobBody({ salary }))
    expect(job.salary).toEqual({ amount: 25, maxAmount: null, period: hourly, plusCommission: false })
  })

  test("null, an empty string and a missing value mean no salary", async ({ api }) => {
    for (const salary of [null, "", undefined]) {
      expect((await api.createJob(jobBody({ salary }))).salary).toBeNull()
    }
  })

  for (const [id, name, unit] of [
    [1, "Yearly", "year"],
    [2, "Monthly", "month"],
    [3, "Weekly", "week"],
    [4, "Daily", "day"],
    [5, "Hourly", "hour"],
  ] as const) {
    test(`period ${id} is ${name}, per ${unit}`, async ({ api }) => {
      const job = await api.createJob(jobBody({ salary: { amount: 1, period: { id } } }))
      expect(job.salary?.period).toEqual({ id, name, unit })
      expect((await api.job(job.id)).salary?.period).toEqual({ id, name, unit })
    })
  }

  const incomplete: [what: string, salary: unknown, required: string[]][] = [
    ["no amount", { period: { id: 1 } }, ["salary.amount"]],
    ["an amount of null", { amount: null, period: { id: 1 } }, ["salary.amount"]],
    ["no period", { amount: 5 }, ["salary.period.id"]],
    ["a period of null", { amount: 5, period: null }, ["salary.period.id"]],
    ["an empty period", { amount: 5, period: {} }, ["salary.period.id"]],
    ["a period id of null", { amount: 5, period: { id: null } }, ["salary.period.id"]],
    ["only a maxAmount", { maxAmount: 5 }, ["salary.amount", "salary.period.id"]],
    ["only plusCommission", { plusCommission: true }, ["salary.amount", "salary.period.id"]],
  ]
  for (const [what, salary, required] of incomplete) {
    test(`a salary with ${what} is refused, naming the missing fields`, async ({ api }) => {
      const answer = await api.post("/jobs", jobBody({ salary }))
      expectProblem(answer, { ...invalid, fields: required, required })
      expect(await api.total()).toBe(0)
    })
  }

  const wrong: [what: string, salary: unknown, field: string | RegExp][] = [
    ["an unknown period", { amount: 5, period: { id: 6 } }, "salary.period.id"],
    ["a period of id 0", { amount: 5, period: { id: 0 } }, "salary.period.id"],
    ["a period given by its name", { amount: 5, period: { id: "Hourly" } }, "salary.period.id"],
    ["a bare period id", { amount: 5, period: 1 }, /^salary\.period/],
    [
      "plusCommission as a word",
      { amount: 5, period: { id: 1 }, plusCommission: "yes" },
      "salary.plusCommission",
    ],
    [
      "plusCommission as a number",
      { amount: 5, period: { id: 1 }, plusCommission: 1 },
      "salary.plusCommission",
    ],
    ["a bare amount", 5, /^salary/],
    ["a word", "generous", /^salary/],
    ["a boolean", true, /^salary/],
    ["an array", [{ amount: 5, period: { id: 1 } }], /^salary/],
  ]
  for (const [what, salary, field] of wrong) {
    test(`a salary that has or is ${what} is refused`, async ({ api }) => {
      expectProblem(await api.post("/jobs", jobBody({ salary })), { ...invalid, fields: [field] })
      const job = await api.createJob(jobBody({ salary: full }))
      expectProblem(await api.put(`/jobs/${job.id}`, { salary }), { ...invalid, fields: [field] })
      expect(await api.job(job.id)).toEqual(job)
    })
  }
})
