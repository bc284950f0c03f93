import { expectProblem } from "../support/expectations"
import { storedDescription } from "../support/descriptions"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

/** Writes every form of line break in the same way. */
function normal(html: string): string {
  return html.replace(/<br ?\/?>/g, "<br>")
}

test.describe("content that is kept", () => {
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
    test(`${html} is stored unchanged`, async ({ api }) => {
      expect(normal(await storedDescription(api, html))).toBe(html)
    })
  }
})

test.describe("tags that are removed while their text stays", () => {
  const cleaned: [dirty: string, clean: string][] = [
    ["<h1>Title</h1>", "Title"],
    ["<span>a</span><font color='red'>b</font><u>c</u>", "abc"],
    ["<section><article><header>a</header></article></section>", "a"],
    ["<blockquote><p>a</p></blockquote>", "<p>a</p>"],
    ["<custom-tag>a</custom-tag>", "a"],
    ["<label>a</label><button>b</button>", "ab"],
    ["a<img src=x onerror=alert(1)>b", "ab"],
    ["a<input value='x'>b", "ab"],
    ["a<wbr>b<img>c", "abc"],
    ["a<link rel=stylesheet href='//evil.example'>b<meta charset=x>c<base href='//evil.example'>d", "abcd"],
    ["<form action='https://evil.example'>a</form>", "a"],
  ]
  for (const [dirty, clean] of cleaned) {
    test(`${dirty} becomes ${clean}`, async ({ api }) => {
      expect(normal(await storedDescription(api, dirty))).toBe(clean)
    })
  }

  test("a table loses its tags and keeps the text of its cells", async ({ api }) => {
    const clean = await storedDescription(
      api,
      "<table><tbody><tr><th>Day</th><td>Monday</td></tr></tbody></table>",
    )
    expect(clean).not.toContain("<")
    expect(clean).toContain("Day")
    expect(clean).toContain("Monday")
  })
})

test.describe("text separated by a removed block", () => {
  const parted: [dirty: string, clean: string][] = [
    [
      "<table><tr><th>Mon</th><td>9-5</td></tr><tr><th>Tue</th><td>9-5</td></tr></table>",
      "Mon 9-5<br>Tue 9-5",
    ],
    ["<h1>Line Cook</h1><h2>Duties</h2>Cook.", "Line Cook<br>Duties<br>Cook."],
    ["<h1>Line Cook</h1><p>Cook.</p><section>Pay</section>", "Line Cook<p>Cook.</p>Pay"],
    ["<b>a</b><blockquote>b</blockquote><i>c</i>", "<b>a</b><br>b<br><i>c</i>"],
    ["<dl><dt>Pay</dt><dd>Good</dd></dl>", "Pay<br>Good"],
    ["<pre>a</pre><br><pre>b</pre>", "a<br>b"],
    ["a<hr>b", "a<br>b"],
    ["<h1></h1> a <h1> </h1>", "a"],
  ]
  for (const [dirty, clean] of parted) {
    test(`${dirty} becomes ${clean}`, async ({ api }) => {
      expect(normal(await storedDescription(api, dirty)).replace(/>\s+</g, "><")).toBe(clean)
    })
  }
})

test.describe("elements removed with their content", () => {
  for (const tag of ["script", "style", "iframe", "object", "svg", "math"]) {
    for (const element of [
      `<${tag}>bad()</${tag}>`,
      `<${tag.toUpperCase()} a="b">bad()</${tag.toUpperCase()}>`,
      `<${tag}\n>bad()</${tag} >`,
    ]) {
      test(`${JSON.stringify(element)} leaves nothing behind`, async ({ api }) => {
        expect(await storedDescription(api, `<p>before</p>${element}<p>after</p>`)).toBe(
          "<p>before</p><p>after</p>",
        )
      })
    }
  }

  test("the content of svg and math is removed with them", async ({ api }) => {
    for (const inner of [
      "<b>bad</b>",
      "<script>bad</script>",
      "<a href='https://x.example'>bad</a>",
      "<p>bad</p>",
    ]) {
      for (const tag of ["svg", "math"]) {
        expect(await storedDescription(api, `before<${tag}><g>${inner}</g></${tag}>after`)).not.toContain(
          "bad",
        )
      }
    }
  })

  test("comments are removed", async ({ api }) => {
    expect(await storedDescription(api, "a<!-- bad -->b<!---->c")).toBe("abc")
    for (const comment of [
      "<!--bad",
      "<!-- <p>bad</p> -->",
      "<!--><b>-->",
      "<!-- --!> -->",
      "<!doctype html>",
    ]) {
      expect(await storedDescription(api, `text ${comment}`)).not.toMatch(/<!|<p>bad/)
    }
  })
})

test.describe("descriptions", () => {
  test("are refused when nothing is left after cleaning", async ({ api }) => {
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

  test("are refused when their stored form exceeds the body limit, on POST, PUT and dryRun", async ({
    api,
  }) => {
    const job = await api.createJob(jobBody({ referenceId: "R" }))
    for (const description of ["x" + ">".repeat(1_900_000), "<".repeat(1_900_000), "é&".repeat(600_000)]) {
      for (const answer of [
        await api.post("/jobs", jobBody({ description })),
        await api.post("/jobs?dryRun=true", jobBody({ description })),
        await api.put(`/jobs/${job.id}`, { description, title: "" }),
      ]) {
        const { errors } = expectProblem(answer, {
          status: 400,
          code: "validation_failed",
          someFields: ["description"],
        })
        expect(errors?.find(({ field }) => field === "description")?.code).toBe("too_long")
      }
    }
    expect(await api.job(job.id)).toEqual(job)
    expect(await api.total()).toBe(1)
    const long = `<p>${"&gt;".repeat(400_000)}</p>`
    expect((await api.put(`/jobs/${job.id}`, { description: long })).body.description === long).toBe(true)
  })

  test("of a megabyte come back complete", async ({ api }) => {
    const description = `<p>${"Lorem ipsum é 😀 ".repeat(50_000)}end</p>`
    const job = await api.createJob(jobBody({ description }))
    expect((await api.job(job.id)).description === description).toBe(true)
  })
})
