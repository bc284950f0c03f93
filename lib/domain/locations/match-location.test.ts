import { describe, expect, test } from "vitest"
import { matchLocation, nearestLocations } from "./match-location"

describe("a known place", () => {
  test.each([
    "Vancouver, BC",
    "vancouver,bc",
    "  VANCOUVER ,  british columbia ",
    "Vancouver, British  Columbia",
  ])("is recognized from %j", (text) =>
    expect(matchLocation(text)).toMatchObject({ known: { id: 156, description: "Vancouver, BC" } }),
  )

  test("needs no accents, and can be a province or the country", () => {
    expect(matchLocation("montreal, quebec")).toMatchObject({ known: { description: "Montréal, QC" } })
    expect(matchLocation("nova scotia")).toMatchObject({ known: { type: "Province" } })
    expect(matchLocation("CANADA")).toMatchObject({ known: { type: "Country" } })
  })
})

test("any other Canadian place is kept as it is spelled, with the code in capitals", () => {
  expect(matchLocation("  Old   Crow Flats , yt")).toEqual({
    own: { name: "Old Crow Flats", description: "Old Crow Flats, YT", type: "Town", key: "oldcrowflats,yt" },
  })
})

test.each([
  "Vancouver",
  "Vancuver BC",
  "Seattle, WA",
  "12 Main St, Vancouver, BC",
  ", BC",
  "123, BC",
  "BC",
  "",
])("%j is refused", (text) => expect(matchLocation(text)).toBeNull())

test("the nearest places are suggested", () => {
  expect(nearestLocations("Vancouver")[0]).toBe("Vancouver, BC")
  expect(nearestLocations("Vancuver BC")).toContain("Vancouver, BC")
  expect(nearestLocations("BC")).toEqual(["British Columbia"])
  expect(nearestLocations("Montreal QC")).toContain("Montréal, QC")
  expect(nearestLocations("Atlantis")).toHaveLength(3)
  expect(nearestLocations("")).toEqual([])
})
