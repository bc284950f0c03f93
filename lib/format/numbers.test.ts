import { describe, expect, it } from "vitest"
import { formatList } from "./lists"
import { formatNumber } from "./numbers"

describe("numbers in words", () => {
  it("groups thousands", () => {
    expect(formatNumber(100000)).toBe("100,000")
  })

  it("joins words", () => {
    expect(formatList(["Kelowna", "Vernon", "Penticton"])).toBe("Kelowna, Vernon and Penticton")
  })
})
