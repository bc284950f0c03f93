import type { Page } from "@playwright/test"
import { rulesDate } from "@/lib/domain/checks/finding"
import { formatDay } from "@/lib/format/dates"
import { openList, row, tab, titleLink, told } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

/** In British Columbia a posting without pay is an error; an unknown place is a warning. */
const withoutPay = { salary: null }
const withoutFault = {
  description: `<p>${"You cook for forty guests and keep your station clean. ".repeat(3)}</p>`,
}
const ofUnknownPlace = { locations: [{ description: "Nowhere Camp, ON" }] }

const mark = (page: Page, title: string) => page.getByRole("link", { name: `posting check of “${title}”` })
const summary = (page: Page, count: string) =>
  page.getByText(`${count} by the rules of ${formatDay(rulesDate)}`)

test("each posting shows its errors and warnings, and links to them", async ({ page, makeJobs }) => {
  await makeJobs(3, (number) => [withoutPay, ofUnknownPlace, withoutFault][number - 1] ?? {})
  await openList(page)
  await expect(mark(page, "Posting 1")).toHaveAccessibleName(/^1 error\b/)
  await expect(mark(page, "Posting 2")).toHaveAccessibleName(/^\d warnings? in/)
  await expect(row(page, "Posting 3")).toBeVisible()
  await expect(mark(page, "Posting 3")).toHaveCount(0)
  await expectAccessible(page)
  await mark(page, "Posting 1").click()
  await expect(page).toHaveURL(/\/jobs\/\d+\/edit#posting-check$/)
  await expect(page.getByRole("heading", { name: "Posting check" })).toBeFocused()
})

test("a line above the list says how many active postings have errors, and shows them", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(4, (number) => ({
    status: number === 4 ? "draft" : "active",
    ...(number > 1 && withoutPay),
  }))
  await openList(page)
  await expect(summary(page, "2 active postings have errors")).toBeVisible()
  await page.getByRole("link", { name: "2 active postings have errors" }).click()
  await expect(page).toHaveURL("/jobs?status=active&findings=error")
  await expect(told(page)).toHaveText("2 of 4 postings")
  await expect(tab(page, /^Drafts 1$/)).toBeVisible()
  await expect(titleLink(page, "Posting 1")).toBeHidden()
  await page.getByRole("link", { name: "Remove the filter With errors" }).click()
  await expect(page).toHaveURL("/jobs?status=active")
  await expect(told(page)).toHaveText("3 of 4 postings")
})

test("a list without errors does not mention any", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page)
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  await expect(page.getByText("by the rules of")).toHaveCount(0)
})

test.describe("in French", () => {
  test.use({ locale: "fr-CA" })

  test("the marks and the line above the list are in French", async ({ page, makeJobs }) => {
    await makeJobs(1, () => withoutPay)
    await page.goto("/jobs")
    await expect(page.getByText(/1 offre active comporte des erreurs selon les règles du/)).toBeVisible()
    await expect(page.getByRole("link", { name: /^1 erreur.* dans la vérification de/ })).toBeVisible()
  })
})
