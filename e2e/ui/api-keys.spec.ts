import { daysAfter, today } from "../support/dates"
import { keyRow } from "../support/key-rows"
import { test } from "../support/keys"
import { expect } from "../support/ui"

const place = "/settings/api-keys"

test.describe("creating a key", () => {
  test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]))

  test("works by keyboard: the secret is shown once, copied, and its curl line works", async ({
    page,
    server,
    employer,
  }) => {
    await page.goto(place)
    await page.getByRole("button", { name: "Create key" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused()
    await page.keyboard.type("Careers site")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("checkbox", { name: "Read postings" })).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Copy the key “Careers site”" })
    const field = dialog.getByRole("textbox", { name: "API key" })
    await expect(field).toBeFocused()
    const secret = await field.inputValue()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(dialog.getByText("Copied")).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)

    const curl = (await dialog.getByLabel("Try it").innerText()).trim()
    const [, url = "", sent] = /^curl (\S+) \\\n-H 'API-Key: (\S+)'$/.exec(curl) ?? []
    expect(sent).toBe(secret)
    expect(new URL(url).origin).toBe(new URL(page.url()).origin)
    const me = await server.with({ "API-Key": secret }).get(new URL(url).pathname)
    expect(me.body).toMatchObject({
      name: "Careers site",
      scopes: ["jobs:read"],
      employer: { id: employer.id },
    })

    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("button", { name: "Create key" })).toBeFocused()
    await expect(keyRow(page, "Careers site")).toContainText(`${secret.slice(0, 8)}…${secret.slice(-4)}`)
    expect(await page.content()).not.toContain(secret)
    await page.reload()
    await expect(keyRow(page, "Careers site")).toBeVisible()
    expect(await page.content()).not.toContain(secret)
  })

  test("warns before closing a key that has not been copied", async ({ page }) => {
    await page.goto(place)
    await page.getByRole("button", { name: "Create key" }).click()
    await page.getByRole("textbox", { name: "Name" }).fill("Careers site")
    await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click()
    const secretDialog = page.getByRole("dialog", { name: "Copy the key" })
    const warning = page.getByRole("alertdialog", { name: "Close without copying the key?" })
    for (const close of ["Done", "Close"]) {
      await secretDialog.getByRole("button", { name: close, exact: true }).click()
      await expect(warning.getByRole("button", { name: "Back to the key" })).toBeFocused()
      await page.keyboard.press("Enter")
      await expect(warning).toBeHidden()
    }
    await page.keyboard.press("Escape")
    await warning.getByRole("button", { name: "Close anyway" }).click()
    await expect(secretDialog).toBeHidden()
  })

  test("shows each error beside its field", async ({ page, keys }) => {
    await page.goto(place)
    await page.getByRole("button", { name: "Create key" }).click()
    const dialog = page.getByRole("dialog")
    for (const scope of ["Read postings", "Write postings"]) {
      await dialog.getByRole("checkbox", { name: scope }).uncheck()
    }
    await dialog.getByLabel("Expires").selectOption("On a date")
    await dialog.getByLabel("Last day").fill("")
    await dialog.getByRole("button", { name: "Create key" }).click()
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Enter a name/)
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused()
    await expect(dialog.getByRole("group", { name: "Scopes" })).toHaveAccessibleDescription(
      /Choose at least one scope/,
    )
    await expect(dialog.getByLabel("Last day")).toHaveAccessibleDescription(/Choose the last day/)
    expect(await keys.list()).toHaveLength(1)
  })

  test("offers 30 days, 90 days, a year, a date and never, each with advice", async ({ page, keys }) => {
    await page.goto(place)
    const now = today("UTC")
    for (const [choice, advice, days] of [
      ["In 30 days", "For a trial", 30],
      ["In 90 days", "every quarter", 90],
      ["In 1 year", "Put its rotation", 365],
      ["Never", "until someone revokes it", null],
      ["On a date", "to the end of this day", 10],
    ] as const) {
      await page.getByRole("button", { name: "Create key" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("textbox", { name: "Name" }).fill(choice)
      await dialog.getByLabel("Expires").selectOption(choice)
      await expect(dialog.getByText(advice)).toBeVisible()
      if (choice === "On a date") await dialog.getByLabel("Last day").fill(daysAfter(now, 10))
      await dialog.getByRole("button", { name: "Create key" }).click()
      await page.getByRole("button", { name: "Copy key" }).click()
      await page.getByRole("button", { name: "Done" }).click()
      const made = (await keys.list()).find(({ name }) => name === choice)
      expect(made?.expiresAt?.slice(0, 10) ?? null).toBe(days === null ? null : daysAfter(now, days))
    }
  })
})

test.describe("the list", () => {
  test("shows scopes, creator, expiry in its last 14 days, last use and the calls of 7 days", async ({
    page,
    keys,
    admin,
    operator,
  }) => {
    const { key, api } = await keys.created({
      name: "ATS sync",
      scopes: ["jobs:read", "confidential"],
      expires: daysAfter(today("UTC"), 14),
    })
    await keys.created({ name: "Long", expires: daysAfter(today("UTC"), 15) })
    await operator.addCalls(key.id, daysAfter(today("UTC"), -2), 1_239)
    await api.get("/me", { "User-Agent": "ats-sync/2.1" })
    await expect
      .poll(async () => (await keys.listed(key.id)).lastUsed?.userAgent, { timeout: 15_000 })
      .toBe("ats-sync/2.1")
    await page.goto(place)
    const row = keyRow(page, "ATS sync")
    for (const words of [
      `${key.prefix}…${key.lastFour}`,
      "Read, confidential",
      `by ${admin.name}`,
      "14 days left",
      "just now",
      "127.0.0.1 · ats-sync/2.1",
    ]) {
      await expect(row).toContainText(words)
    }
    await expect(row.getByRole("img", { name: "1,240 calls in the last 7 days" })).toBeVisible()
    await expect(keyRow(page, "Long")).not.toContainText("left")
    await expect(keyRow(page, "First key")).toContainText("Everything")
    await expect(keyRow(page, "First key")).toContainText("by the operator")
  })

  test("offers to create the first key when there is none, and sets ended keys apart", async ({
    page,
    keys,
  }) => {
    const [first] = await keys.list()
    await keys.revoke(first?.id ?? 0)
    await page.goto(place)
    await expect(page.getByRole("heading", { name: "No key works" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Create a key" })).toBeVisible()
    await page.getByRole("button", { name: "1 key revoked or replaced" }).click()
    await expect(page.getByRole("table", { name: "Keys that have ended" })).toContainText("Revoked")
  })

  test("says when it cannot be loaded, and can be retried", async ({ page, expectRefusals }) => {
    expectRefusals(403)
    const refuse = "**/api/dashboard/api-keys"
    await page.route(refuse, (route) =>
      route.fulfill({ status: 403, json: { code: "forbidden", message: "Not now." } }),
    )
    await page.goto(place)
    await expect(page.getByRole("alert").filter({ hasText: "The keys could not be loaded" })).toContainText(
      "Not now.",
    )
    await page.unroute(refuse)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(keyRow(page, "First key")).toBeVisible()
  })

  test("is for admins: others are told what they lack and who can grant it", async ({ page, signInAs }) => {
    await signInAs("editor")
    await page.goto(place)
    await expect(page.getByRole("heading", { name: "Only admins can see this page" })).toBeVisible()
    await expect(page.getByText("Your role at Acme Kitchens is editor.")).toContainText("An admin can")
    await expect(page.getByRole("button", { name: "Create key" })).toBeHidden()
  })
})
