import type { Locator, Page } from "@playwright/test"

/** The posting check beside the form. */
export const panel = (page: Page): Locator => page.getByRole("region", { name: "Posting check" })

/** How many findings of each severity it shows. */
export const findingCounts = (page: Page): Locator => panel(page).getByRole("status")
