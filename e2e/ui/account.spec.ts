import { openSession } from "../support/session"
import { expect, expectAccessible, test } from "../support/ui"

const otherBrowser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"

test("a person changes their own name", async ({ page }) => {
  await page.goto("/settings/account")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account")
  const name = page.getByLabel("Your name")
  await name.fill(" ")
  await page.getByRole("button", { name: "Save name" }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Enter your name\./)
  await expectAccessible(page)

  await name.fill("Ada Lovelace")
  await page.getByRole("button", { name: "Save name" }).click()
  await expect(page.getByText("Your name was saved")).toBeVisible()
  await expect(page.getByRole("button", { name: "Your account: Ada Lovelace" })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue("Ada Lovelace")
})

test("changing one's password takes the current one, and ends one's other sessions @both", async ({
  page,
  admin,
  server,
  ask,
  expectRefusals,
}) => {
  expectRefusals(400, 429)
  const elsewhere = await openSession(server, admin)
  await page.goto("/settings/account")
  const present = page.getByLabel("Current password")
  await present.fill("not the password")
  await page.getByLabel("New password").fill("another good password")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(present).toBeFocused()
  await expect(present).toHaveAccessibleDescription(/Your current password is wrong\./)
  expect((await elsewhere.get("/api/dashboard/me")).status).toBe(200)
  // On a small screen too, whoever tried too often sees why nothing happens.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.route("**/me/password", (route) =>
    route.fulfill({ status: 429, json: { code: "rate_limited", message: "Too many attempts." } }),
  )
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(present).toHaveAccessibleDescription("Too many attempts.")
  await expect(present).toBeFocused()
  await expect(present).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("Too many attempts.")).toBeInViewport({ ratio: 1 })
  await page.unroute("**/me/password")

  await present.fill(admin.password)
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page.getByText("Your password was changed")).toBeVisible()
  await expect(present).toHaveValue("")
  expect((await elsewhere.get("/api/dashboard/me")).status).toBe(401)
  expect((await ask("GET", "/api/dashboard/me")).status()).toBe(200)
  await openSession(server, { ...admin, password: "another good password" })
})

test("a person sees where they are signed in and can end one of these sessions", async ({
  page,
  admin,
  server,
}) => {
  const elsewhere = await openSession(server.with({ "User-Agent": otherBrowser }), admin)
  await page.goto("/settings/account")
  const sessions = page.getByRole("list", { name: "Sessions" })
  await expect(sessions.getByRole("listitem")).toHaveCount(2)
  const here = sessions.getByRole("listitem").filter({ hasText: "This session" })
  await expect(here.getByRole("button")).toHaveCount(0)
  await expect(here).toContainText("with your password")
  await expectAccessible(page)

  await sessions.getByRole("button", { name: "Sign out: Firefox on Windows" }).click()
  await expect(sessions.getByRole("listitem")).toHaveCount(1)
  await expect(here).toBeVisible()
  await expect(sessions).toBeFocused()
  expect((await elsewhere.get("/api/dashboard/me")).status).toBe(401)
})

test("nobody can end someone else's session", async ({ page, addMember, server, ask }) => {
  const other = await openSession(server, await addMember("viewer"))
  const { body } = await other.get<{ data: { id: number }[] }>("/api/dashboard/me/sessions")
  expect(body.data).toHaveLength(1)
  expect((await ask("DELETE", `/api/dashboard/me/sessions/${body.data[0]?.id}`)).status()).toBe(404)
  expect((await other.get("/api/dashboard/me")).status).toBe(200)
  await page.goto("/settings/account")
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1)
})

test("the settings open on the employer for an admin, and name every section", async ({ page }) => {
  await page.goto("/settings")
  await expect(page).toHaveURL("/settings/employer")
  const parts = page.getByRole("navigation", { name: "Settings", exact: true }).getByRole("link")
  await expect(parts).toHaveText([
    ...[
      "Employer",
      "Posting check",
      "Members",
      "API keys",
      "Webhooks",
      "Requests",
      "Activity",
      "Records",
      "Account",
    ],
  ])
})

for (const role of ["editor", "viewer"] as const) {
  test.describe(`an ${role}`.replace("an v", "a v"), () => {
    test.use({ startAs: role })

    test("finds only their own account in the settings, and is told who can see the rest", async ({
      page,
    }) => {
      await page.goto("/settings")
      await expect(page).toHaveURL("/settings/account")
      await expect(
        page.getByRole("navigation", { name: "Settings", exact: true }).getByRole("link"),
      ).toHaveText(["Account"])
      for (const part of ["employer", "members", "api-keys", "requests", "activity"]) {
        await page.goto(`/settings/${part}`)
        await expect(page.getByText("Only admins can see this page")).toBeVisible()
        await expect(page.getByText(`is ${role}. An admin can make you an admin`)).toBeVisible()
      }
      await expectAccessible(page)
    })
  })
}
