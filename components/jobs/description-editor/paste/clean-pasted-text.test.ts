// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import { cleanPastedText, soleAddress } from "./clean-pasted-text"

describe("plain text", () => {
  it("becomes one paragraph per line, unless empty lines separate the paragraphs", () => {
    expect(cleanPastedText("One\r\nTwo\r\n")).toBe("<p>One</p><p>Two</p>")
    expect(cleanPastedText("One\ntwo\n\n\nThree")).toBe("<p>One<br>two</p><p>Three</p>")
  })

  it("keeps lists, nested by their indentation", () => {
    expect(cleanPastedText("Duties:\n• drive\n• load\n\to lift\n")).toBe(
      "<p>Duties:</p><ul><li>drive</li><li>load</li></ul><p>o lift</p>",
    )
    expect(cleanPastedText("- a\n- b\n  - c\n- d\n\nEnd")).toBe(
      "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul><p>End</p>",
    )
    expect(cleanPastedText("1. a\n2. b\n   - c\n3. d")).toBe(
      "<ol><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ol>",
    )
    expect(cleanPastedText("• a\n\n• b")).toBe("<ul><li>a</li><li>b</li></ul>")
  })

  it("with a single dash or a year is no list", () => {
    expect(cleanPastedText("- only one")).toBe("<p>- only one</p>")
    expect(cleanPastedText("24. May\n25. May")).toBe("<p>24. May</p><p>25. May</p>")
  })

  it("stays text, whatever it looks like", () => {
    expect(cleanPastedText("a < b & <script>alert(1)</script>")).toBe(
      "<p>a &lt; b &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>",
    )
  })

  it("may consist of nothing but a URL", () => {
    expect(soleAddress(" https://example.ca/x ")).toBe("https://example.ca/x")
    expect(soleAddress("see https://example.ca/x")).toBeNull()
    expect(soleAddress("javascript:alert(1)")).toBeNull()
  })
})
