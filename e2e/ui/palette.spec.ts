import type { Page } from "@playwright/test"
import { downloaded } from "../support/downloaded"
import { jobBody } from "../support/factories"
import { openList } from "../support/job-list"
import { expect, expectAccessible, expectNoViolations, test } from "../support/ui"

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or go to…" })
const field = (page: Page) => palette(page).getByRole("combobox")
const options = (page: Page) => palette(page).getByRole("option")
const active = (page: Page) => palette(page).getByRole("option", { selected: true })

test("Ctrl K finds commands, pages and postings on every page of the dashboard", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ title: "Sous-chef, Élan", referenceId: "SC-7" }))
  await openList(page)
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await expect(active(page)).toHaveText("New posting")
  await expectAccessible(page, "the palette")
  await page.keyboard.press("ArrowUp")
  await expect(active(page)).toHaveText("Rules of the posting check")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(active(page)).toHaveText("Import postings")
  await page.keyboard.press("Escape")
  await expect(palette(page)).toBeHidden()

  // A button opens it too, and words match in any order, without accents.
  await page.getByRole("button", { name: "Search or go to…" }).click()
  await field(page).fill("settings api")
  await expect(options(page)).toHaveText([/^API keys/])
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/settings/api-keys")
  await expect(page.getByRole("heading", { level: 1, name: "API keys" })).toBeVisible()

  await page.keyboard.press("Control+k")
  await field(page).fill("elan")
  await expect(options(page)).toHaveText([/^Sous-chef, Élan\s*SC-7$/])
  await expect(palette(page).getByRole("status")).toHaveText("1 result")
  await options(page).click()
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await expect(page.getByRole("heading", { level: 1, name: "Sous-chef, Élan" })).toBeVisible()

  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Search or go to…")
  await page.keyboard.press("Control+k")
  await expect(palette(page)).toBeHidden()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Control+k")
  await field(page).fill("no such thing anywhere")
  await expect(palette(page)).toContainText("Nothing found")
  await expectNoViolations(page, { note: "a palette that finds nothing" })
  await field(page).fill("dark theme")
  await page.keyboard.press("Enter")
  await expect(page.locator("html")).toHaveClass(/dark/)

  await page.keyboard.press("Control+k")
  await field(page).fill("francais")
  await page.keyboard.press("Enter")
  await expect(page.locator("html")).toHaveAttribute("lang", /^fr/)
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Chercher ou aller à…" }).fill("deconn")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/sign-in/)
})

test("all postings are exported from the palette, as either kind of file, in both languages", async ({
  page,
  api,
}) => {
  await api.createJob(jobBody({ title: "Baker" }))
  const exported = async (command: string) => {
    await page.keyboard.press("Control+k")
    await page.getByRole("dialog").getByRole("combobox").fill(command)
    return downloaded(page, () => page.getByRole("option", { name: command, exact: true }).click())
  }
  await openList(page)
  expect(await exported("Export all postings as CSV")).toMatch(/"Title"[\s\S]*"Baker"/)
  expect(JSON.parse(await exported("Export all postings as JSON"))).toMatchObject({
    data: [{ title: "Baker" }],
  })
  await page.keyboard.press("Control+k")
  await field(page).fill("francais")
  await page.keyboard.press("Enter")
  await expect(page.locator("html")).toHaveAttribute("lang", /^fr/)
  expect(await exported("Exporter toutes les offres en CSV")).toMatch(/"Titre"[\s\S]*"Baker"/)
  expect(JSON.parse(await exported("Exporter toutes les offres en JSON"))).toMatchObject({
    data: [{ title: "Baker" }],
  })
})

test("Enter opens what was typed even before results arrive, and a failed search is not shown as empty", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(403)
  await api.createJob(jobBody({ title: "Baker" }))
  const waiter = await api.createJob(jobBody({ title: "Waiter" }))
  await openList(page)
  await page.keyboard.press("Control+k")
  await field(page).fill("baker")
  await expect(options(page)).toHaveText([/^Baker/])
  await field(page).fill("waiter")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`/jobs/${waiter.id}`)
  await expect(page.getByRole("heading", { level: 1, name: "Waiter" })).toBeVisible()

  const refused = { status: 403, json: { message: "Not today.", code: "forbidden", requestId: "1" } }
  await page.route(/\/api\/dashboard\/jobs\?/, (route) => route.fulfill(refused))
  await page.keyboard.press("Control+k")
  await field(page).fill("cook")
  await expect(palette(page)).toContainText("Not today.")
  await expect(palette(page)).not.toContainText("Nothing found")
})

test.describe("for a viewer, on a phone", () => {
  test.use({ startAs: "viewer", viewport: { width: 390, height: 844 } })

  test("the palette is in the menu, and offers what a viewer can do", async ({ page }) => {
    await page.goto("/jobs")
    await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Search or go to…" }).click()
    await expect(field(page)).toBeFocused()
    await expect(options(page).first()).toHaveText("Export all postings as CSV")
    for (const missing of ["New posting", "API keys"])
      await expect(options(page)).not.toContainText([missing])
    await page.getByRole("option", { name: /^Your account/ }).click()
    await expect(page).toHaveURL("/settings/account")
  })
})
