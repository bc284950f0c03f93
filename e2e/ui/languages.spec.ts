import { withoutChanges } from "../support/change-feed"
import { expectLanguage } from "../support/page-language"
import { expect, expectAccessible, test } from "../support/ui"

test.use({ startAs: null })

const pages = [
  "/docs",
  "/docs/posting-check",
  "/sign-in",
  "/forgot-password",
  "/new-password",
  "/new-password?token=x",
  "/new-password?token=good",
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
      test(`${path} is entirely in that language`, async ({ page, expectRefusals }) => {
        expectRefusals(403, 404)
        await withoutChanges(page)
        await page.route("**/api/dashboard/password?token=good", (route) => route.fulfill({ status: 204 }))
        await page.goto(path)
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await page.waitForLoadState("networkidle")
        await expectLanguage(page, language)
        // The markup is the same in both, and French takes more space.
        if (language === "fr") await expectAccessible(page, `${path} in French`)
      })
  })
}

test.describe("in a browser of fr-CA", () => {
  test.use({ locale: "fr-CA" })

  test("times and dates in the dashboard are in French too", async ({ page, admin, signIn }) => {
    await signIn(admin, page)
    await page.goto("/settings/members")
    await expect(page.getByRole("row").filter({ hasText: admin.email })).toContainText(
      /à l’instant|il y a \d+ minutes?/,
    )
    await page.goto("/settings/account")
    await expect(page.getByRole("radio", { name: "Français" })).toBeChecked()
  })

  test("errors are in French, from the page and from the service", async ({
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

  test("the other language is one click away, is remembered, and loses nothing that was written", async ({
    page,
  }) => {
    await page.goto("/sign-in")
    await page.getByLabel("Adresse courriel").fill("ada@example.com")
    await page.getByRole("button", { name: "Se connecter", exact: true }).click()
    await expect(page.getByText("Entrez votre mot de passe.")).toBeVisible()
    await page.getByRole("button", { name: "English" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Openings")
    await expect(page.getByText("Enter your password.")).toBeVisible()
    await expect(page.getByLabel("Email address")).toHaveValue("ada@example.com")
    await expectLanguage(page, "en")
    await page.reload()
    await expectLanguage(page, "en")
    await page.getByRole("button", { name: "Français" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion à Openings")
    await expectLanguage(page, "fr")
  })
})

test("a language chosen in the settings applies to all pages from then on", async ({
  page,
  admin,
  signIn,
}) => {
  await signIn(admin, page)
  await page.goto("/settings/account")
  const french = page.getByRole("radio", { name: "Français" })
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked()
  await french.check()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compte")
  await expect(french).toBeChecked()
  await expectLanguage(page, "fr")
  await page.context().clearCookies({ name: "openings.language" })
  await page.reload()
  await expect(french).toBeChecked()
  const me = await page.request.get("/api/dashboard/me")
  expect(await me.json()).toMatchObject({ person: { language: "fr" } })
  // Another browser does not know the language until they sign in there. The page is left first, as it may still be reading.
  await page.goto("about:blank")
  await signIn(admin, page)
  await page.goto("/docs")
  await expectLanguage(page, "fr")
})
