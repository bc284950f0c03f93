import { describe, expect, test } from "vitest"
import { checkJob, unknownFacts } from "@/lib/api/v1.1/live-check"
import { htmlReplacing, htmlWith } from "./mended-html"

const replaced = (html: string, quote: string, replacement: string, occurrence = 0) =>
  htmlReplacing(html, { quote, occurrence, replacement })

describe("a fixed description", () => {
  test("gets a sentence at its end", () => {
    expect(htmlWith("<p>Cook.</p>", "Salt & pepper")).toBe("<p>Cook.</p><p>Salt &amp; pepper</p>")
  })

  test("has one of several equal phrases replaced, and its tags left as they are", () => {
    const html = '<p><a href="https://a.example/waitress">A waitress</a> or waitress</p>'
    expect(replaced(html, "waitress", "server")).toBe(
      '<p><a href="https://a.example/waitress">A server</a> or waitress</p>',
    )
    expect(replaced(html, "waitress", "server", 1)).toBe(
      '<p><a href="https://a.example/waitress">A waitress</a> or server</p>',
    )
    expect(replaced("<p>Casier judiciaire&nbsp;vierge</p>", "judiciaire\u00a0vierge", "x")).toBe(
      "<p>Casier x</p>",
    )
    expect(replaced("<p>R&amp;D  waitress &amp; cook</p>", "R&D waitress & cook", "a < b")).toBe(
      "<p>a &lt; b</p>",
    )
  })

  test("isn't changed if the words are part of others, or if tags divide them", () => {
    expect(replaced("<p>young <b>and</b> dynamic</p>", "young and dynamic", "dynamic")).toBeNull()
    expect(replaced("<p>young</p><p>and dynamic</p>", "young and dynamic", "dynamic")).toBeNull()
    expect(replaced("<p>Or she will</p>", "he will", "you will")).toBeNull()
    expect(replaced("<p>One waitress</p>", "waitress", "server", 1)).toBeNull()
  })

  test.each([
    [
      "<p>He or she will prepare meals. In the evening he will clean.</p>",
      "<p>He or she will prepare meals. In the evening you will clean.</p>",
    ],
    [
      "<p>Canadian experience is <b>not</b> required. <i>Canadian experience</i> in roofing is preferred.</p>",
      "<p>Canadian experience is <b>not</b> required. <i>Experience</i> in roofing is preferred.</p>",
    ],
    ["<p>5 years of working in Canada &amp; a smile</p>", "<p>5 years of experience &amp; a smile</p>"],
  ])("is changed in the sentence that was found: %s", (description, mended) => {
    const job = { title: "Clerk", description, locations: [{ description: "Toronto, ON" }] }
    const [mend] = checkJob(job, unknownFacts, "2026-11-24").flatMap(({ mend }) =>
      mend?.kind === "replace" ? [mend] : [],
    )
    expect(mend && htmlReplacing(description, mend)).toBe(mended)
  })
})
