import type { Page } from "@playwright/test"

/** The offer to sign in again. Other parts of the page may say it too, about what they could not load. */
export const signedOutBanner = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: "You have been signed out" })
    .filter({ has: page.getByRole("link", { name: /Sign in/ }) })
