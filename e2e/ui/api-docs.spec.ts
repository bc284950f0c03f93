import type { Page } from "@playwright/test"
import { samples } from "@/components/docs/samples/samples"
import { jobBody } from "../support/factories"
import { expect, expectAccessible, expectNoViolations, test } from "../support/ui"

/** Scrolls the reference to the operation `name`. */
async function showOperation(page: Page, name: string): Promise<void> {
  await page.goto("/docs/reference")
  await page.getByRole("heading", { name, exact: true }).scrollIntoViewIfNeeded()
}

test.describe("for everyone", () => {
  test.use({ startAs: null })

  test("the guide is accessible, and a chosen programming language applies to all its samples", async ({
    page,
  }) => {
    await page.goto("/docs")
    await expectAccessible(page)
    const languages = page.getByRole("tablist", { name: "Languages: Create a posting" })
    await languages.getByRole("tab", { name: "curl" }).focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(languages.getByRole("tab", { name: "Python" })).toBeFocused()
    await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(
      Object.keys(samples).length,
    )
    await page.reload()
    await expect(page.getByRole("tab", { name: "Python", selected: true })).toHaveCount(
      Object.keys(samples).length,
    )
  })

  test.describe("in a browser of fr-CA", () => {
    test.use({ locale: "fr-CA" })

    test("the guide is in French, and English is one click away", async ({ page }) => {
      await page.goto("/docs")
      await expect(page).toHaveTitle("Guide de l’API · Openings")
      const heading = page.getByRole("heading", { level: 1 })
      await expect(heading).toHaveText("Guide de l’API")
      await expect(page.getByRole("tablist", { name: "Langages : Créer une offre" })).toBeVisible()
      await page.getByRole("link", { name: "Modifications simultanées" }).click()
      await expect(page).toHaveURL(/#concurrent-edits$/)
      await page.getByRole("button", { name: "English" }).click()
      await expect(heading).toHaveText("API guide")
      await expect(page.locator("html")).toHaveAttribute("lang", "en")
      await page.reload()
      await expect(heading).toHaveText("API guide")
    })

    test("the text around the reference is in French, and says that the reference is in English", async ({
      page,
    }) => {
      await page.goto("/docs")
      await page.getByRole("link", { name: "Référence", exact: true }).click()
      await expect(page).toHaveTitle("Référence de l’API · Openings")
      await expect(page.locator("html")).toHaveAttribute("lang", "fr")
      await expect(page.locator("[lang=en]").getByRole("heading", { name: "List jobs" })).toBeAttached()
    })
  })

  test("without JavaScript the reference links to its document", async ({ page }) => {
    for (const [language, words] of [
      ["en-CA", "The reference needs JavaScript."],
      ["fr-CA", "La référence a besoin de JavaScript."],
    ] as const) {
      const answer = await page.request.get("/docs/reference", { headers: { "Accept-Language": language } })
      const [, shown] = /<noscript>(.*?)<\/noscript>/s.exec(await answer.text()) ?? []
      expect(shown).toContain(words)
      expect(shown).toContain('href="/api/v1.1/openapi.json"')
    }
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("the guide shows every program in one language, and contains the others", async ({ page }) => {
      await page.goto("/docs")
      const programs = await page.locator("[role=tabpanel] pre").allTextContents()
      expect(programs).toEqual(
        expect.arrayContaining(Object.values(samples).flatMap(({ code }) => Object.values(code))),
      )
      await expect(page.getByRole("tabpanel")).toHaveCount(Object.keys(samples).length)
      expect(programs).toHaveLength(4 * Object.keys(samples).length)
    })
  })

  test("the reference is accessible, and offers no calls to people without keys", async ({ page }) => {
    await showOperation(page, "List jobs")
    await expect(page.getByRole("button", { name: /Test Request/ })).toHaveCount(0)
    // The page is so large that axe takes long: markup that themes and widths do not change is checked once, and of similar
    // operations only the first two are checked.
    await expectNoViolations(page, {
      without: ":is(section[id*='/PUT/'], section[id*='/DELETE/'], section[id*='{id}'])",
    })
  })
})

test("an admin tries a call in the reference with their key", async ({ page, api, employer }) => {
  const job = await api.createJob(jobBody({ title: "Tried from the reference" }))
  await showOperation(page, "List jobs")
  await page
    .getByRole("button", { name: /Test Request.*\/jobs\)?$/ })
    .first()
    .click()
  const dialog = page.getByRole("dialog", { name: "API Client" })
  await dialog.getByPlaceholder("Your key").fill(employer.apiKey)
  const asked = page.waitForRequest((request) => request.url().includes("/api/v1.1/jobs"))
  await dialog.getByRole("button", { name: /^Send get request/ }).click()
  expect(await (await asked).headerValue("API-Key")).toBe(employer.apiKey)
  await expect(dialog.getByText("200 OK")).toBeVisible()
  await expect(dialog.getByText(job.title)).toBeVisible()
})
