import type { Page } from "@playwright/test"
import { button } from "./job-form"
import { expect } from "./ui"

export const fileHeading =
  "Reference,Title,Status,Places,Categories,Position type,Description,Application email,Pay,Pay period"

/** A row that creates a posting with the given values. */
export function line(
  reference: string,
  title: string,
  { place = "Banff, AB", pay = "25.50", category = "Hospitality and Tourism" } = {},
): string {
  const cells = [reference, title, "Active", place, category, "Full Time", "Cook well."]
  return [...cells, "jobs@example.com", pay, "Hourly"].map((cell) => `"${cell}"`).join(",")
}

export const fileOf = (...lines: string[]) => [fileHeading, ...lines].join("\r\n")

export async function openImport(page: Page): Promise<void> {
  await page.goto("/jobs/import")
  await expect(button(page, "Choose a file")).toBeVisible()
  // Unlike a click, an event that a spec dispatches does not wait until the page accepts it.
  await expect(page.getByRole("main").locator("[inert]")).toHaveCount(0)
}

export async function chooseFile(page: Page, content: string | Buffer, name = "postings.csv"): Promise<void> {
  const chooser = page.waitForEvent("filechooser")
  await button(page, "Choose a file").click()
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) })
}

export const sheetRow = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title })
export const kind = (page: Page, name: string) =>
  page.getByRole("group", { name: "Show" }).getByRole("button", { name })
export const counts = (page: Page) => page.getByRole("group", { name: "Show" }).getByRole("button")
