import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cleanDescription, hasText, isNestedTooDeeply } from "./description"

const allowed = /^<\/?(strong|b|em|i|br|p|div|ul|ol|li|a)( href="(https?:\/\/|mailto:)[^"<>]*")?( \/)?>$/i

const pieces = fc.constantFrom(
  ...[
    "<p>",
    "</p>",
    "<b>",
    "</b>",
    "<a href='javascript:x'>",
    '<a href="https://e.ca/?a=1&b=2">',
    "</a>",
    "<ul><li>",
    "</ul>",
  ],
  ...[
    "<textarea>",
    "</textarea>",
    "<xmp>",
    "</xmp>",
    "<title>",
    "</title>",
    "<svg>",
    "</svg>",
    "<math><mi>",
    "<style>",
    "</style>",
  ],
  ...[
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<img src=x onerror=y>",
    "<script>",
    "</script>",
    "<noscript>",
    "<option>",
    "<plaintext>",
  ],
  ...[
    "&lt;",
    "&#60;",
    "&amp;lt;",
    "<",
    ">",
    '"',
    "'",
    "text",
    " ",
    "\u00a0",
    "&nbsp;",
    "<table><td>",
    "<br>",
    "<iframe>",
    "&#0;",
  ],
)

const tagSoup = fc.oneof(
  fc.array(pieces, { maxLength: 25 }).map((list) => list.join("")),
  fc.string({ maxLength: 60 }),
)

describe("cleaning", () => {
  test("leaves nothing but the allowed tags, whatever is sent", () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        for (const tag of cleanDescription(html).match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(allowed)
      }),
      { numRuns: 3_000 },
    )
  })

  test("changes nothing of what is clean already", () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const once = cleanDescription(html)
        expect(cleanDescription(once)).toBe(once)
      }),
      { numRuns: 3_000 },
    )
  })

  test("is not begun where elements nest deeper than anybody could mean it", () => {
    expect(isNestedTooDeeply("<b>".repeat(600_000))).toBe(true)
    expect(isNestedTooDeeply("<div><b>x</b></div>".repeat(20_000))).toBe(false)
    expect(isNestedTooDeeply("<p>x<br><li>y".repeat(20_000))).toBe(false)
  })
})

test.each([
  ["<p> </p>", false],
  ["<p>&nbsp;</p>", false],
  ["<ul><li></li></ul>", false],
  ["\u200b", false],
  ["<p>.</p>", true],
])("%j has text for a reader: %s", (html, expected) => expect(hasText(cleanDescription(html))).toBe(expected))

test("a character outside the basic plane stays whole, or goes", () => {
  expect(cleanDescription("<p>\u{1F600}</p>")).toBe("<p>\u{1F600}</p>")
  expect(cleanDescription('</img href="java\tscript:ran()"\u{1F600}')).not.toMatch(/\p{Surrogate}/u)
})
