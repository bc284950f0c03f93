import type { Page } from "./ui"

/** Keeps the page from hearing of changes and from holding a call open, so that its network becomes idle. */
export async function withoutChanges(page: Page): Promise<void> {
  await page.route("**/api/v1.1/jobs/changes?*", (route) =>
    route.fulfill({ json: { data: [], cursor: "none", more: false } }),
  )
}
