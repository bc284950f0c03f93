import { gzipSync } from "node:zlib"
import type { Locator, Page } from "@playwright/test"
import { row, titleLink, told } from "../support/job-list"
import { expect, test } from "../support/ui"

/** 180 kB, plus what Node's versions compress less well. */
const mostBytes = 182_000

/** The inline scripts stay, since they put late content in its place. */
const withoutScript = (page: Page) =>
  page.route("**/_next/static/**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )

async function expectTakesNothing(field: Locator): Promise<void> {
  await field.focus()
  await field.page().keyboard.type("Sous-chef")
  await expect(field).toHaveValue("")
}

test("the list's first visit waits for only a little script", async ({ page }) => {
  const html = await (await page.request.get("/jobs")).text()
  // Browsers that support modules skip the polyfills for those that do not.
  const tags = (html.match(/<script [^>]*src="\/_next[^>]*>/g) ?? []).filter((tag) => !/nomodule/i.test(tag))
  const scripts = tags.map(async (tag) => {
    const address = /src="([^"]+)"/.exec(tag)?.[1] ?? ""
    return gzipSync(await (await page.request.get(address)).body()).length
  })
  const sizes = await Promise.all(scripts)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
})

test("the list prefetches no page until its link is hovered or focused", async ({ page, makeJobs }) => {
  await makeJobs(1)
  const fetched: string[] = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has("_rsc")) fetched.push(pathname)
  })
  await page.goto("/jobs")
  await expect(page.locator("[data-job-list][aria-busy=false]")).toBeVisible()
  // Next prefetches visible links as soon as the browser is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 1_000))))
  expect(fetched).toEqual([])
  await page.getByRole("link", { name: "New posting" }).first().hover()
  await expect.poll(() => new Set(fetched)).toEqual(new Set(["/jobs/new"]))
})

test("the rows of the list are readable before its script has loaded", async ({ page, makeJobs }) => {
  await makeJobs(2)
  await withoutScript(page)
  await page.goto("/jobs?q=posting+2")
  await expect(row(page, "Posting 2")).toContainText("Active")
  await expect(told(page)).toHaveText("1 of 2 postings")
  await expect(titleLink(page, "Posting 1")).toHaveCount(0)
})

test("the form and the import are visible before their script has loaded, and accept no input that would be lost", async ({
  page,
}) => {
  await withoutScript(page)
  await page.goto("/jobs/new")
  await expect(page.getByText("If left empty: 60 days after publishing.")).toBeVisible()
  await expectTakesNothing(page.getByPlaceholder("Line cook"))
  await page.goto("/jobs/import")
  await expect(page.getByText("Include the header row.")).toBeVisible()
  await expectTakesNothing(page.getByLabel("Or paste rows"))
})

test("text typed into a search before its script has loaded stays, and is searched for", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(2)
  for (const [address, name, words, asked] of [
    ["/settings/requests", "Posting", "ref-17", /dashboard\/requests/],
    ["/jobs", "Search title, reference or place", "posting 2", /dashboard\/jobs\?/],
  ] as const) {
    let letIn = () => {}
    const waiting = new Promise<void>((resolve) => (letIn = resolve))
    await page.route("**/_next/static/**/*.js", async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto(address, { waitUntil: "commit" })
    const search = page.getByRole("searchbox", { name })
    await search.focus()
    await page.keyboard.type(words)
    await expect(search).toHaveValue(words)
    const answered = page.waitForResponse(asked)
    letIn()
    await answered
    await expect(search).toHaveValue(words)
  }
  await expect(page).toHaveURL(/q=posting/)
  await expect(told(page)).toHaveText("1 of 2 postings")
})

test.describe("in a French browser with a wrong clock", () => {
  test.use({ locale: "fr-CA" })

  test("the server-rendered rows are in French, and count days by the browser's clock", async ({
    page,
    makeJobs,
  }) => {
    await makeJobs(1, () => ({ closeDate: "2099-02-14" }))
    await page.clock.setFixedTime(new Date("2099-02-12T12:00:00Z"))
    await page.goto("/jobs")
    await expect(row(page, "Posting 1")).toContainText("14 févr. 2099")
    await expect(row(page, "Posting 1")).toContainText("Clôture dans 2 jours")
  })
})

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36",
  })

  test("nothing moves as the rest of the list's script loads", async ({ page, makeJobs }) => {
    await makeJobs(12)
    const card = page.locator("li[data-job]").first()
    const top = async () => Math.round((await card.boundingBox())?.y ?? 0)
    await withoutScript(page)
    await page.goto("/jobs")
    // The cards come after the frame, and are put in their place a moment later.
    await expect(card).toBeVisible()
    const before = await top()
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByRole("combobox", { name: "Sort by" })).toBeVisible()
    expect(before).toBeGreaterThan(0)
    expect(await top()).toBe(before)
  })
})
