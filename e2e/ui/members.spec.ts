import type { Page } from "@playwright/test"
import { newAddress, memberRow } from "../support/members"
import { openSession } from "../support/session"
import { expect, expectAccessible, test } from "../support/ui"

/** Chooses a role in the list, using only the keyboard. */
async function chooseRole(page: Page, email: string, letter: string): Promise<void> {
  await memberRow(page, email).getByRole("combobox").focus()
  await page.keyboard.press("Enter")
  // The list accepts letters only once it has the focus.
  const highlighted = page.locator("[role=option][data-highlighted]")
  await expect(highlighted).toBeVisible()
  await page.keyboard.press(letter)
  await expect(highlighted).toHaveText(new RegExp(`^${letter}`, "i"))
  await page.keyboard.press("Enter")
}

test("an admin sees who belongs to the employer, and changes a role by keyboard, with an undo", async ({
  page,
  admin,
  addMember,
}) => {
  const viewer = await addMember("viewer")
  await page.goto("/settings/members")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Members")
  await expect(memberRow(page, admin.email)).toContainText(/You.*(just now|ago)/)
  await expect(memberRow(page, viewer.email)).toContainText("Not yet")
  await expectAccessible(page)

  await chooseRole(page, viewer.email, "e")
  await expect(memberRow(page, viewer.email).getByRole("combobox")).toHaveText("Editor")
  await expect(memberRow(page, viewer.email).getByRole("combobox")).toBeFocused()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(memberRow(page, viewer.email).getByRole("combobox")).toHaveText("Viewer")
  await page.reload()
  await expect(memberRow(page, viewer.email).getByRole("combobox")).toHaveText("Viewer")
})

test("the only admin's role cannot be changed, and the page says what to do first", async ({
  page,
  admin,
  addMember,
}) => {
  await page.goto("/settings/members")
  await expect(page.getByRole("heading", { name: "No one else yet" })).toBeVisible()
  await expectAccessible(page)
  const second = await addMember("admin")
  await page.reload()
  await expect(memberRow(page, second.email).getByRole("combobox")).toHaveText("Admin")
  await chooseRole(page, second.email, "v")
  await expect(page.getByText("You are the only admin. Make someone else an admin")).toBeVisible()
  await expect(memberRow(page, admin.email).getByRole("combobox")).toHaveCount(0)
  await expect(memberRow(page, admin.email).getByRole("button")).toHaveCount(0)
})

test("an admin who steps down is asked first, and then no longer has access to the page", async ({
  page,
  admin,
  addMember,
}) => {
  await addMember("admin")
  await page.goto("/settings/members")
  await chooseRole(page, admin.email, "e")
  const dialog = page.getByRole("alertdialog")
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Become an editor" }).click()
  await expect(page.getByRole("heading", { name: "Only admins can see this page" })).toBeVisible()
  await expect(page.getByRole("region", { name: "No permission" })).toBeFocused()
})

test("removing a member names them and what is lost, and signs them out at once", async ({
  page,
  server,
  addMember,
}) => {
  const editor = await addMember("editor")
  const theirs = await openSession(server, editor)
  await page.goto("/settings/members")
  const actions = memberRow(page, editor.email).getByRole("button", { name: `Actions for ${editor.name}` })
  const dialog = page.getByRole("alertdialog", { name: `Remove ${editor.name}?` })
  await actions.press("Enter")
  await page.getByRole("menuitem", { name: "Remove…" }).press("Enter")
  await expect(dialog).toContainText("can no longer see or change the postings of Acme Kitchens")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(actions).toBeFocused()

  await actions.press("Enter")
  await page.getByRole("menuitem", { name: "Remove…" }).press("Enter")
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Remove member" }).press("Enter")
  await expect(memberRow(page, editor.email)).toHaveCount(0)
  await expect(page.getByText(`${editor.name} was removed`)).toBeVisible()
  await expect(page.getByRole("button", { name: "Invite member" })).toBeFocused()
  expect((await theirs.get("/api/dashboard/me")).status).toBe(401)
})

test("removing an admin lists the links they left pending, and the list shows them as ended and renews them", async ({
  page,
  server,
  addMember,
}) => {
  const second = await addMember("admin")
  const email = newAddress()
  const theirs = await openSession(server, second)
  const invited = await theirs.post("/api/dashboard/invitations", { email, role: "viewer" })
  expect(invited.status, invited.text).toBe(201)
  await page.goto("/settings/members")
  const invitation = page.getByRole("list", { name: "Invitations" }).getByRole("listitem")
  await expect(invitation).toContainText("works until")
  await memberRow(page, second.email)
    .getByRole("button", { name: /^Actions for/ })
    .click()
  await page.getByRole("menuitem", { name: "Remove…" }).click()
  await page.getByRole("button", { name: "Remove member" }).click()
  await expect(page.getByText("1 invitation that they made no longer works.")).toBeVisible()
  await expect(invitation).toContainText("Ended")
  await expect(invitation).toContainText("who is no longer an admin here: the link doesn’t work")
  await expectAccessible(page)
  await page.getByRole("button", { name: `New link for ${email}` }).click()
  const handOver = page.getByRole("dialog", { name: "Share this link" })
  await handOver.getByRole("button", { name: "Copy link" }).click()
  await handOver.getByRole("button", { name: "Done" }).click()
  await expect(invitation).toHaveCount(1)
  await expect(invitation).toContainText("works until")
})

test("an admin makes a member a password link", async ({ page, addMember }) => {
  const editor = await addMember("editor")
  await page.goto("/settings/members")
  await memberRow(page, editor.email)
    .getByRole("button", { name: /^Actions for/ })
    .click()
  await page.getByRole("menuitem", { name: "Make a password link" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Make link" }).click()
  // The button that made it is gone, so the focus moves to where one continues.
  await expect(dialog.getByLabel("Password link")).toBeFocused()
  const link = await dialog.getByLabel("Password link").inputValue()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Done" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Close anyway" }).click()
  await expect(dialog).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel("New password").fill("another good password")
  await page.getByRole("button", { name: "Set password" }).click()
  await expect(page).toHaveURL(/\/sign-in/)
})

test.describe("on a phone in French", () => {
  test.use({ locale: "fr-CA", viewport: { width: 390, height: 844 } })

  test("a member's details stay within their card", async ({ page, addMember }) => {
    // With a second admin, the first one's role can be changed.
    await addMember("admin")
    await page.clock.setSystemTime(Date.now() + 11 * 60_000)
    await page.goto("/settings/members")
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "il y a 11 minutes" })
    await expect(card.getByRole("combobox")).toBeVisible()
    expect(
      await card.evaluate((element) => ({
        card: element.scrollWidth <= element.clientWidth,
        page: document.documentElement.scrollWidth <= window.innerWidth,
      })),
    ).toEqual({ card: true, page: true })
  })
})
