import { describe, expect, it } from "vitest"
import { nextPath } from "./next-path"

describe("nextPath", () => {
  it.each(["/jobs", "/jobs/12/edit", "/jobs?q=cook%20one&page=2", "/settings/account#sessions"])(
    "accepts %s, a page of this site",
    (path) => expect(nextPath(path)).toBe(path),
  )

  it.each([
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "jobs",
    "",
  ])("falls back to the postings for %j, which isn't a page of this site", (path) =>
    expect(nextPath(path)).toBe("/jobs"),
  )

  it("falls back to the postings if no page was requested", () => {
    expect(nextPath(undefined)).toBe("/jobs")
    expect(nextPath(null)).toBe("/jobs")
  })

  it("never leads back to the sign-in page", () => {
    expect(nextPath("/sign-in?next=/sign-in")).toBe("/jobs")
  })
})
