import type { Page } from "@playwright/test"
import fc from "fast-check"
import { cleanDescription } from "@/lib/domain/jobs/description"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { hostileHtml, knownPayloads } from "../support/hostile-html"
import { seeded } from "../support/seeded"
import { rounds } from "../support/thorough"

const batch = 200

/** What a page without any policy does with stored descriptions: what it ran, what it loaded, and what it found in them. */
async function shown(page: Page, stored: string[]): Promise<{ ran: string[]; found: string[] }> {
  const ran: string[] = []
  const noteRequest = (request: { url(): string }) => ran.push(`loaded ${request.url()}`)
  const noteDialog = (dialog: { dismiss(): Promise<void> }) => (ran.push("dialog"), dialog.dismiss())
  page.on("request", noteRequest).on("dialog", noteDialog)
  // The parser meets them one after the other.
  await page.setContent(stored.map((html) => `<section>${html}</section>`).join("\n"))
  const found = await page.evaluate(async (all) => {
    const tags = ["STRONG", "B", "EM", "I", "BR", "P", "DIV", "UL", "OL", "LI", "A"]
    const found: string[] = []
    const sections = document.querySelectorAll("body > section").length
    if (sections !== all.length) found.push(`${all.length} descriptions came out as ${sections} sections`)
    const stage = document.body.appendChild(document.createElement("div"))
    for (const html of all) {
      // Each is written, read and written again, as editors do.
      let text = html
      for (let pass = 0; pass < 3; pass++) {
        stage.innerHTML = text
        for (const element of stage.querySelectorAll("*")) {
          const names = element.getAttributeNames()
          const href = element.getAttribute("href")
          if (!tags.includes(element.tagName) || element.namespaceURI !== "http://www.w3.org/1999/xhtml")
            found.push(`<${element.tagName}> in ${html}`)
          if (names.some((name) => name !== "href" || element.tagName !== "A"))
            found.push(`${names.join()} in ${html}`)
          if (
            href !== null &&
            !["http:", "https:", "mailto:"].includes((element as HTMLAnchorElement).protocol)
          )
            found.push(`${href} in ${html}`)
        }
        text = stage.innerHTML
      }
      stage.replaceChildren()
    }
    // Image and focus handlers run after the parser.
    await new Promise((resolve) => setTimeout(resolve, 20))
    if ((window as { wasRun?: boolean }).wasRun) found.push("a script ran")
    return found
  }, stored)
  page.off("request", noteRequest).off("dialog", noteDialog)
  return { ran, found }
}

async function prepare(page: Page) {
  await page.route("**/*", (route) => route.abort())
  await page.addInitScript(() => {
    const scope = window as { wasRun?: boolean; ran?: () => void }
    scope.ran = () => (scope.wasRun = true)
  })
  await page.goto("about:blank")
}

async function expectHarmless(page: Page, inputs: string[], note: string) {
  for (let start = 0; start < inputs.length; start += batch) {
    const some = inputs.slice(start, start + batch)
    const stored = some.map(cleanDescription)
    for (const [index, html] of stored.entries())
      if (cleanDescription(html) !== html)
        expect(cleanDescription(html), `idempotent, ${note}: ${JSON.stringify(some[index])}`).toBe(html)
    expect(await shown(page, stored), note).toEqual({ ran: [], found: [] })
  }
}

test("the page that detects harm finds it in uncleaned markup @sqlite", async ({ page }) => {
  await prepare(page)
  const { found, ran } = await shown(page, ["<p>x</p><img src=http://evil.example/x onerror=ran()>"])
  expect(found.join()).toContain("<IMG>")
  expect(found).toContain("a script ran")
  expect(ran.join()).toContain("evil.example")
})

test("known attacks in a description run nothing, load nothing and leave allowed tags alone @sqlite", async ({
  page,
}) => {
  await prepare(page)
  const nested = ["p", "a", "ul", "textarea", "svg", "math", "style", "template"]
  const inputs = knownPayloads.flatMap((payload) => [
    payload,
    ...nested.map((name) => `<${name}>${payload}</${name}>`),
    payload + payload,
    payload.replaceAll("<", "&lt;"),
  ])
  await expectHarmless(page, inputs, "known attacks")
})

test("generated markup in a description runs nothing, loads nothing and leaves allowed tags alone @sqlite", async ({
  page,
}) => {
  test.setTimeout(600_000)
  await prepare(page)
  const { seed } = seeded()
  console.log(`seed ${seed}`)
  await expectHarmless(page, fc.sample(hostileHtml, { seed, numRuns: rounds(2_000, 24_000) }), `seed ${seed}`)
})

test("the API returns hostile markup as cleaned, and it is harmless", async ({ api, page }) => {
  await prepare(page)
  const { seed } = seeded()
  const inputs = fc.sample(hostileHtml, { seed, numRuns: rounds(60, 250) })
  const { id } = await api.createJob(jobBody())
  const stored: string[] = []
  for (const input of inputs) {
    const answer = await api.put(`/jobs/${id}`, { description: input })
    expect([200, 400], `seed ${seed}: ${JSON.stringify(input)} ${answer.text}`).toContain(answer.status)
    if (answer.status === 400) continue
    const { description } = await api.job(id)
    expect(description, `seed ${seed}: ${JSON.stringify(input)}`).toBe(cleanDescription(input))
    stored.push(description)
  }
  expect(stored.length).toBeGreaterThan(inputs.length / 4)
  for (let start = 0; start < stored.length; start += batch)
    expect(await shown(page, stored.slice(start, start + batch)), `seed ${seed}`).toEqual({
      ran: [],
      found: [],
    })
})
