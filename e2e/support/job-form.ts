import type { Page } from "@playwright/test"
import { expect } from "./ui"

export const field = (page: Page, name: string) => page.getByRole("textbox", { name })
export const combobox = (page: Page, name: string) => page.getByRole("combobox", { name })
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
export const editor = (page: Page) => page.getByRole("textbox", { name: "Description" })
/** The form's state, as shown at its foot. */
export const standing = (page: Page) => page.getByRole("group", { name: "Saving" }).getByRole("status")
/** A posting's status in its page's header; its history uses the same words. */
export const status = (page: Page) => page.getByRole("main").locator("header")

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(editor(page)).toBeVisible()
}

/** Fills in, by keyboard, what a posting requires. */
export async function writePosting(page: Page, title = "Line cook"): Promise<void> {
  await field(page, "Title").fill(title)
  await editor(page).focus()
  await page.keyboard.type("Cook well.")
  await choose(page, "Places", "vancouver", "Vancouver, BC")
  await choose(page, "Categories", "hosp", "Hospitality and Tourism")
  await choose(page, "Position type", "", "Full Time")
  await field(page, "Email address").fill("jobs@example.com")
}

/** Publishes a posting with errors in the posting check, such as one without pay in British Columbia. */
export async function publishAnyway(page: Page): Promise<void> {
  await button(page, "Publish").click()
  await button(page, "Publish anyway").click()
}

export async function choose(page: Page, name: string, typed: string, option: string): Promise<void> {
  await combobox(page, name).focus()
  if (typed) await page.keyboard.type(typed)
  else await page.keyboard.press("Enter")
  await page.getByRole("option", { name: option, exact: true }).click()
  await page.keyboard.press("Escape")
}
