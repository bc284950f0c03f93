import type { Page } from "@playwright/test"
import { openSession } from "../support/session"
import { expect, expectAccessible, test } from "../support/ui"

/** An address that nobody has signed up with. */
function newAddress(): string {
  return `new-${process.pid}-${Math.random().toString(36).slice(2)}@example.com`
}

const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email })

/** Chooses a role in the list, by keyboard alone. */
async function chooseRole(page: Page, email: string, letter: string): Promise<void> {
  await rowOf(page, email).getByRole("combobox").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("option").first()).toBeVisible()
  await page.keyboard.press(letter)
  await page.keyboard.press("Enter")
}

test("an admin sees who belongs to the employer, and changes a role by keyboard, with a way back", async ({
  page,
  admin,
  addMember,
}) => {
  const viewer = await addMember("viewer")
  await page.goto("/settings/members")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Members")
  await expect(rowOf(page, admin.email)).toContainText(/You.*(just now|ago)/)
  await expect(rowOf(page, viewer.email)).toContainText("Not yet")
  await expectAccessible(page)

  await chooseRole(page, viewer.email, "e")
  await expect(rowOf(page, viewer.email).getByRole("combobox")).toHaveText("Editor")
  await expect(rowOf(page, viewer.email).getByRole("combobox")).toBeFocused()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(rowOf(page, viewer.email).getByRole("combobox")).toHaveText("Viewer")
  await page.reload()
  await expect(rowOf(page, viewer.email).getByRole("combobox")).toHaveText("Viewer")
})

test("the only admin's role stays, and the page says what to do first", async ({
  page,
  admin,
  addMember,
}) => {
  await page.goto("/settings/members")
  await expect(page.getByRole("heading", { name: "Nobody else yet" })).toBeVisible()
  await expectAccessible(page)
  const second = await addMember("admin")
  await page.reload()
  await expect(rowOf(page, second.email).getByRole("combobox")).toHaveText("Admin")
  await chooseRole(page, second.email, "v")
  await expect(page.getByText("You are the only admin. Make somebody else an admin")).toBeVisible()
  await expect(rowOf(page, admin.email).getByRole("combobox")).toHaveCount(0)
  await expect(rowOf(page, admin.email).getByRole("button")).toHaveCount(0)
})

