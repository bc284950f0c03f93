import type { Page } from "@playwright/test"
import { daysAfter, today } from "../support/dates"
import { openList, searchField, tab, titleLink, told } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

const day = today("UTC")
const dialog = (page: Page) => page.getByRole("dialog", { name: "Filter" })
const chips = (page: Page) => page.getByRole("list", { name: "Filters" }).getByRole("listitem")
const field = (page: Page, name: string) => dialog(page).getByRole("combobox", { name, exact: true })

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filter/ }).click()
  await expect(dialog(page)).toBeVisible()
}
const apply = (page: Page) => dialog(page).getByRole("button", { name: "Show postings" }).click()

test("filter choices are requested before they are applied, and only once", async ({ page, makeJobs }) => {
  await makeJobs(2, (number) => ({ positionType: { id: number } }))
  await openList(page)
  await openFilters(page)
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.get("positionTypeId") === "2") asked.push(pathname)
  })
  const all = ["/api/dashboard/job-counts", "/api/dashboard/jobs"]
  await field(page, "Position type").selectOption("2")
  await expect.poll(() => asked.toSorted()).toEqual(all)
  await expect(told(page)).toHaveText("2 postings")
  await apply(page)
  await expect(told(page)).toHaveText("1 of 2 postings")
  expect(asked.toSorted()).toEqual(all)
})

test("postings are filtered by place, category, position type, who changed them last and flags @both", async ({
  page,
  makeJobs,
  ask,
}) => {
  const jobs = await makeJobs(6, (number) => ({
    locations: [{ description: number === 1 ? "Toronto, ON" : "Vancouver, BC" }],
    categories: [{ id: number === 2 ? 2 : 1 }],
    positionType: { id: number === 3 ? 2 : 1 },
    confidential: number === 4,
    autoRefresh: number === 5,
    status: number === 6 ? "draft" : "active",
  }))
  await openList(page)
  await openFilters(page)
  await expectAccessible(page)
  await field(page, "Place").fill("toront")
  await page.getByRole("option", { name: "Toronto, ON" }).click()
  await apply(page)
  await expect(told(page)).toHaveText("1 of 6 postings")
  await expect(chips(page)).toHaveText(["Toronto, ON"])
  await page.reload()
  await expect(chips(page)).toHaveText(["Toronto, ON"])
  await page.getByRole("link", { name: "Remove the filter Toronto, ON" }).click()
  await expect(told(page)).toHaveText("6 postings")
  await expect(page.getByRole("button", { name: /^Filter/ })).toBeFocused()

  for (const [name, choice, found] of [
    ["Category", 2, "Posting 2"],
    ["Position type", 2, "Posting 3"],
    ["Confidential", "Yes", "Posting 4"],
    ["Auto-refresh", "Yes", "Posting 5"],
  ] as const) {
    await openFilters(page)
    await dialog(page).getByRole("button", { name: "Clear all" }).click()
    await field(page, name).selectOption(typeof choice === "number" ? String(choice) : { label: choice })
    await apply(page)
    await expect(told(page), name).toHaveText("1 of 6 postings")
    await expect(titleLink(page, found)).toBeVisible()
  }
  await page.getByRole("link", { name: /^Remove the filter/ }).click()
  await openFilters(page)
  await field(page, "Confidential").selectOption({ label: "No" })
  await apply(page)
  await expect(tab(page, /^Drafts 1$/)).toBeVisible()
  await expect(tab(page, /^Active 4$/)).toBeVisible()

  await ask("PUT", `/api/v1.1/jobs/${jobs[2]?.id}`, { positionType: { id: 3 } })
  await openFilters(page)
  await dialog(page).getByRole("button", { name: "Clear all" }).click()
  await field(page, "Last changed by").selectOption({ label: "Ada Admin" })
  await apply(page)
  await expect(page).toHaveURL(/\/jobs\?changedBy=person%3A\d+$/)
  await expect(told(page)).toHaveText("1 of 6 postings")
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  await page.reload()
  await expect(chips(page)).toHaveText(["Last changed by: Ada Admin"])
  await openFilters(page)
  await field(page, "Last changed by").selectOption({ label: "API keys" })
  await apply(page)
  await expect(told(page)).toHaveText("5 of 6 postings")
  await expect(chips(page)).toHaveText(["Last changed by: API keys"])
})

test("postings are filtered by close date, within days or between two dates", async ({
  page,
  makeJobs,
  records,
}) => {
  const jobs = await makeJobs(4, (number) => ({ closeDate: daysAfter(day, [0, 7, 8, 40][number - 1] ?? 1) }))
  await records.backdate(jobs[0]!.id, { publishDate: daysAfter(day, -9), closeDate: daysAfter(day, -1) })
  await openList(page)
  await openFilters(page)
  await field(page, "Close date").selectOption("Closing within 7 days")
  await apply(page)
  await expect(page).toHaveURL("/jobs?closes=soon")
  await expect(told(page)).toHaveText("1 of 4 postings")
  await expect(titleLink(page, "Posting 2")).toBeVisible()
  await openFilters(page)
  await field(page, "Close date").selectOption("Close date passed")
  await apply(page)
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  await expect(told(page)).toHaveText("1 of 4 postings")
  await openFilters(page)
  await field(page, "Close date").selectOption("Choose days…")
  await dialog(page).getByLabel("From").fill(daysAfter(day, 8))
  await dialog(page).getByLabel("Until").fill(daysAfter(day, 7))
  await expect(dialog(page)).toContainText("This is before the first day")
  await dialog(page).getByLabel("Until").fill(daysAfter(day, 9))
  await expect(dialog(page)).not.toContainText("This is before the first day")
  await apply(page)
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  await expect(chips(page)).toHaveCount(3)
  await page.getByRole("link", { name: "Clear all" }).click()
  await expect(page).toHaveURL("/jobs")
  await expect(told(page)).toHaveText("4 postings")
})

test("when nothing matches, the filters are listed and can be cleared", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page, "/jobs?q=posting&findings=error&updatedSince=2099-01-01T00:00:00Z")
  await expect(page.getByRole("main")).toContainText(
    "No postings match “posting” with these filters: With errors and Changed since 1 Jan 2099",
  )
  await expectAccessible(page)
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(page).toHaveURL("/jobs")
  await expect(searchField(page)).toBeFocused()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
})

test("a URL with unknown filter values shows the unfiltered list", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page, "/jobs?findings=many&closes=never&sort=luck&categoryId=x")
  await expect(told(page)).toHaveText("1 posting")
})

test.describe("in French, on a phone", () => {
  test.use({ locale: "fr-CA", viewport: { width: 390, height: 844 } })

  test("the filters are in French, and fit", async ({ page, makeJobs }) => {
    await makeJobs(2, (number) => ({ autoRefresh: number === 1 }))
    await page.goto("/jobs?autoRefresh=false&closes=soon")
    await expect(page.getByRole("list", { name: "Filtres" }).getByRole("listitem").first()).toHaveText(
      "Clôture dans 7 jours ou moins",
    )
    await page.getByRole("button", { name: /^Filtrer/ }).click()
    await expect(page.getByRole("dialog", { name: "Filtrer" })).toBeVisible()
    await expectAccessible(page)
  })
})
