import { describe, expect, it } from "vitest"
import { currencySign, formatMoney, signBefore } from "./money"

describe("money", () => {
  it("shows cents only if there are any", () => {
    expect(formatMoney(55000)).toBe("$55,000")
    expect(formatMoney(22.5)).toBe("$22.50")
    expect(formatMoney(17.8525)).toBe("$17.8525")
  })

  it("has its sign where the language puts it", () => {
    expect([signBefore("en-CA"), signBefore("fr-CA")]).toEqual([true, false])
    expect(currencySign("fr-CA")).toBe("$")
  })
})
