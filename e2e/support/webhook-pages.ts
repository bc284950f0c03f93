import type { Locator } from "@playwright/test"
import { expect, type Page } from "./ui"

export const webhooksPlace = "/settings/webhooks"

/** The card of a webhook in the list in Settings. */
export function webhookCard(page: Page, text: string): Locator {
  return page.getByRole("list", { name: "Webhooks" }).locator("[data-webhook]").filter({ hasText: text })
}

/** Chooses an item from a webhook's menu. */
export async function chooseForWebhook(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for “${name}”` }).click()
  await page.getByRole("menuitem", { name: item }).click()
}

/** The deliveries on a webhook's page, without the header. */
export function deliveryRows(page: Page): Locator {
  return deliveryRowsIn(page, "Deliveries")
}

/** The same in a table whose name is in another language. */
export function deliveryRowsIn(page: Page, name: string): Locator {
  return page.getByRole("table", { name }).locator("tbody").getByRole("row")
}

export async function openDeliveries(page: Page, id: number, query = ""): Promise<void> {
  await page.goto(`${webhooksPlace}/${id}${query}`)
  await expect(page.getByRole("navigation", { name: "Status of deliveries" })).toBeVisible()
}
