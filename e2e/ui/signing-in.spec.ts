import { signInByForm } from "../support/sign-in-form"
import { expect, expectAccessible, test } from "../support/ui"

test.describe("signed out", () => {
  test.use({ startAs: null })

  test("a visitor signs in and gets to the page they asked for @both", async ({ page, admin }) => {
    await page.goto("/settings/account?from=mail")
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Openings")
    await expectAccessible(page)
    await signInByForm(page, admin)
    await expect(page).toHaveURL("/settings/account?from=mail")
    await page.goBack()
    await expect(page).not.toHaveURL(/sign-in/)
  })

  test("submitting before the page's script has loaded does nothing", async ({ page, admin }) => {
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

  test("signing in never redirects to another site, whatever the URL says", async ({ page, admin }) => {
    await page.goto(`/sign-in?next=${encodeURIComponent("//evil.example/jobs")}`)
    await signInByForm(page, admin)
    await expect(page).toHaveURL("/jobs")
  })

  test("a wrong password and an unknown account get the same message, and the email address stays", async ({
    page,
    admin,
    expectRefusals,
  }) => {
    expectRefusals(401)
    await page.goto("/sign-in")
    const email = page.getByLabel("Email address")
    const password = page.getByLabel("Password", { exact: true })
    const wrong = page.getByText("The email address or the password is wrong.")

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

  test("missing fields are marked, and the first has the focus", async ({ page }) => {
    await page.goto("/sign-in")
    await page.getByRole("button", { name: "Sign in" }).click()
    await expect(page.getByLabel("Email address")).toBeFocused()
    await expect(page.getByLabel("Email address")).toHaveAccessibleDescription("Enter your email address.")
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
    await expect(page.getByLabel("Email address")).toHaveValue(email)
  })
})

test("someone already signed in is redirected from the sign-in page", async ({ page }) => {
  await page.goto("/sign-in?next=/settings/account")
  await expect(page).toHaveURL("/settings/account")
})

test("when a session ends mid-work, signing in again leads back to the same page", async ({
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

test("a person removed from their only employer is told so, and does not see a broken page", async ({
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
