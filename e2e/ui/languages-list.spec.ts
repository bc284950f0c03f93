import type { Page } from "@playwright/test"
import { french } from "@/lib/messages/fr/french"
import { english } from "@/lib/messages/en/english"
import type { MessageKey } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { expectLanguage, settled } from "../support/page-language"
import { expect, test } from "../support/ui"

const catalogues = { en: english, fr: french }
const description = "<p>Nettoyer, plonger, servir.</p>"

for (const [language, locale] of [
  ["fr", "fr-CA"],
  ["en", "en-CA"],
] as const) {
  const { bulkPage, postings, ui, views } = catalogues[language]

  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
    const said = (key: MessageKey) => textOf({ key, values: { name: "Omega" } }, language)

    test("the list, its menus and its dialogs are entirely in that language", async ({ page, makeJobs }) => {
      await makeJobs(12, (number) => ({
        title: `A${number}`,
        description,
        status: (["active", "draft", "archived"] as const)[number % 3],
        confidential: number === 1,
      }))
      await settled(page, "/jobs")
      await expect(page.locator("[data-job-list]")).toHaveAttribute("aria-busy", "false")
      await expectLanguage(page, language)
      await page.locator("[data-row-menu]").first().click()
      await expect(page.getByRole("menu")).toBeVisible()
      await expectLanguage(page, language, "a row's menu")
      await page.keyboard.press("Escape")
      await page.keyboard.press("?")
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "the help with the keys")
      await page.keyboard.press("Escape")
      await page.keyboard.press("Control+k")
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible()
      await expectLanguage(page, language, "the palette")
      await page.keyboard.press("Escape")
      await button(page, postings.filter).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "the filters")
      await button(page, ui.cancel).click()
      await button(page, views.menu).click()
      await page.getByRole("menuitem").first().click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "a new view")
      await page.getByRole("dialog").getByRole("textbox").fill("Omega")
      await button(page, views.createConfirm).click()
      await expect(page.getByText(said("views.created"))).toBeVisible()
      for (const [item, told] of [
        [said("views.rename"), views.renameTitle],
        [said("views.delete"), views.deleteOwnText],
        [views.columns, views.columnsText],
        [bulkPage.showRuns, bulkPage.noRuns],
      ] as const) {
        await button(page, views.menu).click()
        await page.getByRole("menuitem", { name: item }).click()
        await expect(page.locator("dialog")).toContainText(told)
        await expectLanguage(page, language, item)
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog")).toHaveCount(0)
      }
      await page.getByRole("checkbox", { name: postings.selectPage }).check()
      await expect(page.getByRole("group", { name: postings.selectedPostings })).toBeVisible()
      await expectLanguage(page, language, "the bar of actions")
      const dialog = page.getByRole("dialog")
      await button(page, postings.delete).click()
      await expect(dialog).toContainText("12")
      await expectLanguage(page, language, "the question before many are deleted")
      await button(page, ui.cancel).click()
      await button(page, postings.archive).click()
      await expect(dialog).toContainText("8")
      await expectLanguage(page, language, "the question before many are archived")
      await dialog.locator("button[type=submit]").click()
      await expect(dialog.getByRole("button", { name: bulkPage.undoAll, exact: true })).toBeVisible()
      await expectLanguage(page, language, "what archiving many came to")
      await page.keyboard.press("Escape")
      await page.getByRole("checkbox", { name: postings.selectPage }).check()
      await button(page, bulkPage.more).click()
      await expect(page.getByRole("menu")).toBeVisible()
      await expectLanguage(page, language, "what else can be done with many")
      await page.getByRole("menuitem", { name: bulkPage.email }).click()
      await dialog.getByRole("textbox", { name: bulkPage.newEmail }).fill("rh@example.com")
      await expectLanguage(page, language, "what a change of many has to be told")
      await button(page, bulkPage.continue).click()
      await expect(dialog).toContainText("12")
      await button(page, bulkPage.back).click()
      await button(page, bulkPage.continue).click()
      await dialog.locator("button[type=submit]").click()
      await expect(dialog.getByRole("button", { name: bulkPage.undoAll, exact: true })).toBeVisible()
      await expectLanguage(page, language, "what a change of many came to")
      await dialog.getByRole("button", { name: ui.close, exact: true }).first().click()
      await expect(button(page, bulkPage.dismiss).first()).toBeVisible()
      await expectLanguage(page, language, "the notice of a change of many")
      for (const path of [
        "/jobs?q=xyz",
        "/jobs?q=xyz&status=draft",
        "/jobs?closes=soon&findings=error&confidential=false",
        "/jobs?page=99",
        "/jobs?status=archived",
      ]) {
        await settled(page, path)
        await expectLanguage(page, language)
      }
    })
  })
}
