import type { Locator, Page } from "@playwright/test"

/** The row of a key in the list in Settings. */
export function keyRow(page: Page, name: string): Locator {
  return page.getByRole("table", { name: "API keys" }).getByRole("row").filter({ hasText: name })
}

/** Chooses an item from the menu of a key's row. */
export async function chooseForKey(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for “${name}”` }).click()
  await page.getByRole("menuitem", { name: item }).click()
}
