import type { Locator, Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { button, combobox, editor, field, openForm, standing, status } from "../support/job-form"
import { openList } from "../support/job-list"
import { expect, test } from "../support/ui"

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  await expect(target).toBeFocused()
}

test("a posting is written, previewed, published, archived, republished and deleted using only the keyboard", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(1)
  await openList(page)
  await expect(page.getByRole("link", { name: "Posting 1", exact: true })).toBeVisible()
  await page.keyboard.press("n")
  const { keyboard } = page
  const press = async (name: string) => {
    await tabTo(page, button(page, name))
    await keyboard.press("Enter")
  }
  await tabTo(page, field(page, "Title"))
  await keyboard.type("Line cook")
  await tabTo(page, editor(page))
  await keyboard.type("Cook well.")
  await tabTo(page, combobox(page, "Places"))
  await keyboard.type("vancouver")
  await expect(page.getByRole("option", { name: "Vancouver, BC", exact: true })).toBeVisible()
  await keyboard.press("Enter")
  await expect(combobox(page, "Places")).toHaveValue("")
  await tabTo(page, combobox(page, "Categories"))
  await keyboard.type("hospitality")
  await expect(page.getByRole("option")).toHaveCount(1)
  await keyboard.press("Enter")
  await expect(combobox(page, "Categories")).toHaveValue("")
  await tabTo(page, combobox(page, "Position type"))
  await keyboard.press("Enter")
  // A list that has just opened accepts keys once it has the focus.
  await expect(page.getByRole("listbox")).toBeVisible()
  await expect(page.locator("[role=listbox]:focus-within")).toBeVisible()
  await keyboard.press("Home")
  await keyboard.press("Enter")
  await expect(combobox(page, "Position type")).toHaveText("Full Time")
  await tabTo(page, field(page, "Email address"))
  await keyboard.type("jobs@example.com")
  await press("Save draft")
  await expect(standing(page)).toHaveText(/^Saved/)
  await keyboard.press("Shift+Tab")
  await keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "On a desktop" })).toContainText("Cook well.")
  await keyboard.press("Escape")
  await press("Publish")
  await press("Publish anyway")
  await expect(page.getByText("“Line cook” was published")).toBeVisible()
  await press("More actions")
  await expect(page.getByRole("menuitem", { name: "Archive" })).toBeVisible()
  await keyboard.type("a")
  await keyboard.press("Enter")
  await expect(status(page).getByText("Archived", { exact: true })).toBeVisible()
  await keyboard.press("F6")
  await press("Undo")
  await expect(status(page).getByText("Active", { exact: true })).toBeVisible()
  await press("More actions")
  await expect(page.getByRole("menuitem", { name: "Delete…" })).toBeVisible()
  await keyboard.press("End")
  await keyboard.press("Enter")
  await press("Delete posting")
  await expect(page).toHaveURL("/jobs")
  await expect(page.getByText("“Line cook” was deleted")).toBeVisible()
})

test("what has the focus is never behind the bar at the bottom", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ status: "draft" }))
  for (const size of [
    { width: 1280, height: 700 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size)
    await openForm(page, `/jobs/${job.id}/edit`)
    await field(page, "Title").focus()
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab")
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const bar = document.querySelector("[data-page-bar]")
        if (!focused || !bar || bar.contains(focused) || focused === document.body) return false
        const { bottom, height } = focused.getBoundingClientRect()
        // The editor may be higher than the page.
        return height < 200 && bottom > bar.getBoundingClientRect().top
      })
      expect(hidden, `${size.width} px, after ${step + 1} tabs`).toBe(false)
    }
  }
})
