import { expect, test } from "vitest"
import { receive } from "./receive"
import { jobChange } from "./v1.1/jobs"

test("the fields that can be read are kept, with every problem of the rest", () => {
  const received = receive(jobChange, {
    title: "Cook",
    status: "open",
    locations: [{ description: "Vancouver, BC" }, { description: 5 }],
    salary: { amount: 20, maxAmount: "a lot", period: {} },
    positionType: "full time",
    __proto__: { title: "x" },
    unknown: "\0",
  })
  expect(received.values).toEqual({
    title: "Cook",
    locations: [{ description: "Vancouver, BC" }, undefined],
    salary: { amount: 20, period: {} },
    positionType: {},
  })
  expect(received.problems.map(({ field }) => field).sort()).toEqual([
    "locations[1].description",
    "positionType.id",
    "salary.maxAmount",
    "status",
  ])
})

test("ids can be integers or digits, and null means a boolean's default", () => {
  const { values, problems } = receive(jobChange, {
    categories: [{ id: "7" }, { id: 8 }],
    confidential: null,
  })
  expect(problems).toEqual([])
  expect(values).toEqual({ categories: [{ id: 7 }, { id: 8 }], confidential: false })
})

test("decimals may have four places, however they are written", () => {
  const problemsOf = (amount: number) => receive(jobChange, { salary: { amount } }).problems.length
  expect([40.21, 0.0001, 99_999_999_999.9999, 0, 1e3].map(problemsOf)).toEqual([0, 0, 0, 0, 0])
  expect([0.00001, 1e-7, 40.21001, -1, 1e12, Number.NaN].map(problemsOf)).toEqual([1, 1, 1, 1, 1, 1])
})
