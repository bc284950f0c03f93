import { memberOf, membersPath } from "../support/members"
import { openSession, otherSession } from "../support/session"
import { signInByForm } from "../support/sign-in-form"
import { signedOutBanner } from "../support/signed-out-banner"
import { expect, expectAccessible, test } from "../support/ui"

test("a dialog that is open when the session ends keeps what was typed, and offers signing in again", async ({
  page,
  signedIn,
  server,
  expectRefusals,
}) => {
  expectRefusals(401)
  await page.goto("/settings/members")
  await page.getByRole("button", { name: "Invite member" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email address").fill("ana@example.com")
  const session = await openSession(server, signedIn.admin)
  expect((await session.delete(`/api/dashboard/me/sessions/${await otherSession(session)}`)).status).toBe(204)
  await dialog.getByRole("button", { name: "Make link" }).click()
  await expect(signedOutBanner(page)).toBeVisible()
  await expectAccessible(page, "a dialog after the session has ended")
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    signedOutBanner(page)
      .getByRole("link", { name: /Sign in/ })
      .click(),
  ])
  await expect(dialog.getByLabel("Email address")).toHaveValue("ana@example.com")
  await signInByForm(tab, signedIn.admin)
  await expect(signedOutBanner(page)).toHaveCount(0)
  await dialog.getByRole("button", { name: "Make link" }).click()
  await expect(page.getByLabel("Invitation link")).toHaveValue(/\/invitation\?token=/)
})

test("Settings leads to the sign-in page once the session was ended elsewhere, or the person was removed", async ({
  page,
  signedIn,
  addMember,
  signIn,
  server,
  expectRefusals,
}) => {
  expectRefusals(401, 403)
  const session = await openSession(server, signedIn.admin)
  const settings = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" })
  await page.goto("/jobs")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect((await session.delete(`/api/dashboard/me/sessions/${await otherSession(session)}`)).status).toBe(204)
  await settings.click()
  await expect(page).toHaveURL(/\/sign-in/)
  const person = await addMember("editor")
  await signIn(person, page)
  await page.goto("/jobs")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const { id } = await memberOf(session, person)
  expect((await session.delete(`${membersPath}/${id}`)).status).toBe(204)
  await settings.click()
  await expect(page).toHaveURL(/\/sign-in/)
})
