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
  const { bin, importPage, jobFields, postings, posting, postingForm, publishing, timeline, ui, frame } =
    catalogues[language]

  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
    const said = (key: MessageKey, values: Record<string, string | number>) =>
      textOf({ key, values }, language)

    test("the form and its dialogs are entirely in that language", async ({ page, makeJobs }) => {
      await makeJobs(1, () => ({ description }))
      await settled(page, "/jobs/new")
      await expect(page.getByRole("textbox", { name: jobFields.description })).toBeVisible()
      await expectLanguage(page, language)
      await page.getByRole("combobox", { name: jobFields.categories }).fill("zzz")
      await page.getByRole("textbox", { name: postingForm.amount }).fill("1,2,3")
      await page.getByRole("combobox", { name: jobFields.locations }).fill("zzzz")
      await expect(page.getByText(postingForm.noSuchPlace)).toBeVisible()
      await expectLanguage(page, language, "a place that is not there")
      await button(page, postings.publish).click()
      await expect(page.getByRole("alert").first()).toBeVisible()
      await expectLanguage(page, language, "a form that was refused")
      await button(page, posting.preview).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "the preview")
      await button(page, ui.close).click()
      await button(page, catalogues[language].descriptionEditor.link).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "a link's address")
      await page.keyboard.press("Escape")
      await page.getByRole("link", { name: frame.postings, exact: true }).first().click()
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before leaving")
    })

    test("a posting's page and its dialogs are entirely in that language", async ({
      page,
      makeJobs,
      api,
      ask,
      expectRefusals,
    }) => {
      expectRefusals(404, 412)
      const [job] = await makeJobs(1, () => ({
        title: "A1",
        description,
        locations: [{ description: "British Columbia" }],
        salary: { amount: 24.5, maxAmount: 27, period: { id: 5 }, plusCommission: true },
      }))
      const id = job?.id ?? 0
      expect((await ask("PUT", `/api/v1.1/jobs/${id}`, { status: "archived" })).status()).toBe(200)
      const change = {
        description: "<p>Nettoyer, cuire, servir.</p>",
        categories: [{ id: 7 }],
        positionType: { id: 2 },
        salary: null,
        confidential: true,
      }
      expect((await ask("PUT", `/api/v1.1/jobs/${id}`, change)).status()).toBe(200)
      await settled(page, `/jobs/${id}`)
      const history = page.getByRole("region", { name: posting.history })
      await expect(history.getByRole("listitem")).toHaveCount(3)
      await expectLanguage(page, language)
      for (const line of await history.getByRole("listitem").all())
        await line.getByRole("button").first().click()
      await expect(history.getByRole("deletion")).not.toHaveCount(0)
      await expectLanguage(page, language, "an opened history")
      await button(page, timeline.undoChange).first().click()
      await expect(page.getByRole("dialog").getByRole("insertion")).not.toHaveCount(0)
      await expectLanguage(page, language, "the question before a change is undone")
      await button(page, ui.cancel).click()
      await button(page, timeline.restoreVersion).last().click()
      await expect(page.getByRole("dialog").getByRole("insertion")).not.toHaveCount(0)
      await expectLanguage(page, language, "the question before a version is restored")
      await button(page, ui.cancel).click()
      await button(page, postings.moreActions).click()
      await page.getByRole("menuitem", { name: postings.deleteMenu }).click()
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before it is deleted")
      await button(page, ui.cancel).click()
      await button(page, posting.preview).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "the preview")
      await button(page, ui.close).click()
      await button(page, postings.publish).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "the question before it is published with errors")
      await button(page, publishing.anyway).click()
      await expect(button(page, ui.undo)).toBeVisible()
      await expectLanguage(page, language, "the message after it was published")
      await settled(page, `/jobs/${id}/edit`)
      await expectLanguage(page, language)
      await page.getByRole("textbox", { name: jobFields.title }).fill("A2")
      await api.put(`/jobs/${id}`, { title: "A3", confidential: false })
      await button(page, postingForm.save).click()
      const authors = { authors: "First key" }
      await expect(page.getByRole("dialog")).toHaveAccessibleName(said("postingForm.conflictTitle", authors))
      await button(page, postingForm.savePosting).click()
      await expect(page.getByText(postingForm.chooseOne)).toBeVisible()
      await expectLanguage(page, language, "what two people changed at once")
      await page.getByRole("dialog").getByRole("radio").last().check()
      await button(page, postingForm.savePosting).click()
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await settled(page, "/jobs/2147483647")
      await expect(page.getByText(postings.missingTitle)).toBeVisible()
      await expectLanguage(page, language)
      await settled(page, "/nowhere")
      await expectLanguage(page, language)
    })

    test("the bin and its dialogs are entirely in that language", async ({
      page,
      makeJobs,
      ask,
      expectRefusals,
    }) => {
      expectRefusals(409)
      await settled(page, "/jobs/deleted")
      await expectLanguage(page, language)
      const jobs = await makeJobs(2, (number) => ({
        title: `A${number}`,
        description,
        referenceId: `R${number}`,
      }))
      for (const job of jobs) await ask("DELETE", `/api/v1.1/jobs/${job.id}`)
      await makeJobs(1, () => ({ title: "A3", description, referenceId: "R1" }))
      await settled(page, "/jobs/deleted")
      await page.getByRole("checkbox", { name: postings.selectPage }).check()
      await expectLanguage(page, language, "the selected postings in the bin")
      await button(page, bin.eraseMenu).click()
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before many are deleted for good")
      await button(page, ui.cancel).click()
      await page.getByRole("list", { name: bin.list }).getByRole("button").nth(1).click()
      await expect(page.getByRole("menu")).toBeVisible()
      await expectLanguage(page, language, "the menu of a deleted posting")
      await page.keyboard.press("Escape")
      await page.getByRole("list", { name: bin.list }).getByText(bin.restore, { exact: true }).last().click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectLanguage(page, language, "the question about a taken reference")
      await page.getByRole("dialog").getByRole("radio").last().check()
      await button(page, bin.restore).last().click()
      await expect(button(page, ui.undo)).toBeVisible()
      await expectLanguage(page, language, "the message after a posting was restored")
      await settled(page, "/jobs/deleted?q=xyz")
      await expectLanguage(page, language)
    })

    test("an import is entirely in that language, from its file to its undo", async ({ page }) => {
      await settled(page, "/jobs/import")
      await expectLanguage(page, language)
      const pasted = page.getByRole("textbox", { name: importPage.paste })
      await pasted.fill("x")
      await button(page, importPage.readPasted).click()
      await expect(page.getByRole("alert").first()).toBeVisible()
      await expectLanguage(page, language, "a file that cannot be imported")
      const { "Full Time": fullTime, "Hospitality and Tourism": category } = catalogues[language].names
      const cells = ["Banff, AB", category, "oui", "a@example.com", "A."]
      const rows = [
        ["A1", "A1", fullTime, ...cells],
        ["A2", "", fullTime, ...cells],
        ["", "A3", "x", ...cells],
      ]
      const heading = [
        "ref",
        "job title",
        "job type",
        "city",
        "categorie",
        "confidential",
        "applicationEmail",
        "description",
      ]
      await pasted.fill([heading, ...rows].map((row) => row.join("\t")).join("\n"))
      await button(page, importPage.readPasted).click()
      await expectLanguage(page, language, "the columns of an import")
      await page.getByRole("main").getByRole("button").last().click()
      await expect(page.getByText(importPage.nothingWritten)).toBeVisible()
      await expectLanguage(page, language, "a dry run")
      await button(page, said("importPage.import", { count: 1 })).click()
      await expect(page.getByText(said("importPage.imported", { count: 1 }))).toBeVisible()
      await expectLanguage(page, language, "the result of an import")
      await button(page, importPage.chooseOther).click()
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before another file")
      await button(page, ui.cancel).click()
      await button(page, importPage.undo).click()
      await expect(page.getByRole("alertdialog")).toBeVisible()
      await expectLanguage(page, language, "the question before an import is undone")
      await page.getByRole("alertdialog").getByRole("button").last().click()
      await expect(page.getByText(said("importPage.undone", { count: 1 }))).toBeVisible()
      await expectLanguage(page, language, "an import that was undone")
    })

    test("the read-only settings pages are entirely in that language", async ({ page }) => {
      for (const path of ["posting-check", "webhooks", "requests", "activity", "records"]) {
        await settled(page, `/settings/${path}`)
        await expectLanguage(page, language)
      }
      await page.getByRole("complementary").getByRole("button").last().click()
      await expect(page.getByRole("menu")).toBeVisible()
      await expectLanguage(page, language, "the person's menu")
    })

    test("a viewer's pages are entirely in that language", async ({ page, makeJobs, signInAs }) => {
      const [job] = await makeJobs(1, () => ({ title: "A1", description }))
      await signInAs("viewer")
      for (const path of [
        "/jobs",
        "/jobs/deleted",
        `/jobs/${job?.id}`,
        `/jobs/${job?.id}/edit`,
        "/jobs/new",
        "/settings/members",
      ]) {
        await settled(page, path)
        await expectLanguage(page, language)
      }
    })
  })
}
