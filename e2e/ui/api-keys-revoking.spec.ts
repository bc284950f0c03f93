import type { Page } from "@playwright/test"
import { chooseForKey, keyRow } from "../support/key-rows"
import { expectRefused, type Keys, test } from "../support/keys"
import { expect, expectAccessible } from "../support/ui"

const place = "/settings/api-keys"
const dialogOf = (page: Page) => page.getByRole("alertdialog", { name: "Revoke “Feed”?" })

async function rotated(keys: Keys) {
  const first = await keys.created({ name: "Feed" })
  const { body: second } = await keys.rotate(first.key.id, 24)
  return { old: first, new: { ...second, api: keys.api(second.secret) } }
}

async function askToRevoke(page: Page, lastFour: string) {
  await page.getByRole("button", { name: `Actions for “Feed”, ${lastFour}` }).click()
  await page.getByRole("menuitem", { name: "Revoke…" }).click()
}

test("the question before revoking shows the key's latest use, not what the list had loaded", async ({
  page,
  keys,
}) => {
  const { api } = await keys.created({ name: "Feed" })
  await page.goto(place)
  await expect(keyRow(page, "Feed")).toContainText("Never")
  await api.get("/me", { "User-Agent": "feed/1.0" })
  await chooseForKey(page, "Feed", "Revoke…")
  await expect(dialogOf(page)).toContainText("It made 1 call in the last 7 days, the last one just now")
  await expect(dialogOf(page)).not.toContainText("It has never been used.")
})

test("revoking a rotated key names the one that still works, and leaves it alone", async ({ page, keys }) => {
  const both = await rotated(keys)
  await page.goto(place)
  await askToRevoke(page, both.new.key.lastFour)
  const { prefix, lastFour } = both.old.key
  await expect(dialogOf(page)).toContainText(`${prefix}…${lastFour}, which it replaced, still works until`)
  await expectAccessible(page, "revoking a rotated key")
  await dialogOf(page).getByRole("button", { name: "Revoke key" }).click()
  await expect(page.getByText("The key was revoked")).toBeVisible()
  expectRefused(await both.new.api.get("/me"))
  expect((await both.old.api.get("/me")).status).toBe(200)
})

test("a rotated key and the one it replaced can be revoked together", async ({ page, keys }) => {
  const both = await rotated(keys)
  await page.goto(place)
  await askToRevoke(page, both.new.key.lastFour)
  await dialogOf(page)
    .getByRole("checkbox", { name: /^Also revoke/ })
    .check()
  await dialogOf(page).getByRole("button", { name: "Revoke both keys" }).click()
  await expect(page.getByText("Both keys were revoked")).toBeVisible()
  for (const { api } of [both.old, both.new]) expectRefused(await api.get("/me"))
})

test("revoking a replaced key says that its successor keeps working", async ({ page, keys }) => {
  const both = await rotated(keys)
  await page.goto(place)
  await askToRevoke(page, both.old.key.lastFour)
  const { prefix, lastFour } = both.new.key
  await expect(dialogOf(page)).toContainText(`${prefix}…${lastFour}, which has replaced it, still works.`)
  await expect(dialogOf(page).getByRole("checkbox")).toHaveCount(0)
})

test("the offer to resume a key disappears when the key is rotated or revoked", async ({ page, keys }) => {
  await keys.created({ name: "Feed" })
  await page.goto(place)
  const resume = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Resume" })
  await chooseForKey(page, "Feed", "Pause")
  await expect(resume).toBeVisible()
  await chooseForKey(page, "Feed", "Revoke…")
  await dialogOf(page).getByRole("button", { name: "Revoke key" }).click()
  await expect(page.getByText("The key was revoked")).toBeVisible()
  await expect(resume).toBeHidden()
})
