import type { Page } from "./ui"

/** Lets the page hear of nothing that changes, and hold no call, so that its network comes to rest. */
export async function withoutChanges(page: Page): Promise<void> {
  await page.route("**/api/v1.1/jobs/changes?*", (route) =>
    route.fulfill({ json: { data: [], cursor: "none", more: false } }),
  )
}
