import { describe, expect, it } from "vitest"
import { formatMoney, formatMoneyRange, formatPay } from "./money"

describe("money", () => {
  it("shows cents only where there are any", () => {
    expect(formatMoney(55000)).toBe("$55,000")
    expect(formatMoney(22.5)).toBe("$22.50")
    expect(formatMoney(17.8525)).toBe("$17.8525")
  })

  it("writes both ends of a range alike", () => {
    expect(formatMoneyRange(22, 27.5)).toBe("$22.00–$27.50")
    expect(formatMoneyRange(22, null)).toBe("$22")
  })

  it("says what it is paid for", () => {
    expect(formatPay({ amount: 22.5, maximum: 27, unit: "hour", plusCommission: true })).toBe(
      "$22.50–$27.00 per hour, plus commission",
    )
    expect(formatPay({ amount: 55000, unit: "year" })).toBe("$55,000 per year")
    expect(formatPay({ amount: 55000.5, unit: "year" })).toBe("$55,000.50 per year")
    expect(formatPay({ amount: 24, unit: "hour" })).toBe("$24.00 per hour")
    expect(formatPay({ amount: 24 })).toBe("$24")
  })
})
