import type { CDPSession } from "@playwright/test"
import type { OwnPasskeys } from "@/lib/api/dashboard/passkeys"
import { openSession } from "../support/session"
import { challenge, setUpApp } from "../support/two-factor"
import { expect, expectAccessible, type Page, type StaffMember, test as base } from "../support/ui"

type Fixtures = {
  /** The service by its host name, for which browsers make passkeys. */
  site: string
  /** Gives `page` an authenticator in the machine, such as a fingerprint reader, that says yes to everything. */
  addAuthenticator: (options?: { isUserVerified?: boolean }) => Promise<{ cdp: CDPSession; id: string }>
  /** Signs `page` in at that name without the form. */
  enter: (person: StaffMember) => Promise<void>
}

const test = base.extend<Fixtures>({
  startAs: null,
  site: async ({ target }, use) => use(target.baseUrl.replace("127.0.0.1", "localhost")),
  addAuthenticator: async ({ page }, use) => {
    await use(async ({ isUserVerified = true } = {}) => {
      const cdp = await page.context().newCDPSession(page)
      await cdp.send("WebAuthn.enable")
      const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified,
          automaticPresenceSimulation: true,
        },
      })
      return { cdp, id: authenticatorId }
    })
  },
  enter: async ({ page, site }, use) => {
    await use(async ({ email, password }) => {
      const answer = await page.request.post(`${site}/api/dashboard/session`, {
        headers: { Origin: site },
        data: { email, password },
      })
      expect(answer.status(), await answer.text()).toBe(204)
    })
  },
})

// Passwords are slow to check on purpose.
test.slow()

const passkeysOn = (page: Page) => page.getByRole("group", { name: "Passkeys" })

async function addByPage(page: Page, person: StaffMember, name: string): Promise<void> {
  await passkeysOn(page).getByRole("button", { name: "Add a passkey" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Your password").fill(person.password)
  await dialog.getByLabel("Name").fill(name)
  await page.keyboard.press("Enter")
}

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
  const { cdp, id } = await addAuthenticator()
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  const section = passkeysOn(page)
  await expect(section).toContainText("You have no passkeys yet.")
  await expectAccessible(page, "none")
  await section.getByRole("button", { name: "Add a passkey" }).click()
  const dialog = page.getByRole("dialog")
  const password = dialog.getByLabel("Your password")
  await expect(password).toBeFocused()
  await expect(dialog.getByLabel("Name")).toHaveValue("Chrome on Linux")
  await password.fill("not the password")
  await page.keyboard.press("Enter")
  await expect(password).toHaveAccessibleDescription(/not the password that you sign in with/)
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
  await addByPage(page, admin, "Again")
  await expect(dialog.getByRole("alert")).toContainText("has a passkey of yours already")
  await dialog.getByRole("button", { name: "Cancel" }).click()

  await page.context().clearCookies()
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled: false })
  await page.goto(`${site}/sign-in?next=/settings/account`)
  await expectAccessible(page, "signing in")
  await expect(page.getByLabel("E-mail address")).toHaveAttribute("autocomplete", "username webauthn")
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled: true })
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
  await expectAccessible(page, "removing")
  await dialog.getByLabel("Your password").fill(admin.password)
  await dialog.getByRole("button", { name: "Remove passkey" }).click()
  await expect(section).toContainText("You have no passkeys yet.")
  await openSession(server, admin)
})

test("what the browser offers in the fields signs in as well", async ({
  page,
  admin,
  site,
  addAuthenticator,
  enter,
}) => {
  await addAuthenticator()
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  await addByPage(page, admin, "Laptop")
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible()
  await page.context().clearCookies()
  // The virtual authenticator picks what a person would pick in the field.
  await page.goto(`${site}/sign-in`)
  await expect(page).toHaveURL(`${site}/jobs`)
})

test("somebody with a passkey takes the second step with it, or with a recovery code", async ({
  page,
  admin,
  site,
  addAuthenticator,
  enter,
}) => {
  const { cdp, id } = await addAuthenticator()
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  await addByPage(page, admin, "Laptop")
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible()
  await page.context().clearCookies()
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled: false })
  await page.goto(`${site}/sign-in`)
  await page.getByLabel("E-mail address").fill(admin.email)
  await page.getByLabel("Password", { exact: true }).fill(admin.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  const use = page.getByRole("button", { name: "Use your passkey" })
  await expect(use).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Use a recovery code" }).click()
  await expect(page.getByLabel("Recovery code")).toBeFocused()
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled: true })
  await expect(use).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`${site}/jobs`)
})

test("an authenticator that does not make sure who uses it adds no passkey, and says so", async ({
  page,
  admin,
  site,
  addAuthenticator,
  enter,
}) => {
  await addAuthenticator({ isUserVerified: false })
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  await addByPage(page, admin, "Laptop")
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("was not allowed to go on")
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(passkeysOn(page)).toContainText("You have no passkeys yet.")
})

test("a passkey that was removed is told to be unknown, and the password still signs in", async ({
  page,
  admin,
  server,
  site,
  addAuthenticator,
  enter,
  expectRefusals,
}) => {
  expectRefusals(401)
  const { cdp, id } = await addAuthenticator()
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  await addByPage(page, admin, "Laptop")
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible()
  await removeBehindPage(page, site, admin)
  await page.context().clearCookies()
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled: false })
  await page.goto(`${site}/sign-in`)
  const button = page.getByRole("button", { name: "Sign in with a passkey" })
  await expect(button).toBeEnabled()
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled: true })
  await button.click()
  await expect(page.getByRole("alert").filter({ hasText: "is not known here, or was removed" })).toBeVisible()
  await expectAccessible(page)
  await openSession(server, admin)
})

async function removeBehindPage(page: Page, site: string, { password }: StaffMember): Promise<void> {
  const path = `${site}/api/dashboard/me/passkeys`
  const { data } = (await (await page.request.get(path)).json()) as OwnPasskeys
  const request = { headers: { Origin: site }, data: { password } }
  expect((await page.request.post(`${path}/${data[0]?.id}/removal`, request)).status()).toBe(204)
}

test("at an IP address the sign-in page offers no passkeys", async ({ page }) => {
  await page.goto("/sign-in")
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled()
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0)
})

test.describe("signed in at an IP address", () => {
  test.use({ startAs: "admin" })

  test("the account page says why there are no passkeys", async ({ page }) => {
    await page.goto("/settings/account")
    await expect(passkeysOn(page)).toContainText("Browsers offer no passkeys at an IP address")
    await expect(passkeysOn(page).getByRole("button")).toHaveCount(0)
    await expectAccessible(page)
  })
})

test("a member from whom two-factor sign-in is required meets it by a passkey, and goes on", async ({
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
