import type { OwnPasskeys } from "@/lib/api/dashboard/passkeys"
import { addPasskeyByPage, test } from "../support/passkeys"
import { openSession } from "../support/session"
import { signInByForm } from "../support/sign-in-form"
import { expect, expectAccessible, type Page, type StaffMember } from "../support/ui"

// Passwords are slow to check by design.
test.slow()

test("the browser's autofill offer signs in too", async ({ page, admin, site, leaveWithPasskey }) => {
  await leaveWithPasskey(admin)
  // The virtual authenticator chooses what a person would choose in the field.
  await page.goto(`${site}/sign-in`)
  await expect(page).toHaveURL(`${site}/jobs`)
})

test("someone with a passkey uses it for the second step, and can choose not to be asked again there", async ({
  page,
  admin,
  site,
  leaveWithPasskey,
}) => {
  const authenticator = await leaveWithPasskey(admin)
  await authenticator.answers(false)
  await page.goto(`${site}/sign-in`)
  await signInByForm(page, admin)
  const use = page.getByRole("button", { name: "Use your passkey" })
  await expect(use).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Use a recovery code" }).click()
  await expect(page.getByLabel("Recovery code")).toBeFocused()
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await page.getByLabel("Don’t ask for a second step on this browser for 30 days").check()
  await authenticator.answers(true)
  await use.press("Enter")
  await expect(page).toHaveURL(`${site}/jobs`)

  await authenticator.answers(false)
  await page.goto("about:blank")
  const left = await page.request.delete(`${site}/api/dashboard/session`, { headers: { Origin: site } })
  expect(left.status()).toBe(204)
  await page.goto(`${site}/sign-in`)
  await signInByForm(page, admin)
  await expect(page).toHaveURL(`${site}/jobs`)
})

test("a removed passkey is reported as unknown, and the password still signs in", async ({
  page,
  admin,
  server,
  site,
  addAuthenticator,
  enter,
  expectRefusals,
}) => {
  expectRefusals(401)
  const authenticator = await addAuthenticator()
  await enter(admin)
  await page.goto(`${site}/settings/account`)
  await addPasskeyByPage(page, admin, "Laptop")
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible()
  await removeBehindPage(page, site, admin)
  await page.context().clearCookies()
  await authenticator.answers(false)
  await page.goto(`${site}/sign-in`)
  const button = page.getByRole("button", { name: "Sign in with a passkey" })
  await expect(button).toBeEnabled()
  await authenticator.answers(true)
  await button.click()
  await expect(page.getByRole("alert").filter({ hasText: "isn’t known here, or was removed" })).toBeVisible()
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
