import type { Page } from "@playwright/test"
import { english } from "@/lib/messages/en/english"
import { french } from "@/lib/messages/fr/french"
import type { MessageKey } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { test } from "../support/keys"
import { memberRow, newAddress } from "../support/members"
import { expectLanguage, settled } from "../support/page-language"
import { openSession } from "../support/session"
import { setUpApp } from "../support/two-factor"
import { expect } from "../support/ui"

const catalogues = { en: english, fr: french }

for (const [language, locale] of [
  ["fr", "fr-CA"],
  ["en", "en-CA"],
] as const) {
  const { employers, invitations, keys: keyWords, members, ui } = catalogues[language]

  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale })

    const said = (key: MessageKey, values: Record<string, string | number>) =>
      textOf({ key, values }, language)
    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
    const dialog = (page: Page) => page.getByRole("dialog").last()
    const question = (page: Page) => page.getByRole("alertdialog")
    const choose = (page: Page, item: string) =>
      page.getByRole("menuitem", { name: item, exact: true }).click()

    test("the members and every action on them are entirely in that language", async ({
      page,
      server,
      admin,
      addMember,
    }) => {
      test.slow()
      await settled(page, "/settings/members")
      await expect(page.getByText(invitations.noneTitle)).toBeVisible()
      await expectLanguage(page, language)
      await addMember("admin")
      const editor = await addMember("editor")
      await setUpApp(await openSession(server, editor), editor)
      await settled(page, "/settings/members")
      const menuOf = (email: string) => memberRow(page, email).getByRole("button").last().click()

      await button(page, members.invite).click()
      await button(page, members.makeLink).click()
      await expect(dialog(page)).toContainText(catalogues[language].account.emailMissing)
      await expectLanguage(page, language, "a refused invitation")
      await dialog(page).getByRole("textbox").fill(newAddress())
      await button(page, members.makeLink).click()
      await expect(page.getByLabel(members.invitationLink)).toBeVisible()
      await expectLanguage(page, language, "the link of an invitation")
      await page.keyboard.press("Escape")
      await expect(question(page)).toContainText(members.closeWithoutInvitation)
      await expectLanguage(page, language, "the question before that link is closed")
      await button(page, members.closeAnyway).click()
      await page.getByRole("list", { name: invitations.listTitle }).getByRole("button").last().click()
      await expect(question(page)).toContainText(invitations.withdrawText)
      await expectLanguage(page, language, "the question before an invitation is withdrawn")
      await button(page, invitations.withdrawConfirm).click()
      await expect(page.getByText(invitations.withdrawn)).toBeVisible()
      await expectLanguage(page, language, "the message after it was withdrawn")

      await menuOf(editor.email)
      await expect(page.getByRole("menu")).toBeVisible()
      await expectLanguage(page, language, "a member's menu")
      await choose(page, members.makeLinkMenu)
      await expect(dialog(page)).toContainText(members.makeLinkText)
      await expectLanguage(page, language, "the question before a password link is made")
      await button(page, members.makeLink).click()
      await expect(page.getByLabel(members.passwordLink)).toBeFocused()
      await expectLanguage(page, language, "a password link")
      await page.keyboard.press("Escape")
      await expect(question(page)).toContainText(members.closeWithoutPassword)
      await expectLanguage(page, language, "the question before a password link is closed")
      await button(page, members.closeAnyway).click()

      await menuOf(editor.email)
      await choose(page, members.resetMenu)
      await expect(question(page)).toBeVisible()
      await expectLanguage(page, language, "the question before a second factor is reset")
      await button(page, members.reset).click()
      await expect(page.getByText(members.resetDoneText)).toBeVisible()
      await expectLanguage(page, language, "the message after it was reset")

      await memberRow(page, editor.email).getByRole("combobox").click()
      await expect(page.getByRole("listbox")).toBeVisible()
      await expectLanguage(page, language, "the roles")
      await page.getByRole("option", { name: members.viewerName }).click()
      const roleIsNow = said("members.roleIsNow", { person: editor.name, role: members.aViewer })
      await expect(page.getByText(roleIsNow)).toBeVisible()
      await expectLanguage(page, language, "the message after a role was changed")
      await memberRow(page, admin.email).getByRole("combobox").click()
      await page.getByRole("option", { name: members.editorName }).click()
      await expect(question(page)).toBeVisible()
      await expectLanguage(page, language, "the question before one's own role is changed")
      await button(page, ui.cancel).click()

      await menuOf(admin.email)
      await choose(page, members.leaveMenu)
      await expect(question(page)).toContainText(members.leaveText)
      await expectLanguage(page, language, "the question before one leaves")
      await button(page, ui.cancel).click()
      await menuOf(editor.email)
      await choose(page, members.removeMenu)
      await expect(question(page)).toBeVisible()
      await expectLanguage(page, language, "the question before somebody is removed")
      await button(page, members.remove).click()
      await expect(memberRow(page, editor.email)).toHaveCount(0)
      await expectLanguage(page, language, "the message after somebody was removed")
    })

    test("the keys and every action on them are entirely in that language", async ({ page, keys }) => {
      const paused = await keys.created({ name: "Omega" })
      await keys.change(paused.key.id, { paused: true })
      const ended = await keys.created({ name: "Sigma" })
      await keys.revoke(ended.key.id)
      const { key } = await keys.created({ name: "Zeta", scopes: ["jobs:read", "confidential"] })
      await settled(page, "/settings/api-keys")
      await button(page, said("keys.ended", { count: 1 })).click()
      await expect(page.getByRole("table", { name: keyWords.endedList })).toBeVisible()
      await expectLanguage(page, language)
      const menuOf = (name: string, lastFour: string) =>
        button(page, said("keys.actionsFor", { name, lastFour })).click()

      await button(page, keyWords.create).click()
      await dialog(page).getByLabel(keyWords.expires).selectOption("date")
      await dialog(page).getByLabel(keyWords.lastDay).fill("")
      for (const name of [keyWords.read, keyWords.write])
        await dialog(page).getByRole("checkbox", { name }).uncheck()
      await dialog(page).getByRole("button", { name: keyWords.create }).click()
      await expect(dialog(page)).toContainText(keyWords.scopesMissing)
      await expectLanguage(page, language, "a refused key")
      await dialog(page).getByRole("textbox", { name: keyWords.name }).fill("Delta")
      await dialog(page).getByRole("checkbox").first().check()
      await dialog(page).getByLabel(keyWords.expires).selectOption("90")
      await dialog(page).getByRole("button", { name: keyWords.create }).click()
      await expect(page.getByRole("textbox", { name: keyWords.apiKey })).toBeVisible()
      await expectLanguage(page, language, "a new key")
      await page.keyboard.press("Escape")
      await expect(question(page)).toBeVisible()
      await expectLanguage(page, language, "the question before a new key is closed")
      await button(page, keyWords.closeAnyway).click()

      await menuOf("Zeta", key.lastFour)
      await expect(page.getByRole("menu")).toBeVisible()
      await expectLanguage(page, language, "a key's menu")
      await choose(page, keyWords.rename)
      await expect(dialog(page)).toContainText(keyWords.renameText)
      await expectLanguage(page, language, "another name for a key")
      await dialog(page).getByRole("textbox").fill("Eta")
      await button(page, keyWords.renameConfirm).click()
      await expect(page.getByText(keyWords.renamed)).toBeVisible()
      await menuOf("Eta", key.lastFour)
      await choose(page, keyWords.pause)
      await expect(page.getByText(keyWords.paused)).toBeVisible()
      await expectLanguage(page, language, "the message after a key was paused")
      await button(page, keyWords.resume).click()
      await expect(page.getByText(keyWords.resumed)).toBeVisible()
      await menuOf("Eta", key.lastFour)
      await choose(page, keyWords.rotate)
      await expect(dialog(page)).toContainText(keyWords.rotateText)
      await expectLanguage(page, language, "the question before a key is rotated")
      await button(page, keyWords.rotateConfirm).click()
      await expect(page.getByRole("textbox", { name: keyWords.apiKey })).toBeVisible()
      await expectLanguage(page, language, "the key that replaces one")
      await page.keyboard.press("Escape")
      await button(page, keyWords.closeAnyway).click()

      const rotated = (await keys.list()).find(({ replaces }) => replaces?.id === key.id)
      await menuOf("Eta", rotated?.lastFour ?? "")
      await choose(page, keyWords.revoke)
      await expect(question(page)).toContainText(keyWords.neverUsed)
      await question(page).getByRole("checkbox").check()
      await expectLanguage(page, language, "the question before keys are revoked")
      await button(page, said("keys.revokeConfirm", { count: 2 })).click()
      await expect(page.getByText(said("keys.revokedNow", { count: 2 }))).toBeVisible()
      await expectLanguage(page, language, "the message after keys were revoked")
    })

    test("the employer and its errors are entirely in that language", async ({ page, expectRefusals }) => {
      expectRefusals(400)
      await settled(page, "/settings/employer")
      await expectLanguage(page, language)
      const name = page.getByRole("textbox", { name: employers.name })
      const zone = page.getByRole("combobox", { name: employers.timeZone })
      await name.fill("")
      await zone.fill("zzzz")
      await expect(page.getByText(ui.noSuchTimeZone)).toBeVisible()
      await expectLanguage(page, language, "a time zone that is not there")
      await zone.press("Escape")
      await button(page, employers.save).click()
      await expect(name).toHaveAccessibleDescription(new RegExp(employers.nameMissing))
      await expectLanguage(page, language, "a refused employer")
      await name.fill("Omega")
      await zone.fill("toronto")
      await zone.press("Enter")
      await button(page, employers.save).click()
      await expect(page.getByText(employers.saved)).toBeVisible()
      await page.getByRole("switch").click()
      await expect(question(page)).toContainText(employers.requireText)
      await expectLanguage(page, language, "the question before two factors are required")
      await button(page, employers.require).click()
      await expect(question(page)).toContainText(employers.ownFactorMissing)
      await expectLanguage(page, language, "an admin without a second factor")
    })
  })
}
