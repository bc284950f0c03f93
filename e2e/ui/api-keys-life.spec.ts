import { ApiClient } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { chooseForKey, keyRow } from "../support/key-rows"
import { expectRefused, test } from "../support/keys"
import { expect, expectAccessible } from "../support/ui"

const place = "/settings/api-keys"

test.describe("a key's life", () => {
  test("a key is renamed", async ({ page, keys }) => {
    await keys.created({ name: "Old name" })
    await page.goto(place)
    await chooseForKey(page, "Old name", "Rename…")
    await page.getByRole("textbox", { name: "Name" }).fill("New name")
    await page.keyboard.press("Enter")
    await expect(keyRow(page, "New name")).toBeVisible()
    await expect(keyRow(page, "Old name")).toBeHidden()
  })

  test("a key is paused and resumed at once, with an undo", async ({ page, keys }) => {
    const { api } = await keys.created({ name: "Feed" })
    await page.goto(place)
    await chooseForKey(page, "Feed", "Pause")
    await expect(keyRow(page, "Feed")).toContainText("Paused")
    expectRefused(await api.get("/me"))
    const toasts = page.getByRole("region", { name: "Notifications" })
    // Elsewhere, the undo still works and says what came of it.
    await page.getByRole("link", { name: "Postings", exact: true }).click()
    await expect(page.getByRole("heading", { name: "Postings", level: 1 })).toBeVisible()
    await toasts.getByRole("button", { name: "Resume" }).click()
    await expect(toasts).toContainText("The key works again")
    await page.goto(place)
    await expect(keyRow(page, "Feed")).not.toContainText("Paused")
    expect((await api.get("/me")).status).toBe(200)
    await chooseForKey(page, "Feed", "Pause")
    await expect(keyRow(page, "Feed")).toContainText("Paused")
    await chooseForKey(page, "Feed", "Resume")
    await expect(keyRow(page, "Feed")).not.toContainText("Paused")
  })

  test("a key is rotated by keyboard, and both keys are shown until the old one ends", async ({
    page,
    keys,
  }) => {
    const { key, api } = await keys.created({ name: "Feed" })
    await page.goto(place)
    await page.getByRole("button", { name: "Actions for “Feed”" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("menuitem", { name: "Rename…" })).toBeFocused()
    await page.keyboard.press("r")
    await expect(page.getByRole("menuitem", { name: "Rotate…" })).toBeFocused()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Rotate “Feed”?" })
    const choices = dialog.getByRole("radiogroup", { name: /How long the old key/ }).getByRole("radio")
    await expect(choices).toHaveCount(4)
    await expect(dialog.getByRole("radio", { name: "24 hours" })).toBeChecked()
    await dialog.getByRole("radio", { name: "24 hours" }).focus()
    await page.keyboard.press("ArrowDown")
    await expect(dialog.getByRole("radio", { name: "7 days" })).toBeChecked()
    await dialog.getByRole("button", { name: "Rotate key" }).focus()
    await page.keyboard.press("Enter")
    const shown = page.getByRole("dialog", { name: "Copy the key" })
    await expect(shown).toContainText(`The old key ${key.prefix}…${key.lastFour} works until`)
    const secret = await shown.getByRole("textbox", { name: "API key" }).inputValue()
    await shown.getByRole("button", { name: "Copy key" }).click()
    await shown.getByRole("button", { name: "Done" }).click()
    await expect(keyRow(page, "Feed")).toHaveCount(2)
    await expect(keyRow(page, "Feed").nth(1)).toContainText("Replaced")
    await expect(keyRow(page, "Feed").nth(1)).toContainText("Works until")
    for (const each of [api, new ApiClient(api.baseUrl, { "API-Key": secret })]) {
      expect((await each.get("/me")).status).toBe(200)
    }
  })

  test("a double click on Rotate rotates once and shows the new key", async ({ page, keys }) => {
    await keys.created({ name: "Feed" })
    await page.goto(place)
    await chooseForKey(page, "Feed", "Rotate…")
    await page.getByRole("button", { name: "Rotate key" }).dblclick()
    const shown = page.getByRole("dialog", { name: "Copy the key" })
    await expect(shown.getByRole("textbox", { name: "API key" })).toHaveValue(/^opn_/)
    await expect(keyRow(page, "Feed")).toHaveCount(2)
  })

  test("what is confirmed without a connection fails at once, and isn't done later", async ({
    page,
    keys,
    expectRefusals,
  }) => {
    expectRefusals("unreachable")
    const { api } = await keys.created({ name: "Feed" })
    await page.goto(place)
    await chooseForKey(page, "Feed", "Revoke…")
    const dialog = page.getByRole("alertdialog")
    await expect(dialog).toContainText("It has never been used.")
    await page.context().setOffline(true)
    await dialog.getByRole("button", { name: "Revoke key" }).click()
    await expect(dialog.getByRole("alert")).toBeVisible()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect(dialog).toBeHidden()
    await page.context().setOffline(false)
    await expect(page.getByText("You are offline")).toBeHidden()
    await page.reload()
    await expect(keyRow(page, "Feed")).toBeVisible()
    expect((await api.get("/me")).status).toBe(200)
  })

  test("revoking shows the key's recent use, defaults to Cancel, and ends the key", async ({
    page,
    keys,
    operator,
  }) => {
    const { key, api } = await keys.created({ name: "Feed" })
    await operator.addCalls(key.id, today("UTC"), 311)
    await api.get("/me", { "User-Agent": "feed/1.0" })
    await expect.poll(async () => (await keys.listed(key.id)).calls.at(-1), { timeout: 15_000 }).toBe(312)
    await page.goto(place)
    await chooseForKey(page, "Feed", "Revoke…")
    const dialog = page.getByRole("alertdialog", { name: "Revoke “Feed”?" })
    await expect(dialog).toContainText("It made 312 calls in the last 7 days, the last one just now")
    await expect(dialog).toContainText("from 127.0.0.1 with feed/1.0")
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(dialog).toBeHidden()
    expect((await api.get("/me")).status).toBe(200)
    await chooseForKey(page, "Feed", "Revoke…")
    await dialog.getByRole("button", { name: "Revoke key" }).click()
    await expect(keyRow(page, "Feed")).toBeHidden()
    expectRefused(await api.get("/me"))
    await page.getByRole("button", { name: "1 key revoked or replaced" }).click()
    await expect(page.getByRole("table", { name: "Keys that have ended" })).toContainText("Feed")
    await chooseForKey(page, "First key", "Revoke…")
    await expect(page.getByRole("alertdialog")).toContainText("It has never been used.")
  })
})

test.describe("is accessible, in light and dark, on a laptop and a phone:", () => {
  test("the list in each of its states", async ({ page, keys, operator, employer }) => {
    const { key } = await keys.created({ name: "Paused", expires: daysAfter(today("UTC"), 3) })
    await keys.change(key.id, { paused: true })
    const rotated = await keys.created({ name: "Rotated" })
    await keys.rotate(rotated.key.id, 24)
    const revoked = await keys.created({ name: "Revoked" })
    await keys.revoke(revoked.key.id)
    await operator.createKey(employer, { expiresAt: new Date(Date.now() - 1000) })
    await page.goto(place)
    await page.getByRole("button", { name: "1 key revoked or replaced" }).click()
    await expect(page.getByRole("table", { name: "Keys that have ended" })).toBeVisible()
    await expectAccessible(page, "the list")
  })

  test("the dialog that creates a key, with its errors", async ({ page }) => {
    await page.goto(place)
    await page.getByRole("button", { name: "Create key" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Expires").selectOption("On a date")
    await dialog.getByRole("button", { name: "Create key" }).click()
    await expect(dialog.getByText("Enter a name")).toBeVisible()
    await expectAccessible(page, "creating")
  })

  test("the dialog that shows the secret", async ({ page }) => {
    await page.goto(place)
    await page.getByRole("button", { name: "Create key" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: "Name" }).fill("Feed")
    await dialog.getByRole("button", { name: "Create key" }).click()
    await expect(page.getByRole("textbox", { name: "API key" })).toBeVisible()
    await expectAccessible(page, "the secret")
  })

  for (const [item, name] of [
    ["Rename…", "Rename the key"],
    ["Rotate…", "Rotate “First key”?"],
    ["Revoke…", "Revoke “First key”?"],
  ] as const) {
    test(`the dialog of ${item}`, async ({ page }) => {
      await page.goto(place)
      await chooseForKey(page, "First key", item)
      await expect(page.getByRole(item === "Revoke…" ? "alertdialog" : "dialog", { name })).toBeVisible()
      await expectAccessible(page, name)
    })
  }
})
