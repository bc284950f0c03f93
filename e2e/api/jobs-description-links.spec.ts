import { storedDescription } from "../support/descriptions"
import { expect, test } from "../support/fixtures"

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
      expect(await storedDescription(api, dirty)).toBe(clean)
    })
  }

  test("rel and target are not stored", async ({ api }) => {
    const clean = await storedDescription(
      api,
      '<a href="https://example.com" target="_blank" rel="noopener">a</a>',
    )
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
      const clean = await storedDescription(api, `<p><a href="${address}">text</a></p>`)
      expect(clean).toContain("text")
      expect(clean).not.toMatch(/href/i)
    })
  }

  test("only the first of two href attributes counts", async ({ api }) => {
    const clean = await storedDescription(api, '<a href="https://example.com" href="javascript:bad()">a</a>')
    expect(clean).not.toContain("javascript")
  })

  test("an ampersand in an address is kept", async ({ api }) => {
    const clean = await storedDescription(api, '<a href="https://example.com/?a=1&amp;b=2">a</a>')
    expect(clean.replaceAll("&amp;", "&")).toBe('<a href="https://example.com/?a=1&b=2">a</a>')
  })
})
