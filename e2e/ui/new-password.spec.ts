import { mergeTests } from "@playwright/test"
import { openInbox, mailText } from "../support/inbox"
import { usePasswordLink } from "../support/members"
import { test as service } from "../support/service"
import { signInByForm } from "../support/sign-in-form"
import { expect, expectAccessible, test as ui } from "../support/ui"

const test = mergeTests(ui, service)

test.use({ startAs: null })

test("without a mail server, the page says at once who can make a password link", async ({ page }) => {
  await page.goto("/sign-in")
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Ask for a link" })).toBeVisible()
  await expect(page.getByText("An admin of your employer can make you a link")).toBeVisible()
  await expect(page.getByText("npm run openings -- password-link --email")).toBeVisible()
  await expect(page.getByRole("textbox")).toHaveCount(0)
  await expectAccessible(page)
})

test("with a mail server, the page does not reveal who has an account, and the mailed link sets a new password @postgresql", async ({
  page,
  admin,
  start,
  target,
}) => {
  test.slow()
  const inbox = await openInbox()
  const mailing = await start(target.databaseUrl, { SMTP_URL: inbox.url })
  const ask = async (email: string) => {
    await page.goto(`${mailing.target.baseUrl}/forgot-password`)
    await expect(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible()
    await page.getByLabel("Email address").fill(email)
    await page.getByRole("button", { name: "Send link" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeFocused()
    await expect(page.getByText(`If someone signs in as ${email},`)).toBeVisible()
  }
  await ask(`nobody-${admin.email}`)
  await ask(admin.email)
  await expectAccessible(page)
  await expect.poll(() => inbox.mails.length).toBe(1)
  const link = /http:\S+\/new-password\?token=[\w-]+/.exec(mailText(inbox.mails[0] ?? ""))?.[0]
  expect(link).toBeDefined()
  await page.goto(String(link))
  await page.getByLabel("New password", { exact: true }).fill("another good password")
  await page.getByRole("button", { name: "Set password" }).click()
  await expect(page.getByText("Your new password is set. Sign in with it.")).toBeVisible()
  await inbox.close()
})

test("a password link works once, and signs the person out everywhere else", async ({
  page,
  admin,
  signIn,
  openings,
  target,
  expectRefusals,
}) => {
  expectRefusals(403)
  await signIn(admin, page)
  const old = await page.context().storageState()
  const made = await openings(["password-link", "--email", admin.email, "--json"])
  const link = new URL((JSON.parse(made.stdout) as { link: string }).link)
  const path = link.pathname + link.search

  const late = await page.context().newPage()
  await late.goto(path)
  await page.goto(path)
  await expectAccessible(page, "/new-password")
  const password = page.getByLabel("New password", { exact: true })
  await password.fill("too short")
  await page.getByRole("button", { name: "Set password" }).click()
  await expect(password).toHaveAccessibleDescription(/Choose a password of 10 characters or more\./)
  await password.fill("another good password")
  await page.getByRole("button", { name: "Set password" }).click()
  await expect(page.getByText("Your new password is set. Sign in with it.")).toBeVisible()
  await signInByForm(page, { ...admin, password: "another good password" })
  await expect(page).toHaveURL("/jobs")

  const cookies = old.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const elsewhere = await fetch(`${target.baseUrl}/api/dashboard/me`, { headers: { Cookie: cookies } })
  expect(elsewhere.status).toBe(401)

  await late.getByLabel("New password", { exact: true }).fill("a third good password")
  await late.getByRole("button", { name: "Set password" }).click()
  await expect(late.getByText("This link no longer works. Ask for a new one.")).toBeVisible()
})

test("a password link that has ended says so before a password is typed", async ({
  page,
  admin,
  openings,
  server,
  expectRefusals,
}) => {
  expectRefusals(403)
  const made = await openings(["password-link", "--email", admin.email, "--json"])
  const link = new URL((JSON.parse(made.stdout) as { link: string }).link)
  const token = String(link.searchParams.get("token"))
  const used = await usePasswordLink(server, token)
  expect(used.status).toBe(204)

  await page.goto(link.pathname + link.search)
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible()
  await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Ask for another link" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/sign-in")
})

test("a password link without its token says so", async ({ page }) => {
  await page.goto("/new-password")
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible()
  await expectAccessible(page)
})