test("an admin who steps back is asked first, and has no more of the page then", async ({
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
  await expect(page.getByRole("heading", { name: "Only admins see this page" })).toBeVisible()
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
  const actions = rowOf(page, editor.email).getByRole("button", { name: `Actions for ${editor.name}` })
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
  await expect(rowOf(page, editor.email)).toHaveCount(0)
  await expect(page.getByText(`${editor.name} is removed`)).toBeVisible()
  await expect(page.getByRole("button", { name: "Invite member" })).toBeFocused()
  expect((await theirs.get("/api/dashboard/me")).status).toBe(401)
})

test("removing an admin tells what they left pending, and the list shows that it ended and makes it anew", async ({
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
  await rowOf(page, second.email)
    .getByRole("button", { name: /^Actions for/ })
    .click()
  await page.getByRole("menuitem", { name: "Remove…" }).click()
  await page.getByRole("button", { name: "Remove member" }).click()
  await expect(page.getByText("1 invitation that they made no longer work")).toBeVisible()
  await expect(invitation).toContainText("Ended")
  await expect(invitation).toContainText("who is no longer an admin here: the link does not work")
  await expectAccessible(page)
  await page.getByRole("button", { name: `New link for ${email}` }).click()
  const handOver = page.getByRole("dialog", { name: "Hand over this link" })
  await handOver.getByRole("button", { name: "Copy link" }).click()
  await handOver.getByRole("button", { name: "Done" }).click()
  await expect(invitation).toHaveCount(1)
  await expect(invitation).toContainText("works until")
})

test("an admin makes a member a link to a new password", async ({ page, addMember }) => {
  const editor = await addMember("editor")
  await page.goto("/settings/members")
  await rowOf(page, editor.email)
    .getByRole("button", { name: /^Actions for/ })
    .click()
  await page.getByRole("menuitem", { name: "Make a password link" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Make link" }).click()
  // The button that made it is gone, and the focus is where one goes on.
  await expect(dialog.getByLabel("Password link")).toBeFocused()
  const link = await dialog.getByLabel("Password link").inputValue()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await page.getByRole("alertdialog").getByRole("button", { name: "Close anyway" }).click()
  await expect(dialog).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel("New password").fill("another good password")
  await page.getByRole("button", { name: "Set password" }).click()
  await expect(page).toHaveURL(/\/sign-in/)
})

test("inviting names what is wrong, and does not let the link go unseen", async ({ page }) => {
  const email = newAddress()
  await page.goto("/settings/members")
  await page.getByRole("button", { name: "Invite member" }).click()
  const invite = page.getByRole("dialog", { name: "Invite a member" })
  await expect(invite.getByLabel("E-mail address")).toBeFocused()
  await invite.getByRole("button", { name: "Make link" }).click()
  await expect(invite.getByLabel("E-mail address")).toHaveAccessibleDescription(/Enter an e-mail address\./)
  await expectAccessible(page)
  await invite.getByLabel("E-mail address").fill(email)
  await invite.getByRole("radio", { name: "Viewer" }).check()
  await invite.getByRole("button", { name: "Make link" }).click()
  const handOver = page.getByRole("dialog", { name: "Hand over this link" })
  await expect(handOver.getByLabel("Invitation link")).toHaveValue(/\/invitation\?token=[\w-]{32}$/)
  await expectAccessible(page)

  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Back to the link" }).click()
  await handOver.getByRole("button", { name: "Copy link" }).click()
  await handOver.getByRole("button", { name: "Done" }).click()
  await expect(page.getByRole("button", { name: "Invite member" })).toBeFocused()
  await expect(page.getByRole("list", { name: "Invitations" })).toContainText(email)
})

test("a new colleague opens the link, chooses a name and a password, and is in", async ({
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
  await expect(page.getByLabel("E-mail address")).toHaveValue(email)
  await page.getByRole("button", { name: "Accept and sign in" }).click()
  await expect(page.getByLabel("Your name")).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel("Your name").fill("Nora Newcomer")
  await page.getByLabel("Password", { exact: true }).fill("a password of her own")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(page.getByRole("button", { name: "Your account: Nora Newcomer" })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole("heading", { name: "This invitation works no more" })).toBeVisible()
  await expectAccessible(page)
})

test("an invitation is renewed by a new link, and withdrawn", async ({ page, ask, expectRefusals }) => {
  expectRefusals(404)
  const email = newAddress()
  const answer = await ask("POST", "/api/dashboard/invitations", { email, role: "editor" })
  const { link } = (await answer.json()) as { link: string }
  await page.goto("/settings/members")
  const invitations = page.getByRole("list", { name: "Invitations" })
  await expect(invitations).toContainText(/Editor, invited by Ada Admin, works until \d+ \w+ \d{4}/)
  await page.getByRole("button", { name: `New link for ${email}` }).click()
  const handOver = page.getByRole("dialog", { name: "Hand over this link" })
  const renewed = await handOver.getByLabel("Invitation link").inputValue()
  expect(renewed).not.toBe(link)
  await handOver.getByRole("button", { name: "Copy link" }).click()
  await handOver.getByRole("button", { name: "Done" }).click()
  await expect(invitations.getByRole("listitem")).toHaveCount(1)

  await page.getByRole("button", { name: `Withdraw the invitation of ${email}` }).click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Withdraw invitation" }).click()
  await expect(page.getByText("The invitation is withdrawn")).toBeVisible()
  await expect(invitations).toHaveCount(0)
  await page.goto(renewed)
  await expect(page.getByRole("heading", { name: "This invitation works no more" })).toBeVisible()
})

test("somebody with an account accepts with the password they have", async ({
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
  await expect(password).toHaveAccessibleDescription(/not the password that you sign in with/)
  await expectAccessible(page, "/invitation for an account")
  await password.fill(known.password)
  await page.getByRole("button", { name: "Accept and sign in" }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.goto("/settings/members")
  await expect(rowOf(page, known.email)).toContainText("You")
})

test("an incomplete link says so", async ({ page }) => {
  await page.goto("/invitation")
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible()
  await expectAccessible(page)
})

test("an admin changes the employer's name and time zone, and sees which day it is there", async ({
  page,
  api,
  makeJobs,
}) => {
  const [job] = await makeJobs(1)
  await page.goto("/settings/employer")
  await expect(page.getByText("Operators change plans")).toBeVisible()
  await expect(page.getByText("Postings may use auto-refresh")).toBeVisible()
  await expectAccessible(page)
  const name = page.getByLabel("Name")
  await name.fill("")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Enter the employer's name\./)

  await name.fill("Café Münster")
  const zone = page.getByRole("combobox", { name: "Time zone" })
  await zone.fill("kiritimati")
  await zone.press("Enter")
  const there = new Intl.DateTimeFormat("en-US", { timeZone: "Pacific/Kiritimati", weekday: "long" })
  await expect(page.getByText(`Today is ${there.format(new Date())}`)).toBeVisible()
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("The employer is saved")).toBeVisible()
  await expect(page.getByRole("complementary").getByText("Café Münster")).toBeVisible()
  expect((await api.job(job?.id ?? 0)).employer.name).toBe("Café Münster")
  await page.reload()
  await expect(zone).toHaveValue("Pacific/Kiritimati")
})

for (const place of ["members", "employer"]) {
  test(`an editor is told who can let them see /settings/${place}`, async ({ page, signInAs }) => {
    await signInAs("editor")
    await page.goto(`/settings/${place}`)
    await expect(page.getByRole("heading", { name: "Only admins see this page" })).toBeVisible()
    await expect(page.getByText(/Your role at .* is editor\. An admin can make you an admin/)).toBeVisible()
    await expectAccessible(page)
  })
}

for (const [what, path, title] of [
  ["the members", "/api/dashboard/members", "The members could not be loaded"],
  ["the employer", "/api/dashboard/employer", "The employer could not be loaded"],
] as const) {
  test(`where ${what} cannot be loaded, the page says so and tries again`, async ({
    page,
    expectRefusals,
  }) => {
    expectRefusals(500)
    let broken = true
    await page.route(`**${path}`, (route) =>
      broken ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    )
    await page.goto(path.replace("/api/dashboard", "/settings"))
    await expect(page.getByRole("heading", { name: title })).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page)
    broken = false
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0)
  })
}
