import { describe, expect, test } from "vitest"
import { checkJob } from "./check-job"
import { unknownFacts } from "./employer-facts"
import type { FindingSeverity } from "./finding"
import { yearlyPay } from "./yearly-equivalent"

const periods = { Y: 1, M: 2, W: 3, D: 4, H: 5 }
type Period = keyof typeof periods

function salary(period: Period, amount: number, maxAmount: number | null = null) {
  return { amount, maxAmount, period: { id: periods[period] } }
}

function severityOf(pay: ReturnType<typeof salary>, positionType = 1): FindingSeverity | null {
  const facts = { ...unknownFacts, employees25Plus: true }
  const job = { locations: [{ description: "Toronto, ON" }], salary: pay, positionType: { id: positionType } }
  const found = checkJob(job, facts, "2026-11-22").find(({ code }) => code === "ON-RANGE-WIDE")
  return found?.severity ?? null
}

describe("Ontario's limit on the width of a range", () => {
  test.each<[Period, number, number, FindingSeverity | null]>([
    ["Y", 60_000, 110_000, null],
    ["Y", 60_000, 110_000.01, "error"],
    ["Y", 150_000, 200_000, null],
    ["Y", 120_000, 200_000, "error"],
    ["Y", 120_000, 200_001, null],
    ["M", 4_000, 8_200, "error"],
    ["W", 1_000, 2_000, "error"],
    ["D", 200, 400, "warning"],
    ["H", 20, 40, null],
    ["H", 20, 45, "warning"],
    ["H", 20, 50, "error"],
    ["H", 100, 115, null],
  ])("%s %d–%d: %s", (period, amount, maxAmount, severity) => {
    expect(severityOf(salary(period, amount, maxAmount))).toBe(severity)
  })

  test.each([2, 3, 4])(
    "asks for the hours of hourly work that is not full-time (position type %d)",
    (type) => {
      expect(severityOf(salary("H", 20, 60), type)).toBe("advice")
    },
  )

  test("does not apply to a single amount, or to pay above $200,000", () => {
    expect(severityOf(salary("Y", 250_000))).toBeNull()
    expect(yearlyPay(salary("Y", 250_000), null)?.exempt).toBe("yes")
    expect(yearlyPay(salary("H", 100, 115), null)?.exempt).toBe("yes")
  })

  test("depends on the hours for $90 to $105 an hour, which may be above $200,000", () => {
    expect(yearlyPay(salary("H", 90, 105), null)?.exempt).toBe("uncertain")
    expect(yearlyPay(salary("H", 90, 105), [44, 44])?.exempt).toBe("yes")
    expect(yearlyPay(salary("H", 90, 105), [35, 35])?.exempt).toBe("no")
  })

  test("does not replace the rule that pay must be shown", () => {
    const facts = { ...unknownFacts, employees25Plus: true }
    const codes = checkJob({ locations: [{ description: "Toronto, ON" }], salary: null }, facts, "2026-11-22")
    expect(codes.map(({ code }) => code)).toContain("ON-PAY-MISSING")
  })
})

describe("the hours that a text states", () => {
  test.each<[string, FindingSeverity | null]>([
    ["37.5 hours per week", null],
    ["40 h par semaine", "error"],
    ["44 hours a week", "error"],
    ["Semaine de 35 heures", null],
    ["20 to 40 hours per week", "warning"],
    ["De 40 à 44 heures par semaine", "error"],
    ["Up to 40 hours a week", "warning"],
    ["Our store is open 70 hours a week", "warning"],
    ["Our store is open 70 hours a week. You work 37.5 hours a week.", null],
  ])("decide whether a range is too wide: “%s”", (text, severity) => {
    const facts = { ...unknownFacts, employees25Plus: true }
    const job = {
      locations: [{ description: "Toronto, ON" }],
      salary: salary("H", 20, 45),
      description: `<p>${text}</p>`,
    }
    const found = checkJob(job, facts, "2026-11-22").find(({ code }) => code === "ON-RANGE-WIDE")
    expect(found?.severity ?? null).toBe(severity)
  })

  test("take precedence over the employer's usual hours, which count if the text states none", () => {
    const facts = { ...unknownFacts, employees25Plus: true, hoursPerWeek: 44 }
    const job = { locations: [{ description: "Toronto, ON" }], salary: salary("H", 20, 45) }
    const severity = (description: string) =>
      checkJob({ ...job, description }, facts, "2026-11-22").find(({ code }) => code === "ON-RANGE-WIDE")
        ?.severity
    expect(severity("")).toBe("error")
    expect(severity("<p>35 hours per week</p>")).toBeUndefined()
  })
})

test("a click narrows a range to what the limit allows", () => {
  for (const [pay, hours] of [
    [salary("Y", 60_000, 130_000), null],
    [salary("H", 20, 60), null],
    [salary("H", 20, 60), [37.5, 37.5]],
    [salary("H", 20, 60), [20, 40]],
    [salary("D", 200, 500), null],
    [salary("M", 4_000, 9_000), null],
  ] as const) {
    const widestTop = yearlyPay(pay, hours)?.widestTop as number
    expect(yearlyPay({ ...pay, maxAmount: widestTop }, hours)?.wide).toBe("no")
    expect(yearlyPay({ ...pay, maxAmount: widestTop + 1 }, hours)?.wide).not.toBe("no")
  }
})
