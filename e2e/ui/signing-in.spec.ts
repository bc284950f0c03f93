import { mergeTests } from "@playwright/test"
import { jobBody } from "../support/factories"
import { openInbox, mailText } from "../support/inbox"
import { test as service } from "../support/service"
import { expect, expectAccessible, type Page, type StaffMember, test as ui } from "../support/ui"

const test = mergeTests(ui, service)

test.describe("by nobody yet", () => {
  test.use({ startAs: null })

  test("a visitor signs in and comes to the page they asked for @both", async ({ page, admin }) => {
    await page.goto("/settings/account?from=mail")
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Openings")
    await expectAccessible(page)
    await signInByForm(page, admin)
    await expect(page).toHaveURL("/settings/account?from=mail")
    await page.goBack()
    await expect(page).not.toHaveURL(/sign-in/)
  })

  test("who is quicker than the page's script cannot send the form to a page that takes none", async ({
    page,
    admin,
  }) => {
    let letIn = () => {}
    const waiting = new Promise<void>((resolve) => (letIn = resolve))
    await page.route("**/_next/static/**/*.js", async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto("/sign-in", { waitUntil: "commit" })
    const submit = page.getByRole("button", { name: "Sign in", exact: true })
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveCSS("opacity", "1")
    await page.getByLabel("Password", { exact: true }).press("Enter")
    await expect(page).toHaveURL("/sign-in")
    letIn()
    await signInByForm(page, admin)
    await expect(page).toHaveURL("/jobs")
  })

  test("signing in leads to no other site, whatever the address says", async ({ page, admin }) => {
    await page.goto(`/sign-in?next=${encodeURIComponent("//evil.example/jobs")}`)
    await signInByForm(page, admin)
    await expect(page).toHaveURL("/jobs")
  })

  test("a wrong password and an unknown account get the same words, and the e-mail address stays", async ({
    page,
    admin,
    expectRefusals,
  }) => {
    expectRefusals(401)
    await page.goto("/sign-in")
    const email = page.getByLabel("E-mail address")
    const password = page.getByLabel("Password", { exact: true })
    const wrong = page.getByText("The e-mail address or the password is wrong.")

    await signInByForm(page, { ...admin, password: "not the password" })
    await expect(wrong).toBeVisible()
    await expect(email).toHaveValue(admin.email)
    await expect(password).toBeFocused()
    await expectAccessible(page)

    await page.reload()
    await signInByForm(page, { ...admin, email: `nobody-${admin.email}` })
    await expect(wrong).toBeVisible()
    await expect(email).toHaveValue(`nobody-${admin.email}`)
  })

  test("what is missing stands beside its field, and the first has the focus", async ({ page }) => {
    await page.goto("/sign-in")
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByLabel("E-mail address")).toBeFocused()
    await expect(page.getByLabel("E-mail address")).toHaveAccessibleDescription("Enter your e-mail address.")
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Enter your password.",
    )
    await expectAccessible(page)
  })

  test("the password can be shown and hidden again", async ({ page }) => {
    await page.goto("/sign-in")
    const password = page.getByLabel("Password", { exact: true })
    await password.fill("secret words")
    await expect(password).toHaveAttribute("type", "password")
    await page.getByRole("button", { name: "Show password" }).click()
    await expect(password).toHaveAttribute("type", "text")
    await page.getByRole("button", { name: "Hide password" }).click()
    await expect(password).toHaveAttribute("type", "password")
    await expect(password).toHaveValue("secret words")
  })

  test("after too many failed attempts even the right password has to wait, and the form says how long", async ({
    page,
    ask,
    admin,
    expectRefusals,
  }) => {
    expectRefusals(429)
    const { email, password } = admin
    const attempt = (password: string) => ask("POST", "/api/dashboard/session", { email, password })
    for (let count = 1; count <= 10; count += 1) expect((await attempt("wrong")).status()).toBe(401)
    const refused = await attempt(password)
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0)

    await page.goto("/sign-in")
    await signInByForm(page, admin)
    await expect(page.getByText(/Too many failed attempts\. Try again in \d+ minutes?\./)).toBeVisible()
    await expect(page.getByLabel("E-mail address")).toHaveValue(email)
  })

  test("where no mail is sent, the page says who can make a link to a new password", async ({
    page,
    admin,
  }) => {
    await page.goto("/sign-in")
    await page.getByRole("link", { name: "Forgotten your password?" }).click()
    await expectAccessible(page)
    await page.getByLabel("E-mail address").fill(admin.email)
    await page.getByRole("button", { name: "Send link" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Ask for a link" })).toBeFocused()
    await expect(page.getByText(`npm run openings -- password-link --email ${admin.email}`)).toBeVisible()
    await expectAccessible(page)
  })

  test("where mail is sent, the page tells nobody who has an account, and the mailed link leads to a new password @postgresql", async ({
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
      await page.getByLabel("E-mail address").fill(email)
      await page.getByRole("button", { name: "Send link" }).click()
      await expect(page.getByRole("heading", { level: 1, name: "Look into your mail" })).toBeFocused()
      await expect(page.getByText(`If somebody signs in as ${email},`)).toBeVisible()
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

  test("a link to a new password works once, and signs the person out everywhere else @both", async ({
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

    await page.goto(path)
    await page.getByLabel("New password", { exact: true }).fill("a third good password")
    await page.getByRole("button", { name: "Set password" }).click()
    await expect(page.getByText("This link no longer works. Ask for a new one.")).toBeVisible()
  })

  test("a link to a new password that lost its token says so", async ({ page }) => {
    await page.goto("/new-password")
    await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible()
    await expectAccessible(page)
  })
})

test("who is signed in already is led on from the sign-in page", async ({ page }) => {
  await page.goto("/sign-in?next=/settings/account")
  await expect(page).toHaveURL("/settings/account")
})

test("a session that has ended in mid-work leads back to where the person was after signing in again", async ({
  page,
  admin,
  records,
  expectRefusals,
}) => {
  expectRefusals(401)
  await page.goto("/settings/account?from=mail")
  await page.getByLabel("Your name").fill("Ada Renamed")
  await records.expireSessions(admin.email)
  await page.getByRole("button", { name: "Save name" }).click()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await signInByForm(page, admin)
  await expect(page).toHaveURL("/settings/account?from=mail")
})

test("a person who was removed from their only employer is told so, and not shown a broken page", async ({
  page,
  ask,
  addMember,
}) => {
  const person = await addMember("editor")
  const { data } = (await (await ask("GET", "/api/dashboard/members")).json()) as {
    data: { id: number; person: { email: string } }[]
  }
  const member = data.find((each) => each.person.email === person.email)
  expect((await ask("DELETE", `/api/dashboard/members/${member?.id}`)).status()).toBe(204)

  await page.context().clearCookies()
  await page.goto("/sign-in")
  await signInByForm(page, person)
  await expect(page.getByText("You no longer belong to an employer.")).toBeVisible()
  await expect(page).toHaveURL("/sign-in")
  await expectAccessible(page)
})

test("signing out ends the session and leads to the sign-in page", async ({ page, context }) => {
  await page.goto("/jobs")
  const cookies = await context.cookies()
  await page.getByRole("button", { name: /^Your account/ }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/sign-in")
  await page.goto("/jobs")
  await expect(page).toHaveURL(/\/sign-in/)
  await context.addCookies(cookies)
  await page.goto("/jobs")
  await expect(page).toHaveURL(/\/sign-in/)
})

test("a person of two employers switches between them @both", async ({
  page,
  ask,
  admin,
  employer,
  otherEmployer,
  otherApi,
  operator,
  passwordHash,
}) => {
  await operator.addMember(otherEmployer, { ...admin, role: "viewer", passwordHash })
  const job = await otherApi.createJob(jobBody())
  await page.goto("/settings/account")
  await page.getByRole("button", { name: `Employer: ${employer.name}` }).click()
  await page.getByRole("menuitemradio", { name: otherEmployer.name }).click()
  await expect(page).toHaveURL(`/employers/${otherEmployer.id}/jobs`)
  await expect(page.getByRole("button", { name: `Employer: ${otherEmployer.name}` })).toBeVisible()
  expect((await ask("GET", `/api/v1.1/jobs/${job.id}`)).status()).toBe(200)
  expect((await ask("DELETE", `/api/v1.1/jobs/${job.id}`)).status()).toBe(403)
})

async function signInByForm(page: Page, { email, password }: Pick<StaffMember, "email" | "password">) {
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}
