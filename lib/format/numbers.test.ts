import { describe, expect, it } from "vitest"
import { formatNumber, formatSpan } from "./numbers"
import { countOf, formatList } from "./plurals"

const postings = { one: "posting", other: "postings" }

describe("numbers in words", () => {
  it("groups thousands", () => {
    expect(formatNumber(100000)).toBe("100,000")
  })

  it("counts in the right form", () => {
    expect([0, 1, 2, 1240].map((count) => countOf(count, postings))).toEqual([
      "0 postings",
      "1 posting",
      "2 postings",
      "1,240 postings",
    ])
  })

  it("says which part of a list is in sight", () => {
    expect(formatSpan(1, 25, 240)).toBe("1–25 of 240")
    expect(formatSpan(10, 25, 240)).toBe("226–240 of 240")
    expect(formatSpan(1, 25, 0)).toBe("0–0 of 0")
  })

  it("joins words", () => {
    expect(formatList(["Kelowna", "Vernon", "Penticton"])).toBe("Kelowna, Vernon and Penticton")
  })
})
