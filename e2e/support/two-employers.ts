import type { Page } from "@playwright/test"
import { test as base } from "./ui"

/** For a person with two employers: `page` shows the first, and `other` is another tab of the same browser. */
export const test = base.extend<{ other: Page }>({
  other: async ({ page, admin, otherEmployer, operator, passwordHash }, use) => {
    await operator.addMember(otherEmployer, { ...admin, passwordHash })
    await use(await page.context().newPage())
  },
})

/** The menu that names the employer which a page shows. */
export const shown = (page: Page, { name }: { name: string }) =>
  page.getByRole("button", { name: `Employer: ${name}` })
