import { describe, expect, test } from "vitest"
import { emptyFields } from "./form-fields"
import { compareVersions, mergeVersions, type Version } from "./merge-changes"

const before: Version = { ...emptyFields, title: "Cook", description: "<p>Cook.</p>", status: "active" }

describe("two people who changed one posting", () => {
  test("what only one side changed is kept from that side", () => {
    const mine: Version = { ...before, title: "Baker", status: "archived" }
    const theirs: Version = { ...before, locations: [{ description: "Masset, BC" }] }
    const comparison = compareVersions(before, mine, theirs)
    expect(comparison).toEqual({ both: [], mine: ["title", "status"], theirs: ["locations"] })
    expect(mergeVersions(mine, theirs, comparison, {})).toEqual({ ...mine, locations: theirs.locations })
  })

  test("what both sides changed is theirs where that was chosen", () => {
    const mine: Version = { ...before, title: "Baker", description: "<p>Bake.</p>" }
    const theirs: Version = { ...before, title: "Chef", description: "<p>Lead.</p>" }
    const comparison = compareVersions(before, mine, theirs)
    expect(comparison.both).toEqual(["title", "description"])
    const merged = mergeVersions(mine, theirs, comparison, { title: "mine", description: "theirs" })
    expect(merged).toEqual({ ...mine, description: theirs.description })
  })

  test("if both sides made the same change, there is nothing to choose", () => {
    const mine: Version = { ...before, title: "Baker" }
    expect(compareVersions(before, mine, { ...mine })).toEqual({ both: [], mine: [], theirs: [] })
  })

  test("the ways to apply go together, and a hidden address is no change", () => {
    const mine: Version = { ...before, applicationEmail: "me@example.com", applicationUrl: "https://unseen" }
    const theirs: Version = {
      ...before,
      applicantRoutingType: { id: 2 },
      applicationUrl: "https://example.com",
    }
    const comparison = compareVersions(before, mine, theirs)
    expect(comparison).toEqual({ both: ["application"], mine: [], theirs: [] })
    expect(mergeVersions(mine, theirs, comparison, { application: "theirs" })).toEqual(theirs)
    expect(compareVersions(before, { ...before, applicationUrl: "https://unseen" }, before).mine).toEqual([])
  })
})
