import { describe, expect, it } from "vitest"
import { textOf } from "@/lib/messages/text-of"
import { checkAddress, isAllowedHref, withoutRedirect } from "./link-address"

describe("the address of a link", () => {
  it.each([
    ["https://example.ca/jobs?x=1#y", "https://example.ca/jobs?x=1#y"],
    ["example.ca/jobs", "https://example.ca/jobs"],
    ["example.ca:8080", "https://example.ca:8080"],
    ["//example.ca", "https://example.ca"],
    ["HTTP://Example.ca", "HTTP://Example.ca"],
    [" jo@example.ca ", "mailto:jo@example.ca"],
    ["mailto:jo@example.ca?subject=Hi", "mailto:jo@example.ca?subject=Hi"],
    ["https://montréal.ca", "https://montréal.ca"],
  ])("%s is read as %s", (typed, href) => {
    expect(checkAddress(typed)).toEqual({ href, problem: null })
  })

  it.each([
    ["", /Enter the address/],
    ["two words", /no spaces/],
    ["javascript:alert(1)", /not to “javascript:”/],
    ["tel:+12505550100", /not to “tel:”/],
    ["https:example.ca", /two slashes/],
    ["https://", /two slashes/],
    ["example", /isn’t a complete address/],
    ["mailto:nobody", /isn’t an email address/],
  ])("%s is refused", (typed, problem) => {
    const { problem: refusal } = checkAddress(typed)
    expect(refusal && textOf(refusal, "en")).toMatch(problem)
  })

  it("is stored with http, https and mailto only", () => {
    expect(isAllowedHref("https://example.ca")).toBe(true)
    expect(isAllowedHref("mailto:jo@example.ca")).toBe(true)
    for (const href of [
      "/jobs",
      "//example.ca",
      "ftp://example.ca",
      "javascript:x",
      "file:///c:/x",
      "#top",
      "",
    ]) {
      expect(isAllowedHref(href), href).toBe(false)
    }
  })

  it("is the intended one if a mail program redirects it", () => {
    const safe = "https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.ca%2Fa&data=05"
    expect(withoutRedirect(safe)).toBe("https://example.ca/a")
    expect(withoutRedirect("https://www.google.com/url?q=https://example.ca/b&sa=D")).toBe(
      "https://example.ca/b",
    )
    expect(withoutRedirect("https://www.google.com/url?q=javascript:x")).toBe(
      "https://www.google.com/url?q=javascript:x",
    )
  })
})
