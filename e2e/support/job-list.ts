import type { Page } from "@playwright/test"

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
/** What screen readers are told of the list. */
export const told = (page: Page) => page.getByRole("main").getByRole("status").first()
