import { describe, expect, test } from "vitest"
import { htmlReplacing, htmlWith } from "./mended-html"

describe("a mended description", () => {
  test("has a sentence at its end", () => {
    expect(htmlWith("<p>Cook.</p>", "Salt & pepper")).toBe("<p>Cook.</p><p>Salt &amp; pepper</p>")
  })

  test("has the first of some words replaced, and tags left as they are", () => {
    expect(
      htmlReplacing(
        '<p><a href="https://a.example/waitress">A waitress</a> or waitress</p>',
        "waitress",
        "server",
      ),
    ).toBe('<p><a href="https://a.example/waitress">A server</a> or waitress</p>')
    expect(htmlReplacing("<p>Casier judiciaire&nbsp;vierge</p>", "judiciaire\u00a0vierge", "x")).toBe(
      "<p>Casier x</p>",
    )
  })

  test("is not changed where tags divide the words", () => {
    expect(htmlReplacing("<p>young <b>and</b> dynamic</p>", "young and dynamic", "dynamic")).toBeNull()
  })
})
