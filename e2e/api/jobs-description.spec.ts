import type { ApiClient } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

/** What the description of a new job with `description` reads, after GET, PUT and POST have all agreed on it. */
async function stored(api: ApiClient, description: string): Promise<string> {
  const created = await api.post("/jobs", jobBody({ description }))
  expect(created.status, created.text).toBe(201)
  const clean = created.body.description
  expectClean(clean)
  const { id } = created.body
  expect((await api.job(id)).description).toBe(clean)
  const again = await api.put(`/jobs/${id}`, { description: clean })
  expect(again.status, again.text).toBe(200)
  expect(again.body.description, "cleaning is idempotent").toBe(clean)
  const dirtyAgain = await api.put(`/jobs/${id}`, { description })
  expect(dirtyAgain.body.description, "cleaning always comes to the same").toBe(clean)
  const copy = await api.createJob(jobBody({ description: clean }))
  expect(copy.description, "cleaning is idempotent").toBe(clean)
  return clean
}

/** Nothing but the allowed tags, with no attribute but a harmless href, and no angle bracket that opens anything else. */
function expectClean(html: string): void {
  const allowed = /<\/?(?:strong|b|em|i|p|div|ul|ol|li|a)>|<br ?\/?>|<a href="(?:https?:|mailto:)[^"<>]*">/g
  const rest = html.replace(allowed, "")
  expect(rest, "no tag but the allowed ones").not.toContain("<")
  expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript|\/)/i)
}

/** Elements in which a parser takes tags for text: what stays of them must not become tags. */
const rawTextElements = [
  ...["textarea", "title", "xmp", "noembed", "noframes", "noscript", "plaintext", "listing", "option"],
  ...["template", "select", "iframe", "style", "math", "svg"],
]

/** Whatever form a line break has, it is written as one. */
function normal(html: string): string {
  return html.replace(/<br ?\/?>/g, "<br>")
}

test.describe("what is kept", () => {
  const kept = [
    "plain text",
    "<p>One</p><p>Two</p>",
    "<p>A <strong>b</strong> <b>c</b> <em>d</em> <i>e</i></p>",
    "<div>One<br>Two</div>",
    "<ul><li>One</li><li>Two</li></ul>",
    "<ol><li>One</li><li><p>Two</p></li></ol>",
    "<p><strong><em>nested</em></strong></p>",
    '<a href="https://example.com/jobs">link</a>',
    '<a href="http://example.com/">link</a>',
    '<a href="mailto:jobs@example.com">mail</a>',
    "<p>Crème brûlée — 厨师 🧑‍🍳</p>",
    "<p>Salt &amp; pepper &lt; 5 &gt; 3</p>",
  ]
  for (const html of kept) {
    test(`${html} is stored as it is`, async ({ api }) => {
      expect(normal(await stored(api, html))).toBe(html)
    })
  }
})

test.describe("what goes, while its text stays", () => {
  const cleaned: [dirty: string, clean: string][] = [
    ["<h1>Title</h1>", "Title"],
    ["<span>a</span><font color='red'>b</font><u>c</u>", "abc"],
    ["<section><article><header>a</header></article></section>", "a"],
    ["<blockquote><p>a</p></blockquote>", "<p>a</p>"],
    ["<custom-tag>a</custom-tag>", "a"],
    ["<label>a</label><button>b</button>", "ab"],
    ["a<img src=x onerror=alert(1)>b", "ab"],
    ["a<input value='x'>b", "ab"],
    ["a<hr>b<wbr>c", "abc"],
    ["a<link rel=stylesheet href='//evil.example'>b<meta charset=x>c<base href='//evil.example'>d", "abcd"],
    ["<form action='https://evil.example'>a</form>", "a"],
  ]
  for (const [dirty, clean] of cleaned) {
    test(`${dirty} becomes ${clean}`, async ({ api }) => {
      expect(normal(await stored(api, dirty))).toBe(clean)
    })
  }

  test("a table loses its tags and keeps its cells", async ({ api }) => {
    const clean = await stored(api, "<table><tbody><tr><th>Day</th><td>Monday</td></tr></tbody></table>")
    expect(clean).not.toContain("<")
    expect(clean).toContain("Day")
    expect(clean).toContain("Monday")
  })
})

test.describe("what goes with its content", () => {
  for (const tag of ["script", "style", "iframe", "object", "svg", "math"]) {
    for (const element of [
      `<${tag}>bad()</${tag}>`,
      `<${tag.toUpperCase()} a="b">bad()</${tag.toUpperCase()}>`,
      `<${tag}\n>bad()</${tag} >`,
    ]) {
      test(`${JSON.stringify(element)} leaves nothing`, async ({ api }) => {
        expect(await stored(api, `<p>before</p>${element}<p>after</p>`)).toBe("<p>before</p><p>after</p>")
      })
    }
  }

  test("what stands inside svg and math goes with them", async ({ api }) => {
    for (const inner of [
      "<b>bad</b>",
      "<script>bad</script>",
      "<a href='https://x.example'>bad</a>",
      "<p>bad</p>",
    ]) {
      for (const tag of ["svg", "math"]) {
        expect(await stored(api, `before<${tag}><g>${inner}</g></${tag}>after`)).not.toContain("bad")
      }
    }
  })

  test("comments go", async ({ api }) => {
    expect(await stored(api, "a<!-- bad -->b<!---->c")).toBe("abc")
    for (const comment of [
      "<!--bad",
      "<!-- <p>bad</p> -->",
      "<!--><b>-->",
      "<!-- --!> -->",
      "<!doctype html>",
    ]) {
      expect(await stored(api, `text ${comment}`)).not.toMatch(/<!|<p>bad/)
    }
  })
})

