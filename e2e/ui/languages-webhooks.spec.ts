import { english } from "@/lib/messages/en/english"
import { french } from "@/lib/messages/fr/french"
import { expectLanguage } from "../support/page-language"
import { expect } from "../support/ui"
import { deliveryRowsIn, webhooksPlace } from "../support/webhook-pages"
import { test } from "../support/webhooks"

const catalogues = { en: english, fr: french }

for (const [language, locale] of [
  ["fr", "fr-CA"],
  ["en", "en-CA"],
] as const) {
  const { webhooks: words, deliveries, ui } = catalogues[language]

  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    test("the webhooks, their deliveries and dialogs are entirely in that language", async ({
      page,
      receiver,
      webhooks,
      webhookRows,
      makeJobs,
    }) => {
      receiver.answer = () => ({ status: 503, body: "-" })
      const { id } = await webhooks.created({ url: receiver.url, description: "A1" })
      const paused = await webhooks.created({ url: receiver.url, description: "A2", confidential: true })
      await webhooks.change(paused.id, { status: "paused" })
      await makeJobs(1, () => ({ title: "A1" }))
      await webhooks.attempted(id, 1)
      await webhookRows.failingSince(id, 1)
      await page.goto("/jobs")
      await expect(page.getByRole("complementary", { name: words.title })).toBeVisible()
      await expectLanguage(page, language)
      await page.goto(webhooksPlace)
      await expect(page.getByText(words.pausedText)).toBeVisible()
      await expectLanguage(page, language)
      const choose = async (item: string) => {
        await page.locator(`[data-webhook-menu="${id}"]`).click()
        await expect(page.getByRole("menu")).toBeVisible()
        await page.getByRole("menuitem", { name: item }).click()
      }
      const close = async () => {
        await page.getByRole("button", { name: ui.close, exact: true }).last().click()
        await expect(page.getByRole("dialog")).toBeHidden()
      }
      await page.getByRole("button", { name: words.create }).click()
      await page.getByRole("dialog").getByRole("button", { name: words.create }).click()
      await expect(page.getByText(words.urlMissing)).toBeVisible()
      await expectLanguage(page, language, "a refused webhook")
      await close()
      for (const item of [words.edit, words.recover]) {
        await choose(item)
        await expect(page.getByRole("dialog")).toBeVisible()
        await expectLanguage(page, language, item)
        await close()
      }
      await choose(words.test)
      await expect(page.getByLabel(deliveries.answer)).toBeVisible()
      await expectLanguage(page, language, "the answer to a test")
      await page.keyboard.press("Escape")
      await choose(words.delete)
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before it is deleted")
      await page.keyboard.press("Escape")
      await choose(words.rotate)
      await expectLanguage(page, language, "the question before its secret is rotated")
      await page.getByRole("button", { name: words.rotateConfirm }).click()
      await expect(page.getByLabel(words.secretField)).toBeVisible()
      await expectLanguage(page, language, "the new secret")
      await page.keyboard.press("Escape")
      await expectLanguage(page, language, "the question before a secret is closed")
      await page.getByRole("button", { name: words.closeAnyway }).click()
      await choose(words.pause)
      await expect(page.getByText(words.paused, { exact: true })).toBeVisible()
      await expectLanguage(page, language, "the message after it was paused")

      await page.goto(`${webhooksPlace}/${id}`)
      await deliveryRowsIn(page, deliveries.title).getByRole("link").click()
      await expect(page.getByRole("region", { name: deliveries.headers })).toBeVisible()
      await expectLanguage(page, language, "an opened delivery")
      await page.keyboard.press("Escape")
      await page.goto(`${webhooksPlace}/${id}?status=delivered`)
      await expect(page.getByText(deliveries.noneMatch)).toBeVisible()
      await expectLanguage(page, language)
    })
  })
}
