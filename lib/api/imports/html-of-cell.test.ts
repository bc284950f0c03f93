import { expect, test } from "vitest"
import { cleanHtml } from "@/lib/domain/jobs/clean-html"
import { htmlOfCell } from "./html-of-cell"

const stored = (cell: string) => {
  const cleaned = cleanHtml(htmlOfCell(cell))
  return "html" in cleaned ? cleaned.html : cleaned.refused
}

test.each([
  ["lines of text", "One\nTwo\r\n\r\nThree", "<p>One</p><p>Two</p><p>Three</p>"],
  ["signs", "R&D, 3 < 4 > 2", "<p>R&amp;D, 3 &lt; 4 &gt; 2</p>"],
  [
    "an address in angle brackets",
    "Write to Jane Doe <jane@example.com>.\nThank you",
    "<p>Write to Jane Doe &lt;jane@example.com&gt;.</p><p>Thank you</p>",
  ],
  ["a web address", "See <https://example.com/a?b=1>", "<p>See &lt;https://example.com/a?b=1&gt;</p>"],
  [
    "what has no element's name",
    "List<T> and <Insert name here>",
    "<p>List&lt;T&gt; and &lt;Insert name here&gt;</p>",
  ],
  ["entities without a tag", "R&amp;D, l&rsquo;&eacute;quipe &#233;", "<p>R&amp;D, l’équipe é</p>"],
  ["escaped tags", "Write &lt;b&gt; twice", "<p>Write &lt;b&gt; twice</p>"],
  ["lines between inline tags", "One\nTwo <b>bold</b>\n\nThree", "One<br />Two <b>bold</b><br /><br />Three"],
  [
    "blocks, whose line breaks mean nothing",
    "<p>One\ntwo</p>\n<ul><li>Three</li></ul>",
    "<p>One\ntwo</p>\n<ul><li>Three</li></ul>",
  ],
  [
    "an address within markup",
    "<p>Ask <b>Jane</b> <jane@example.com></p>",
    "<p>Ask <b>Jane</b> &lt;jane@example.com&gt;</p>",
  ],
  ["Word's own elements", "<p class=MsoNormal>One<o:p></o:p></p>", "<p>One</p>"],
  ["a script", "<script>alert(1)</script>Text", "Text"],
])("a description is read with %s", (_name, cell, html) => {
  expect(stored(cell)).toBe(html)
})
