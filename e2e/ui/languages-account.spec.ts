import type { Page } from "@playwright/test"
import { english } from "@/lib/messages/en/english"
import { french } from "@/lib/messages/fr/french"
import { expectLanguage, settled } from "../support/page-language"
import { test } from "../support/passkeys"
import { codeOf } from "../support/two-factor"
import { expect } from "../support/ui"

const catalogues = { en: english, fr: french }

// Passwords are slow to check by design.
test.slow()

for (const [language, locale] of [
  ["fr", "fr-CA"],
  ["en", "en-CA"],
] as const) {
  const { account, passkeys, twoFactor } = catalogues[language]

  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
    const dialog = (page: Page) => page.getByRole("dialog").last()
    const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true })

    async function closeCodes(page: Page): Promise<void> {
      await page.keyboard.press("Escape")
      await button(page, twoFactor.closeAnyway).click()
      await expect(page.getByRole("dialog")).toHaveCount(0)
    }

    test("the account and every action on it are entirely in that language", async ({
      page,
      admin,
      site,
      addAuthenticator,
      enter,
      expectRefusals,
    }) => {
      expectRefusals(400)
      await addAuthenticator()
      await enter(admin)
      await settled(page, `${site}/settings/account`)
      await expectLanguage(page, language)

      const name = page.getByRole("textbox", { name: account.yourName })
      const present = page.getByLabel(account.presentPassword)
      await name.fill(" ")
      await button(page, account.saveName).click()
      await button(page, account.changePassword).click()
      await expect(page.getByText(account.presentPasswordMissing)).toBeVisible()
      await expectLanguage(page, language, "what is missing in an account")
      await name.fill("Ada")
      await button(page, account.saveName).click()
      await expect(page.getByText(account.nameSaved)).toBeVisible()
      await present.fill("wrong")
      await page.getByLabel(account.newPassword).fill("another good password")
      await button(page, account.changePassword).click()
      await expect(present).toHaveAccessibleDescription(account.presentPasswordWrong)
      await expectLanguage(page, language, "a wrong password")

      const keys = group(page, passkeys.title)
      await keys.getByRole("button", { name: passkeys.add }).click()
      await dialog(page).getByLabel(passkeys.name).fill("")
      await button(page, twoFactor.continue).click()
      await expect(dialog(page)).toContainText(passkeys.nameMissing)
      await expectLanguage(page, language, "a passkey that cannot be added")
      await dialog(page).getByLabel(passkeys.name).fill("Omega")
      await dialog(page).getByLabel(twoFactor.yourPassword).fill(admin.password)
      await button(page, twoFactor.continue).click()
      await expect(page.getByRole("list", { name: twoFactor.codes })).toBeVisible()
      await expectLanguage(page, language, "new recovery codes")
      await page.keyboard.press("Escape")
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before the codes are closed")
      await button(page, twoFactor.backToCodes).click()
      await closeCodes(page)
      await keys.getByRole("listitem").getByRole("button").first().click()
      await expect(dialog(page)).toContainText(passkeys.renameTitle)
      await expectLanguage(page, language, "another name for a passkey")
      await button(page, twoFactor.cancel).click()
      await keys.getByRole("listitem").getByRole("button").last().click()
      await expect(dialog(page)).toContainText(passkeys.removeDescription)
      await expectLanguage(page, language, "the question before a passkey is removed")
      await button(page, twoFactor.cancel).click()

      const app = group(page, twoFactor.title)
      await app.getByRole("button", { name: twoFactor.setUpApp }).click()
      await expect(dialog(page)).toContainText(twoFactor.passwordFirst)
      await expectLanguage(page, language, "the password before an app is set up")
      await dialog(page).getByLabel(twoFactor.yourPassword).fill(admin.password)
      await button(page, twoFactor.continue).click()
      const secret = await dialog(page).getByLabel(twoFactor.orTypeKey).inputValue()
      await button(page, twoFactor.turnOn).click()
      await expect(dialog(page)).toContainText(twoFactor.codeMissing)
      await expectLanguage(page, language, "the code of an app")
      await dialog(page).getByLabel(twoFactor.codeOfApp).fill(codeOf(secret))
      await button(page, twoFactor.turnOn).click()
      await expect(page.getByRole("list", { name: twoFactor.codes })).toBeVisible()
      await closeCodes(page)
      await expect(app.getByRole("button", { name: twoFactor.removeApp })).toBeVisible()
      await expectLanguage(page, language, "an account with all that it can have")
      for (const [ask, told] of [
        [twoFactor.makeCodes, twoFactor.makeCodesDescription],
        [twoFactor.removeApp, twoFactor.removeAppDescription],
      ] as const) {
        await app.getByRole("button", { name: ask }).click()
        await expect(dialog(page)).toContainText(told)
        await expectLanguage(page, language, ask)
        await button(page, twoFactor.cancel).click()
      }
    })
  })
}
