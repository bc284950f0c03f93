import type { Page } from "@playwright/test"
import { expect } from "./ui"

/** The posting's row in the table. */
export const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title })
export const titleLink = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true })
export const actionsOf = (page: Page, title: string) =>
  page.getByRole("button", { name: `Actions for “${title}”` })
export const selectBox = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `Select “${title}”` })
export const searchField = (page: Page) => page.getByRole("searchbox")
export const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Status" }).getByRole("link", { name })
/** What screen readers hear about the list. */
export const told = (page: Page) => page.getByRole("main").getByRole("status").first()

/** The rows are in the HTML, but keys and buttons work only once the script has run, which the list indicates. */
export async function openList(page: Page, path = "/jobs"): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole("region", { name: "List" })).toHaveAttribute("aria-busy", "false")
}
