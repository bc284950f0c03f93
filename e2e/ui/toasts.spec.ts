import type { Page } from "@playwright/test"
import { actionsOf, openList, row, selectBox } from "../support/job-list"
import { expect, test } from "../support/ui"

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("listitem")
const undo = (page: Page) => toasts(page).getByRole("button", { name: "Undo" })

async function act(page: Page, title: string, item: string) {
  await actionsOf(page, title).click()
  await page.getByRole("menuitem", { name: item }).click()
}

test("a new message about a posting replaces the previous one and its undo", async ({ page, makeJobs }) => {
  await makeJobs(2)
  await openList(page)
  await act(page, "Posting 1", "Archive")
  await expect(toasts(page)).toContainText(["“Posting 1” was archived"])
  await act(page, "Posting 1", "Publish")
  await expect(toasts(page)).toContainText(["“Posting 1” was published"])
  await act(page, "Posting 2", "Archive")
  await expect(toasts(page)).toHaveCount(2)
  await act(page, "Posting 1", "Delete…")
  await page.getByRole("button", { name: "Delete posting" }).click()
  await expect(toasts(page)).toContainText(["“Posting 2” was archived", "“Posting 1” was deleted"])
  await expect(toasts(page)).toHaveCount(2)
  await expect(undo(page)).toHaveCount(2)
})

test("an undo disappears when its postings are changed again, one by one or in bulk", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(2)
  await openList(page)
  await act(page, "Posting 1", "Archive")
  await expect(undo(page)).toHaveCount(1)
  await selectBox(page, "Posting 1").check()
  await selectBox(page, "Posting 2").check()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByRole("button", { name: "Publish 1 posting" }).click()
  await expect(page.getByRole("dialog", { name: "1 posting published" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(row(page, "Posting 1")).toContainText("Active")
  await expect(toasts(page)).toHaveCount(0)
  await act(page, "Posting 1", "Archive")
  await expect(toasts(page)).toContainText(["“Posting 1” was archived"])
  await expect(toasts(page)).toHaveCount(1)
})

test("no undo is offered after signing out", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page)
  await act(page, "Posting 1", "Archive")
  await expect(undo(page)).toBeVisible()
  await page.getByRole("button", { name: /^Your account/ }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/sign-in")
  await expect(undo(page)).toHaveCount(0)
})
