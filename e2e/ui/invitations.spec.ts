import { newAddress, memberRow } from "../support/members"
import { expect, expectAccessible, test } from "../support/ui"

test("inviting shows what is wrong, and keeps the link from being missed", async ({ page }) => {
  const email = newAddress()
  await page.goto("/settings/members")
  await page.getByRole("button", { name: "Invite member" }).click()
  const invite = page.getByRole("dialog", { name: "Invite a member" })
  await expect(invite.getByLabel("Email address")).toBeFocused()
  await invite.getByRole("button", { name: "Make link" }).click()
  await expect(invite.getByLabel("Email address")).toHaveAccessibleDescription(/Enter an email address\./)
  await expectAccessible(page)
  await invite.getByLabel("Email address").fill(email)
  await invite.getByRole("radio", { name: "Viewer" }).check()
  await invite.getByRole("button", { name: "Make link" }).click()
  const handOver = page.getByRole("dialog", { name: "Share this link" })
  await expect(handOver.getByLabel("Invitation link")).toHaveValue(/\/invitation\?token=[\w-]{32}$/)
  await expectAccessible(page)

  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Back to the link" }).click()
  await handOver.getByRole("button", { name: "Copy link" }).click()
  await handOver.getByRole("button", { name: "Done" }).click()
  await expect(page.getByRole("button", { name: "Invite member" })).toBeFocused()
  await expect(page.getByRole("list", { name: "Invitations" })).toContainText(email)
})

test("a new colleague opens the link, chooses a name and password, and is signed in", async ({
  page,
  ask,
  expectRefusals,
}) => {
  expectRefusals(404)
  const email = newAddress()
  const answer = await ask("POST", "/api/dashboard/invitations", { email, role: "viewer" })
  const { link } = (await answer.json()) as { link: string }
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Acme Kitchens")
  await expect(page.getByLabel("Email address")).toHaveValue(email)
  await page.getByRole("button", { name: "Accept and sign in" }).click()
  await expect(page.getByLabel("Your name")).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel("Your name").fill("Nora Newcomer")
  await page.getByLabel("Password", { exact: true }).fill("a password of her own")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(page.getByRole("button", { name: "Your account: Nora Newcomer" })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible()
  await expectAccessible(page)
})

test("an invitation is renewed with a new link, and withdrawn", async ({ page, ask, expectRefusals }) => {
  expectRefusals(404)
  const email = newAddress()
  const answer = await ask("POST", "/api/dashboard/invitations", { email, role: "editor" })
  const { link } = (await answer.json()) as { link: string }
  await page.goto("/settings/members")
  const invitations = page.getByRole("list", { name: "Invitations" })
  await expect(invitations).toContainText(/Editor, invited by Ada Admin, works until \d+ \w+ \d{4}/)
  await page.getByRole("button", { name: `New link for ${email}` }).click()
  const handOver = page.getByRole("dialog", { name: "Share this link" })
  const renewed = await handOver.getByLabel("Invitation link").inputValue()
  expect(renewed).not.toBe(link)
  await handOver.getByRole("button", { name: "Copy link" }).click()
  await handOver.getByRole("button", { name: "Done" }).click()
  await expect(invitations.getByRole("listitem")).toHaveCount(1)

  await page.getByRole("button", { name: `Withdraw the invitation for ${email}` }).click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Withdraw invitation" }).click()
  await expect(page.getByText("The invitation was withdrawn")).toBeVisible()
  await expect(invitations).toHaveCount(0)
  await page.goto(renewed)
  await expect(page.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible()
})

test("someone with an account accepts with their existing password", async ({
  page,
  ask,
  addMember,
  otherEmployer,
  expectRefusals,
}) => {
  expectRefusals(400)
  const known = await addMember("viewer", otherEmployer)
  const answer = await ask("POST", "/api/dashboard/invitations", { email: known.email, role: "admin" })
  const { link } = (await answer.json()) as { link: string }
  await page.context().clearCookies()
  await page.goto(link)
  const password = page.getByLabel("Password", { exact: true })
  await expect(page.getByLabel("Your name")).toHaveCount(0)
  await password.fill("not the password")
  await page.getByRole("button", { name: "Accept and sign in" }).click()
  await expect(password).toHaveAccessibleDescription(/That password is wrong/)
  await expectAccessible(page, "/invitation for an account")
  await password.fill(known.password)
  await page.getByRole("button", { name: "Accept and sign in" }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.goto("/settings/members")
  await expect(memberRow(page, known.email)).toContainText("You")
})

test("an incomplete link says so", async ({ page }) => {
  await page.goto("/invitation")
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible()
  await expectAccessible(page)
})
