import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cleanHtml, cleanHtmlInTurns } from "./clean-html"
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
    "--!>",
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
    "<tr>",
    "</td>",
    "<h1>",
    "</h1>",
    "<li>",
    "<div>",
    "<hr>",
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
  test("leaves only the allowed tags, whatever is sent", () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        for (const tag of cleanDescription(html).match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(allowed)
      }),
      { numRuns: 3_000 },
    )
  })

  test("does not change what is already clean", () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const once = cleanDescription(html)
        expect(cleanDescription(once)).toBe(once)
      }),
      { numRuns: 3_000 },
    )
  })

  test("gives the same result in turns of any length", async () => {
    await fc.assert(
      fc.asyncProperty(tagSoup, fc.integer({ min: 1, max: 9 }), async (html, turn) => {
        expect(await cleanHtmlInTurns(html, Infinity, turn)).toEqual(cleanHtml(html))
      }),
      { numRuns: 1_000 },
    )
  })

  test("separates texts from different cells and blocks, and adds nothing to other texts", () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const words = cleanDescription(`${html}<table><tr><td>one</td><td>two</td></tr><tr><td>three</table>`)
          .replace(/<[^>]*>/g, "\n")
          .split(/\s+/)
        // If the soup ends inside an element dropped with its content, everything after it is gone too.
        if (words.at(-1)?.endsWith("three")) expect(words.slice(-2)).toEqual(["two", "three"])
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    [
      "<table><tr><td>Mon</td><td>9-5</td></tr><tr><td>Tue</td><td>9-5</td></tr></table>",
      "Mon 9-5<br />Tue 9-5",
    ],
    ["<h1>Line Cook</h1><h2>Duties</h2>Cook.", "Line Cook<br />Duties<br />Cook."],
    ["<h1>Line Cook</h1><p>Cook.</p><h2>Pay</h2>", "Line Cook<p>Cook.</p>Pay"],
    ["<dl><dt>Pay</dt><dd>Good</dd></dl>", "Pay<br />Good"],
    ["<b>a</b><section>b</section><i>c</i>", "<b>a</b><br />b<br /><i>c</i>"],
    ["<td>a </td><td> b</td>", "a  b"],
    ["<blockquote>a</blockquote><br><pre>b</pre>", "a<br />b"],
    ["one<hr>two", "one<br />two"],
    ["<h1></h1><h1> </h1>a<h1></h1>", "a"],
    ["<span>a</span><label>b</label><mark>c</mark>", "abc"],
    ["<li>a<p>b<li>c", "<li>a<p>b</p></li><li>c</li>"],
  ])("turns %s into what a reader saw", (html, clean) => expect(cleanDescription(html)).toBe(clean))

  test("refuses text that would be too long once stored, measured in bytes", () => {
    expect(cleanHtml(">".repeat(10), 40)).toEqual({ html: "&gt;".repeat(10) })
    expect(cleanHtml(">".repeat(10), 39)).toEqual({ refused: "too_long" })
    expect(cleanHtml("<b></b>".repeat(10), 69)).toEqual({ refused: "too_long" })
    expect(cleanHtml("é".repeat(10), 19)).toEqual({ refused: "too_long" })
    expect(cleanHtml("<i>".repeat(10) + "<script>", 10)).toEqual({ refused: "too_long" })
  })

  test.each([
    ["<b>".repeat(4_999) + "</u>".repeat(4_999), 50],
    ["<", 1_900_000],
    ["x>", 1_000_000],
    ["<td>x", 400_000],
    ["<p>x<li>", 260_000],
    ["&a", 1_000_000],
    ["<svg>", 400_000],
    ["<a a=b ", 300_000],
    ["<!-- --!>", 200_000],
  ])("takes time proportional to the length: %#", (piece, times) => {
    const timed = (html: string) => {
      const before = process.cpuUsage().user
      cleanHtml(html, 2_097_152)
      return (process.cpuUsage().user - before) / 1_000
    }
    timed(piece.repeat(times / 10))
    expect(timed(piece.repeat(times)), "milliseconds").toBeLessThan(2_000)
  })

  test("is refused for elements nested deeper than in any real text", () => {
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

test("a character outside the basic plane stays whole or is removed", () => {
  expect(cleanDescription("<p>\u{1F600}</p>")).toBe("<p>\u{1F600}</p>")
  expect(cleanDescription('</img href="java\tscript:ran()"\u{1F600}')).not.toMatch(/\p{Surrogate}/u)
})

test.each([
  ["keep<!-- c --!>this <b>too</b>", "keepthis <b>too</b>"],
  ["a<!-- 1 -->b<!-- 2 --!>c<!-- 3 -->d", "abcd"],
  ["a<!-- 1 --!>b<!-- 2 --!>c", "abc"],
  ["<!--><b>a</b> --!> b", "<b>a</b> --!&gt; b"],
  ["no comment --!> here", "no comment --!&gt; here"],
  ["a<!-- never ended", "a"],
])("a comment ends where browsers end it: %s", (html, cleaned) => {
  expect(cleanHtml(html)).toEqual({ html: cleaned })
})