test.describe("attributes", () => {
  const cleaned: [dirty: string, clean: string][] = [
    ['<p class="a" id="b" style="color:red" onclick="bad()" data-x="y" dir="rtl">a</p>', "<p>a</p>"],
    ["<strong onmouseover=bad()>a</strong>", "<strong>a</strong>"],
    ['<p href="https://example.com">a</p>', "<p>a</p>"],
    ["<div/onclick=bad()>a</div>", "<div>a</div>"],
    [
      '<a href="https://example.com" rel="x" target="_blank" title="t" onclick="bad()" download>a</a>',
      '<a href="https://example.com">a</a>',
    ],
    ["<a href='https://example.com'>a</a>", '<a href="https://example.com">a</a>'],
    ["<a href=https://example.com>a</a>", '<a href="https://example.com">a</a>'],
  ]
  for (const [dirty, clean] of cleaned) {
    test(`${dirty} becomes ${clean}`, async ({ api }) => {
      expect(normal(await stored(api, dirty))).toBe(clean)
    })
  }

  test("rel and target are not stored", async ({ api }) => {
    const clean = await stored(api, '<a href="https://example.com" target="_blank" rel="noopener">a</a>')
    expect(clean).not.toMatch(/rel=|target=/)
  })
})

test.describe("links", () => {
  const addresses = [
    "javascript:bad()",
    "JaVaScRiPt:bad()",
    " javascript:bad()",
    "java\tscript:bad()",
    "java\nscript:bad()",
    "java&#10;script:bad()",
    "&#106;avascript:bad()",
    "&#x6A;avascript&colon;bad()",
    "\u0001javascript:bad()",
    "javascript&#58;bad()",
    "data:text/html,bad",
    "vbscript:bad()",
    "file:///etc/passwd",
    "ftp://example.com/",
    "tel:+16045550100",
    "blob:https://example.com/1",
    "view-source:https://example.com",
    "//evil.example/",
    "\\\\evil.example/",
    "/\\evil.example",
    "/relative",
    "relative",
    "#fragment",
    "?query",
    "",
    "httpsx://example.com",
    "https-x:bad",
  ]
  for (const address of addresses) {
    test(`a link to ${JSON.stringify(address)} loses its address and keeps its text`, async ({ api }) => {
      const clean = await stored(api, `<p><a href="${address}">text</a></p>`)
      expect(clean).toContain("text")
      expect(clean).not.toMatch(/href/i)
    })
  }

  test("only the first href of two counts", async ({ api }) => {
    const clean = await stored(api, '<a href="https://example.com" href="javascript:bad()">a</a>')
    expect(clean).not.toContain("javascript")
  })

  test("an ampersand in an address survives as one", async ({ api }) => {
    const clean = await stored(api, '<a href="https://example.com/?a=1&amp;b=2">a</a>')
    expect(clean.replaceAll("&amp;", "&")).toBe('<a href="https://example.com/?a=1&b=2">a</a>')
  })
})

test.describe("text that looks like markup", () => {
  test("escaped tags stay text, and are never unescaped into tags", async ({ api }) => {
    let html = await stored(api, "<p>Use &lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>")
    expect(html).toBe("<p>Use &lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>")
    for (let round = 0; round < 2; round++) html = await stored(api, html)
    expect(html).toBe("<p>Use &lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>")
  })

  test("a bare ampersand and comparisons keep their meaning", async ({ api }) => {
    const clean = await stored(api, "<p>R&D, 5 < 6 and 7 > 6, AT&T, &copy 2026</p>")
    const text = clean.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
    expect(text).toContain("R&D, 5 < 6 and 7 > 6, AT&T")
  })
})

test.describe("payloads made to change when they are parsed again", () => {
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
    test(`${JSON.stringify(payload)} is clean, and stays what it became`, async ({ api }) => {
      const clean = await stored(api, `<p>Text.</p>${payload}`)
      expect(clean).toMatch(/^<p>Text\.<\/p>/)
    })
  }
})

test.describe("descriptions", () => {
  test("that are cleaned to nothing are refused", async ({ api }) => {
    for (const description of [
      "<script>x</script>",
      "<style>x</style>",
      "<svg><text>x</text></svg>",
      "<!-- x -->",
    ]) {
      expectProblem(await api.post("/jobs", jobBody({ description })), {
        status: 400,
        code: "validation_failed",
        fields: ["description"],
      })
    }
  })

  test("are cleaned by PUT as by POST", async ({ api }) => {
    const { id } = await api.createJob(jobBody({ referenceId: "R" }))
    const dirty = '<p onclick="bad()">New<script>bad()</script></p>'
    expect((await api.put(`/jobs/${id}`, { description: dirty })).body.description).toBe("<p>New</p>")
    expect((await api.put("/jobs", { referenceId: "R", description: dirty })).body.description).toBe(
      "<p>New</p>",
    )
    expect((await api.job(id)).description).toBe("<p>New</p>")
  })

  test("of a megabyte come back whole", async ({ api }) => {
    const description = `<p>${"Lorem ipsum é 😀 ".repeat(50_000)}end</p>`
    const job = await api.createJob(jobBody({ description }))
    expect((await api.job(job.id)).description === description).toBe(true)
  })
})
