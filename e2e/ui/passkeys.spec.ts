import { addPasskeyByPage, passkeysOn, test } from "../support/passkeys"
import { openSession } from "../support/session"
import { challenge, setUpApp } from "../support/two-factor"
import { expect, expectAccessible } from "../support/ui"

// Passwords are slow to check by design.
test.slow()

test("a person adds a passkey, keeps the recovery codes, signs in with it, renames it and removes it", async ({
  page,
  admin,
  server,
  site,
  addAuthenticator,
  enter,
  expectRefusals,
}) => {
  expectRefusals(400)
  const authenticator = await addAuthenticator()
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  const section = passkeysOn(page)
  await expect(section).toContainText("You don’t have any passkeys yet.")
  await expectAccessible(page, "none")
  await section.getByRole("button", { name: "Add a passkey" }).click()
  const dialog = page.getByRole("dialog")
  const password = dialog.getByLabel("Your password")
  await expect(password).toBeFocused()
  await expect(dialog.getByLabel("Name")).toHaveValue("Chrome on Linux")
  await password.fill("not the password")
  await page.keyboard.press("Enter")
  await expect(password).toHaveAccessibleDescription(/That password is wrong/)
  await expectAccessible(page, "adding")
  await password.fill(admin.password)
  await dialog.getByLabel("Name").fill("Laptop")
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10)
  const downloading = page.waitForEvent("download")
  await dialog.getByRole("link", { name: "Download codes" }).click()
  await downloading
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(section).toBeFocused()
  const row = section.getByRole("listitem")
  await expect(row).toContainText("Laptop")
  await expect(row).toContainText("Never used")
  await expectAccessible(page, "one passkey")
  await expect(page.getByRole("group", { name: "Two-factor sign-in" })).toContainText("10 recovery codes")
  expect((await challenge(server, admin)).methods).toEqual(["passkey", "recovery_code"])
  await addPasskeyByPage(page, admin, "Again")
  await expect(dialog.getByRole("alert")).toContainText("already has a passkey of yours")
  await dialog.getByRole("button", { name: "Cancel" }).click()

  await page.context().clearCookies()
  await authenticator.answers(false)
  await page.goto(`${site}/sign-in?next=/settings/account`)
  await expectAccessible(page, "signing in")
  await expect(page.getByLabel("Email address")).toHaveAttribute("autocomplete", "username webauthn")
  await authenticator.answers(true)
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(page).toHaveURL(`${site}/settings/account`)
  await expect(row).toContainText("Last used")
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem")
  await expect(sessions.filter({ hasText: "This session" })).toContainText("with a passkey")

  await row.getByRole("button", { name: "Rename: Laptop" }).click()
  await dialog.getByLabel("Name").fill("Work laptop")
  await page.keyboard.press("Enter")
  await expect(row).toContainText("Work laptop")
  await row.getByRole("button", { name: "Remove: Work laptop" }).click()
  await expect(dialog).toContainText("Remove the passkey “Work laptop”?")
  await expect(dialog).toContainText("It is your only second factor")
  await expectAccessible(page, "removing")
  await dialog.getByLabel("Your password").fill(admin.password)
  await dialog.getByRole("button", { name: "Remove passkey" }).click()
  await expect(section).toContainText("You don’t have any passkeys yet.")
  await openSession(server, admin)
})

test("an authenticator without user verification adds no passkey, and the page says so", async ({
  page,
  admin,
  site,
  addAuthenticator,
  enter,
}) => {
  await addAuthenticator({ isUserVerified: false })
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  await addPasskeyByPage(page, admin, "Laptop")
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("wasn’t allowed to continue")
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(passkeysOn(page)).toContainText("You don’t have any passkeys yet.")
})

test.describe("signed in at an IP address", () => {
  test.use({ startAs: "admin" })

  test("the account page says why there are no passkeys", async ({ page }) => {
    await page.goto("/settings/account")
    await expect(passkeysOn(page)).toContainText("Passkeys don’t work at an IP address")
    await expect(passkeysOn(page).getByRole("button")).toHaveCount(0)
    await expectAccessible(page)
  })
})

test("a member required to use two-factor sign-in sets up a passkey, and continues", async ({
  page,
  admin,
  server,
  addMember,
  site,
  addAuthenticator,
  enter,
  expectRefusals,
}) => {
  expectRefusals(403)
  const session = await openSession(server, admin)
  await setUpApp(session, admin)
  await session.put("/api/dashboard/employer/two-factor", { required: true })
  const viewer = await addMember("viewer")
  await addAuthenticator()
  await enter(viewer)
  await page.goto(`${site}/settings/account`)
  await expect(page.getByRole("heading", { name: "Set up two-factor sign-in" })).toBeVisible()
  await page.getByRole("button", { name: "Add a passkey" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Your password").fill(viewer.password)
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10)
  const downloading = page.waitForEvent("download")
  await dialog.getByRole("link", { name: "Download codes" }).click()
  await downloading
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(page).toHaveURL(`${site}/settings/account`)
  await expect(passkeysOn(page).getByRole("listitem")).toContainText("Never used")
})
