import type { Page } from "@playwright/test"
import { english } from "@/lib/messages/en/english"
import { french } from "@/lib/messages/fr/french"
import { typeset } from "@/lib/messages/typeset"
import { expect, expectAccessible, test } from "../support/ui"

test.use({ startAs: null })

type Catalogue = Record<string, Record<string, string>>

/** The sentences of a catalogue that have no placeholders and are told apart from the other language's. */
function sentencesOf(catalogue: Catalogue): string[] {
  const all = Object.values(catalogue).flatMap((messages) => Object.values(messages))
  return all.map(typeset).filter((text) => text.length > 12 && !/[{<]/.test(text))
}

const sentences = { en: sentencesOf(english), fr: sentencesOf(french) }

/** The page says that it is in `language`, and nothing on it is in the other one. */
async function expectLanguage(page: Page, language: "en" | "fr"): Promise<void> {
  const html = page.locator("html")
  await expect(html).toHaveAttribute("lang", language)
  const shown = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
      (element) => ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name)),
    )
    return [document.title, document.body.innerText, ...attributes].join("\n")
  })
  const others = sentences[language === "en" ? "fr" : "en"]
  expect(others.filter((text) => shown.includes(text))).toEqual([])
}

const pages = [
  "/sign-in",
  "/forgot-password",
  "/new-password",
  "/new-password?token=x",
  "/invitation",
  "/invitation?token=x",
  "/set-up",
  "/signed-in",
]

for (const [language, locale] of [
  ["fr", "fr-CA"],
  ["en", "en-CA"],
] as const) {
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    for (const path of pages)
      test(`${path} is in that language alone`, async ({ page, expectRefusals }) => {
        expectRefusals(404)
        await page.goto(path)
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await page.waitForLoadState("networkidle")
        await expectLanguage(page, language)
        await expectAccessible(page, `${path} in ${language}`)
      })
  })
}

test.describe("in a browser of fr-CA", () => {
  test.use({ locale: "fr-CA" })

  test("what is wrong is said in French, by the page and by the service", async ({
    page,
    admin,
    expectRefusals,
  }) => {
    expectRefusals(401)
    await page.goto("/sign-in")
    const email = page.getByLabel("Adresse courriel")
    await page.getByRole("button", { name: "Se connecter", exact: true }).click()
    await expect(email).toHaveAccessibleDescription("Entrez votre adresse courriel.")
    await email.fill(admin.email)
    await page.getByLabel("Mot de passe", { exact: true }).fill("wrong")
    await page.getByRole("button", { name: "Se connecter", exact: true }).click()
    await expect(page.getByText("L’adresse courriel ou le mot de passe est incorrect.")).toBeVisible()
  })

  test("the other language is one press away, stays, and loses nothing that was written", async ({
    page,
  }) => {
    await page.goto("/sign-in")
    await page.getByLabel("Adresse courriel").fill("ada@example.com")
    await page.getByRole("button", { name: "English" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Openings")
    await expect(page.getByLabel("E-mail address")).toHaveValue("ada@example.com")
    await expectLanguage(page, "en")
    await page.reload()
    await expectLanguage(page, "en")
    await page.getByRole("button", { name: "Français" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion à Openings")
    await expectLanguage(page, "fr")
  })
})

test("a language is chosen in the settings, and is that of the sign-in page from then on", async ({
  page,
  admin,
  signIn,
}) => {
  await signIn(admin, page)
  await page.goto("/settings/account")
  const french = page.getByRole("radio", { name: "Français" })
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked()
  await french.check()
  await expect(page.getByText("Your language is saved")).toBeVisible()
  await expect(french).toBeChecked()
  await page.context().clearCookies({ name: "openings.language" })
  await page.reload()
  await expect(french).toBeChecked()
  const me = await page.request.get("/api/dashboard/me")
  expect(await me.json()).toMatchObject({ person: { language: "fr" } })
})
