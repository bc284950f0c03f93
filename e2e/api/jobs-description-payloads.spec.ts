import { storedDescription } from "../support/descriptions"
import { expect, test } from "../support/fixtures"

/** Elements whose tags a parser reads as text: what remains of them must not become tags. */
const rawTextElements = [
  ...["textarea", "title", "xmp", "noembed", "noframes", "noscript", "plaintext", "listing", "option"],
  ...["template", "select", "iframe", "style", "math", "svg"],
]

test.describe("text that looks like markup", () => {
  test("escaped tags stay text, and are never unescaped into tags", async ({ api }) => {
    let html = await storedDescription(
      api,
      "<p>Use &lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>",
    )
    expect(html).toBe("<p>Use &lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>")
    for (let round = 0; round < 2; round++) html = await storedDescription(api, html)
    expect(html).toBe("<p>Use &lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>")
  })

  test("a bare ampersand and comparisons keep their meaning", async ({ api }) => {
    const clean = await storedDescription(api, "<p>R&D, 5 < 6 and 7 > 6, AT&T, &copy 2026</p>")
    const text = clean.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
    expect(text).toContain("R&D, 5 < 6 and 7 > 6, AT&T")
  })
})

test.describe("payloads meant to change when parsed again", () => {
  const payloads = [
    "<scr<script>ipt>bad()</scr</script>ipt>text",
    "<<script>script>bad()<</script>/script>text",
    "<script>bad()",
    ...rawTextElements.map((tag) => `<${tag}><img src=x onerror=bad()></${tag}>text`),
    ...rawTextElements.map((tag) => `<${tag}><script>bad()</script></${tag}>text`),
    ...rawTextElements.map((tag) => `<${tag}>&lt;img src=x onerror=bad()&gt;</${tag}>text`),
    "text<script",
    "text<",
    "text</",
    "text<a href=",
    'text<a href="https://example.com',
    "text<!",
    "text<?xml version='1.0'?>",
    "text<![CDATA[<img src=x onerror=bad()>]]>",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=bad()&gt;">text',
    '<svg></p><style><a id="</style><img src=1 onerror=bad()>">text',
    '<noscript><p title="</noscript><img src=x onerror=bad()>">text</noscript>text',
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=bad()>text",
    "<svg><foreignObject><p>bad</p></foreignObject></svg>text",
    '<title><p title="</title><img src=x onerror=bad()>">text',
    '<textarea><p title="</textarea><img src=x onerror=bad()>">text',
    '<xmp><p title="</xmp><img src=x onerror=bad()>">text',
    '<noembed><p title="</noembed><img src=x onerror=bad()>">text',
    "<plaintext><img src=x onerror=bad()>text",
    '<a href="https://example.com/&quot;onmouseover=&quot;bad()">text</a>',
    "<a href='https://example.com/\"onmouseover=\"bad()'>text</a>",
    '<a href="https://example.com/<script>bad()</script>">text</a>',
    '<a href="https://example.com/`onmouseover=bad()">text</a>',
    '<a\u000chref="javascript:bad()">text</a>',
    '<a/href="javascript:bad()">text</a>',
    '<p><a href="https://example.com">text<a href="javascript:bad()">text</a></p>',
    "<ul><li>text<li>text<p>text</ul></div></p>",
    "<strong>text<p>text</strong>text</p>",
    "<b><i>text</b>text</i>",
    "</p></div></a>text",
    "&lt;img src=x onerror=bad()&gt;text",
    "&amp;lt;img src=x onerror=bad()&amp;gt;text",
    "&#60;script&#62;bad()&#60;/script&#62;text",
    "&lt;<b>script</b>&gt;text",
    "<p>&</p>lt;script>text",
    '<b>text</b attribute="<img src=x onerror=bad()>">',
    "<p title='<script>'>text</p>",
    '<p title="a>b">text</p>',
    "<ſcript>bad()</ſcript>text",
    "＜script＞bad()＜/script＞text",
  ]
  for (const payload of payloads) {
    test(`${JSON.stringify(payload)} is clean, and parses to the same result again`, async ({ api }) => {
      const clean = await storedDescription(api, `<p>Text.</p>${payload}`)
      expect(clean).toMatch(/^<p>Text\.<\/p>/)
    })
  }
})
