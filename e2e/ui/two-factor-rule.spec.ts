import { button, field, openForm, writePosting } from "../support/job-form"
import { openList } from "../support/job-list"
import { membersPath } from "../support/members"
import { openSession } from "../support/session"
import { sessionOf } from "../support/page-session"
import { challenge, codeOf, setUpApp } from "../support/two-factor"
import { expect, expectAccessible, type Page, type StaffMember, test as base } from "../support/ui"

/** `requireRule` has the admin of this test's employer set up an app and require one of all members. */
const test = base.extend<{ requireRule: () => Promise<void> }>({
  requireRule: async ({ server, admin }, use) => {
    await use(async () => {
      const session = await openSession(server, admin)
      await setUpApp(session, admin)
      const answer = await session.put("/api/dashboard/employer/two-factor", { required: true })
      expect(answer.status, answer.text).toBe(200)
    })
  },
})

// Each test signs in several times, and passwords are slow to check by design.
test.slow()

const heading = (page: Page) => page.getByRole("heading", { name: "Set up two-factor sign-in" })
const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email })

/** Sets up an app on the page that requires it. */
async function setUpByPage(page: Page, { password }: StaffMember): Promise<void> {
  await page.getByRole("button", { name: "Set up an authenticator app" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Your password").fill(password)
  await page.keyboard.press("Enter")
  const secret = await page.getByLabel("Or type this key into the app").inputValue()
  await dialog.getByLabel("Code shown in the app").fill(codeOf(secret))
  await page.keyboard.press("Enter")
  await dialog.getByRole("button", { name: "Copy codes" }).click()
  await dialog.getByRole("button", { name: "Done" }).click()
}

test("an admin who requires two-factor sign-in is told to set it up first, and sees who has it", async ({
  page,
  context,
  server,
  admin,
  addMember,
  expectRefusals,
}) => {
  expectRefusals(400)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const viewer = await addMember("viewer")
  await page.goto("/settings/employer")
  const rule = page.getByRole("switch", { name: "All members must use two-factor sign-in" })
  await expect(page.getByText("2 members haven’t set it up.")).toBeVisible()
  await rule.press("Space")
  const dialog = page.getByRole("alertdialog", { name: "Require two-factor sign-in for all members?" })
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await expect(dialog).toContainText("2 members haven’t set it up.")
  await dialog.getByRole("button", { name: "Require it" }).click()
  await expect(dialog).toContainText("Set up your own two-factor sign-in first, under Settings, Account.")
  await expectAccessible(page, "refused")
  await dialog.getByRole("link", { name: "Go to your account" }).click()
  await expect(page).toHaveURL("/settings/account")

  await setUpApp(await sessionOf(page, server), admin)
  await page.goto("/settings/employer")
  await expect(page.getByText("1 member hasn’t set it up.")).toBeVisible()
  await rule.click()
  await dialog.getByRole("button", { name: "Require it" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("All members now need two-factor sign-in")).toBeVisible()
  await expect(rule).toBeChecked()
  await expectAccessible(page, "required")

  await page.goto("/settings/members")
  await expect(rowOf(page, admin.email).getByRole("cell", { name: "On", exact: true })).toBeVisible()
  await expect(rowOf(page, viewer.email).getByRole("cell", { name: "Off", exact: true })).toBeVisible()
  await page.goto("/settings/employer")
  await rule.click()
  await expect(page.getByText("Two-factor sign-in is no longer required")).toBeVisible()
  await expect(rule).not.toBeChecked()
})

test("a member without it is led to set it up, and then to where they wanted to go", async ({
  page,
  context,
  requireRule,
  addMember,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const editor = await addMember("editor")
  await requireRule()
  await signIn(editor, page)
  await page.goto("/jobs?q=line+cook&status=draft")
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText("Acme Kitchens requires it for all its members.")).toBeVisible()
  await expectAccessible(page)
  await setUpByPage(page, editor)
  await expect(page).toHaveURL("/jobs?q=line+cook&status=draft")
  await expect(page.getByRole("searchbox")).toHaveValue("line cook")
})

test("a page opened before it was required leads there too", async ({
  page,
  requireRule,
  signInAs,
  expectRefusals,
}) => {
  expectRefusals(403)
  await signInAs("viewer")
  await page.goto("/jobs")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await requireRule()
  await page.getByRole("link", { name: "Settings" }).click()
  await expect(heading(page)).toBeVisible()
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/sign-in")
})

test("an open page leads there as soon as a request is refused", async ({
  page,
  requireRule,
  signInAs,
  expectRefusals,
}) => {
  expectRefusals(403)
  await signInAs("viewer")
  await openList(page, "/jobs?status=draft")
  await requireRule()
  await page.getByRole("searchbox").pressSequentially("cook")
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(/^[^?]+\/two-factor\?next=%2Fjobs%3Fq%3D/)
})

test("someone writing when it becomes required is asked before the page is left, and loses nothing", async ({
  page,
  context,
  requireRule,
  signInAs,
  expectRefusals,
}) => {
  expectRefusals(403)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const editor = await signInAs("editor")
  await openForm(page, "/jobs/new")
  await writePosting(page, "Line cook")
  await requireRule()
  await button(page, "Save draft").click()
  const banner = page.getByRole("alert").filter({ hasText: "You can’t continue here" })
  await expect(banner).toContainText("Acme Kitchens requires two-factor sign-in of its members.")
  await expectAccessible(page)
  await banner.getByRole("button", { name: "Reload the page" }).click()
  await expect(heading(page)).toBeVisible()
  await setUpByPage(page, editor)
  await expect(page).toHaveURL("/jobs/new")
  await button(page, "Restore").click()
  await expect(field(page, "Title")).toHaveValue("Line cook")
})

test("someone who belongs to another employer can go there instead", async ({
  page,
  requireRule,
  signInAs,
  operator,
  otherEmployer,
  passwordHash,
}) => {
  await requireRule()
  const editor = await signInAs("editor")
  await operator.addMember(otherEmployer, { ...editor, passwordHash })
  await page.goto("/settings/account")
  await expect(heading(page)).toBeVisible()
  await page.getByRole("link", { name: "Go to Boreal Bakeries instead" }).click()
  await expect(page).toHaveURL(`/employers/${otherEmployer.id}/jobs`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("an admin resets the second factor of a member who has lost theirs", async ({
  page,
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const theirs = await openSession(server, editor)
  await setUpApp(theirs, editor)
  await page.goto("/settings/members")
  const actions = rowOf(page, editor.email).getByRole("button", { name: /^Actions for/ })
  const ask = async () => {
    await actions.press("Enter")
    await page.getByRole("menuitem", { name: "Reset two-factor sign-in…" }).press("Enter")
  }
  await ask()
  const dialog = page.getByRole("alertdialog", { name: `Reset the two-factor sign-in of ${editor.name}?` })
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await challenge(server, editor)
  await ask()
  await dialog.getByRole("button", { name: "Reset" }).press("Enter")
  await expect(page.getByText(`The two-factor sign-in of ${editor.name} was reset`)).toBeVisible()
  await expect(rowOf(page, editor.email).getByRole("cell", { name: "Off", exact: true })).toBeVisible()
  await expect(actions).toBeFocused()
  expect((await theirs.get(membersPath)).status).toBe(401)
  await openSession(server, editor)
})
