import { actionsOf, openList } from "../support/job-list"
import { expect, expectAccessible, type Page, test } from "../support/ui"

const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true })

test("a menu works by keyboard, and returns the focus to its button", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page)
  const actions = actionsOf(page, "Posting 1")
  await actions.press("Enter")
  await expect(item(page, "Open")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(item(page, "Edit")).toBeFocused()
  await page.keyboard.press("d")
  await expect(item(page, "Duplicate")).toBeFocused()
  await page.keyboard.press("End")
  await expect(item(page, "Delete…")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(item(page, "Open")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("menu")).toHaveCount(0)
  await expect(actions).toBeFocused()

  await actions.press("ArrowUp")
  await expect(item(page, "Delete…")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(actions).toBeFocused()

  await actions.press("ArrowDown")
  await expect(item(page, "Open")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(page.getByRole("menu")).toHaveCount(0)
  await expect(actions).toBeFocused()
})

test("a menu opens and closes by its button, and closes on a click outside", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page)
  const menu = page.getByRole("menu")
  for (const close of [() => actionsOf(page, "Posting 1").click(), () => page.mouse.click(700, 650)]) {
    await actionsOf(page, "Posting 1").click()
    await expect(menu).toBeFocused()
    await close()
    await expect(menu).toHaveCount(0)
  }
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the person's menu fits in the drawer that contains it", async ({ page }) => {
    await openList(page)
    await page.getByRole("button", { name: "Open the menu" }).click()
    const button = page.getByRole("dialog").getByRole("button", { name: /^Your account/ })
    await button.click()
    await expect(item(page, "Sign out")).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await item(page, "Your account").click()
    await expect(page).toHaveURL("/settings/account")
  })
})
