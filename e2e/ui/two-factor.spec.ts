import { openSession } from "../support/session"
import { sessionOf } from "../support/page-session"
import { signInByForm } from "../support/sign-in-form"
import { challenge, codeOf, nextCodeOf, setUpApp, wrongCodeOf } from "../support/two-factor"
import { expect, expectAccessible, type Page, test } from "../support/ui"

const secretOf = async (page: Page) => page.getByLabel("Or type this key into the app").inputValue()

test("a person sets up an authenticator app, keeps the recovery codes, and removes it again", async ({
  page,
  admin,
  server,
  expectRefusals,
}) => {
  test.slow()
  expectRefusals(400)
  await page.goto("/settings/account")
  const section = page.getByRole("group", { name: "Two-factor sign-in" })
  await section.getByRole("button", { name: "Set up an authenticator app" }).click()
  const dialog = page.getByRole("dialog")
  const password = dialog.getByLabel("Your password")
  await expect(password).toBeFocused()
  await password.fill("not the password")
  await page.keyboard.press("Enter")
  await expect(password).toHaveAccessibleDescription(/That password is wrong/)
  await expect(dialog.getByRole("alert")).toContainText("That password is wrong")
  await expectAccessible(page, "password")
  await password.fill(admin.password)
  await page.keyboard.press("Enter")

  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
  await expectAccessible(page, "QR code")
  // Six digits can be typed at once; whoever gives up is back where they began.
  await expect(dialog.getByLabel("Code shown in the app")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(section.getByRole("button", { name: "Set up an authenticator app" })).toBeFocused()
  await page.keyboard.press("Enter")
  await password.fill(admin.password)
  await page.keyboard.press("Enter")
  const secret = await secretOf(page)
  const code = dialog.getByLabel("Code shown in the app")
  await expect(code).toHaveAttribute("autocomplete", "one-time-code")
  await code.fill(wrongCodeOf(secret.replace(/ /g, "")))
  await page.keyboard.press("Enter")
  await expect(code).toHaveAccessibleDescription(/This code is wrong/)
  await expect(code).toBeFocused()
  const right = codeOf(secret)
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await page.keyboard.press("Enter")

  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  await expectAccessible(page, "recovery codes")
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("Close without keeping the codes?")
  await page.getByRole("button", { name: "Back to the codes" }).click()
  const downloading = page.waitForEvent("download")
  await dialog.getByRole("link", { name: "Download codes" }).click()
  const file = await (await downloading).createReadStream()
  const text = (await file.toArray()).join("")
  expect(text).toContain(await codes.first().innerText())
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(section).toBeFocused()
  await expect(section).toContainText("10 recovery codes are left")
  await expectAccessible(page, "on")
  await challenge(server, admin)

  await section.getByRole("button", { name: "Remove the app" }).click()
  await dialog.getByLabel("Your password").fill(admin.password)
  await dialog.getByRole("button", { name: "Remove the app" }).click()
  await expect(section).toContainText("You don’t have an authenticator app yet")
  await openSession(server, admin)
})

test("recovery codes can be closed without having been saved, and the focus goes back", async ({
  page,
  admin,
  server,
}) => {
  test.slow()
  await setUpApp(await sessionOf(page, server), admin)
  await page.goto("/settings/account")
  const section = page.getByRole("group", { name: "Two-factor sign-in" })
  await section.getByRole("button", { name: "Make new recovery codes" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Your password").fill(admin.password)
  await page.keyboard.press("Enter")
  await dialog.getByRole("button", { name: "Done" }).click()
  await page.getByRole("button", { name: "Close anyway" }).press("Enter")
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await expect(section).toBeFocused()
})

test.describe("signed out", () => {
  test.use({ startAs: null })

  test("someone with an app signs in by keyboard, with a code pasted as copied", async ({
    page,
    admin,
    server,
    expectRefusals,
  }) => {
    expectRefusals(400)
    const { secret } = await setUpApp(await openSession(server, admin), admin)
    await page.goto("/sign-in?next=/settings/account")
    await signInByForm(page, admin)
    const code = page.getByLabel("Code", { exact: true })
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute("inputmode", "numeric")
    await expect(code).toHaveAttribute("autocomplete", "one-time-code")
    await expectAccessible(page)
    await code.fill(wrongCodeOf(secret))
    await page.keyboard.press("Enter")
    await expect(code).toHaveAccessibleDescription(/This code is wrong or was used before/)
    await expect(code).toBeFocused()
    const right = nextCodeOf(secret)
    await page.keyboard.insertText(` ${right.slice(0, 3)} ${right.slice(3)} `)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/settings/account")
  })

  test("someone without their phone signs in with a recovery code", async ({ page, admin, server }) => {
    const { recoveryCodes } = await setUpApp(await openSession(server, admin), admin)
    await page.goto("/sign-in")
    await signInByForm(page, admin)
    await page.getByRole("button", { name: "Use a recovery code" }).click()
    const code = page.getByLabel("Recovery code")
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill(recoveryCodes[0]?.toUpperCase() ?? "")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/jobs")
    await page.goto("/settings/account")
    await expect(page.getByText("9 recovery codes are left")).toBeVisible()
  })

  test("a remembered browser is not asked for a code until all are forgotten", async ({
    page,
    admin,
    server,
  }) => {
    test.slow()
    const { secret } = await setUpApp(await openSession(server, admin), admin)
    await page.goto("/sign-in?next=/settings/account")
    await signInByForm(page, admin)
    await page.getByLabel("Don’t ask for a second step on this browser for 30 days").check()
    await expectAccessible(page)
    await page.getByLabel("Code", { exact: true }).fill(nextCodeOf(secret))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/settings/account")
    const signOut = async () => {
      // After this, nothing sends requests anymore.
      await page.goto("about:blank")
      const answer = await page.request.delete("/api/dashboard/session", {
        headers: { Origin: server.baseUrl },
      })
      expect(answer.status()).toBe(204)
    }
    await signOut()
    await page.goto("/sign-in?next=/settings/account")
    await signInByForm(page, admin)
    await expect(page).toHaveURL("/settings/account")

    const section = page.getByRole("group", { name: "Two-factor sign-in" })
    await expect(section).toContainText("1 remembered browser doesn’t ask for a code.")
    await expectAccessible(page, "remembered")
    await section.getByRole("button", { name: "Forget all browsers" }).click()
    await expect(page.getByText("All browsers ask for a code again")).toBeVisible()
    await expect(section.getByRole("button", { name: "Forget all browsers" })).toHaveCount(0)
    await expect(section).toBeFocused()
    await signOut()
    await page.goto("/sign-in")
    await signInByForm(page, admin)
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused()
  })

  test("someone who takes too long is brought back to the password and told why", async ({
    page,
    admin,
    server,
    records,
    expectRefusals,
  }) => {
    expectRefusals(401)
    const { secret } = await setUpApp(await openSession(server, admin), admin)
    await page.goto("/sign-in")
    await signInByForm(page, admin)
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused()
    await records.expireChallenges(admin.email)
    await page.getByLabel("Code", { exact: true }).fill(nextCodeOf(secret))
    await page.keyboard.press("Enter")
    await expect(page.getByText("That took too long. Enter your password again.")).toBeVisible()
    await expect(page.getByLabel("Email address")).toHaveValue(admin.email)
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused()
    await expectAccessible(page)
  })
})
