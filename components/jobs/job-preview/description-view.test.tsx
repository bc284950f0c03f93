// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { DescriptionView } from "./description-view"

const shown = (html: string) =>
  renderToStaticMarkup(<DescriptionView html={html} />)
    .replace(/^<div class="[^"]*">/, "")
    .replace(/<\/div>$/, "")

test.each([
  ["<p><b>Bold</b>, <strong>strong</strong>, <em>em</em>, <i>i</i><br>next</p>", null],
  ["<div><ul><li>one<ol><li>two</li></ol></li></ul></div>", null],
  ["<h1 onclick='x()'>Title</h1><table><tr><td>Cell</td></tr></table>", "TitleCell"],
  [
    "<p>a</p><script>alert(1)</script><style>p{}</style><svg><text>x</text></svg><p>b</p>",
    "<p>a</p><p>b</p>",
  ],
  ['<p style="color:red" onmouseover="x()" class="y">a</p>', "<p>a</p>"],
  ["<img src=x onerror=alert(1)>text", "text"],
  ['<a href="javascript:alert(1)">no</a>', "no"],
  ['<a href=" JaVaScRiPt:alert(1)">no</a><a href="/jobs">no</a><a href="data:text/html,x">no</a>', "nonono"],
  ["<p>5 &lt; 6 &amp; &lt;script&gt;</p><!-- gone -->", "<p>5 &lt; 6 &amp; &lt;script&gt;</p>"],
])("%s", (html, expected) => {
  expect(shown(html)).toBe(expected ?? html.replace("<br>", "<br/>"))
})

test("a link opens in a new tab and reveals nothing about this page", () => {
  expect(shown('<a href="https://example.com/x" rel="opener" target="_self">there</a>')).toBe(
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer nofollow">there</a>',
  )
})

test("content that is nested endlessly is shown as text", () => {
  expect(shown(`${"<div>".repeat(500)}deep${"</div>".repeat(500)}`)).toContain("deep")
})
