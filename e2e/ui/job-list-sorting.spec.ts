import type { Page } from "@playwright/test"
import { daysAfter, today } from "../support/dates"
import { openList, searchField, tab, told } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

const head = (page: Page, name: string) => page.getByRole("columnheader", { name })
const titles = (page: Page) => page.locator("[data-row-link]")
const day = today("UTC")

/** The titles, the close dates and the publish dates are all in different orders. */
const posted = (number: number) => ({
  title: ["Baker", "Cook", "Actor"][number - 1] ?? `Zookeeper ${number}`,
  closeDate: daysAfter(day, [30, 10, 20][number - 1] ?? 40),
})

test("clicking a column heading sorts by it, and clicking again reverses the order @both", async ({
  page,
  makeJobs,
  ask,
}) => {
  const jobs = await makeJobs(3, posted)
  await openList(page)
  await expect(head(page, "Published")).toHaveAttribute("aria-sort", "descending")
  await expect(titles(page)).toHaveText(["Actor", "Cook", "Baker"])
  await head(page, "Title").getByRole("link").click()
  await expect(page).toHaveURL("/jobs?sort=title")
  await expect(head(page, "Title")).toHaveAttribute("aria-sort", "ascending")
  await expect(head(page, "Published")).not.toHaveAttribute("aria-sort")
  await expect(titles(page)).toHaveText(["Actor", "Baker", "Cook"])
  await head(page, "Title").getByRole("link").click()
  await expect(titles(page)).toHaveText(["Cook", "Baker", "Actor"])
  await head(page, "Closes").getByRole("link").click()
  await expect(titles(page)).toHaveText(["Cook", "Actor", "Baker"])
  await ask("PUT", `/api/v1.1/jobs/${jobs[0]?.id}`, { status: "draft" })
  await head(page, "Status").getByRole("link").click()
  await expect(page).toHaveURL("/jobs?sort=status")
  await expect(head(page, "Status")).toHaveAttribute("aria-sort", "ascending")
  await expect(titles(page)).toHaveText(["Actor", "Cook", "Baker"])
  await head(page, "Status").getByRole("link").click()
  await expect(titles(page)).toHaveText(["Baker", "Actor", "Cook"])
  await head(page, "Published").getByRole("link").click()
  await expect(page).toHaveURL("/jobs")
  await expectAccessible(page)
})

test("the order is kept through search, status, pages and reload", async ({ page, makeJobs }) => {
  await makeJobs(12, posted)
  await openList(page, "/jobs?sort=title&pageSize=10")
  await page.getByRole("link", { name: "Next page" }).click()
  await expect(page).toHaveURL("/jobs?sort=title&page=2&pageSize=10")
  await expect(titles(page)).toHaveText(["Zookeeper 8", "Zookeeper 9"])
  await tab(page, /^Active/).click()
  await expect(page).toHaveURL("/jobs?status=active&sort=title&pageSize=10")
  await searchField(page).fill("o")
  await expect(told(page)).toHaveText("11 of 12 postings, page 1 of 2")
  await expect(titles(page).first()).toHaveText("Actor")
  await page.reload()
  await expect(head(page, "Title")).toHaveAttribute("aria-sort", "ascending")
  await expect(titles(page).first()).toHaveText("Actor")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the order is chosen from a list", async ({ page, makeJobs }) => {
    await makeJobs(3, posted)
    await openList(page)
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Closes first")
    await expect(page).toHaveURL("/jobs?sort=closeDate")
    await expect(titles(page)).toHaveText(["Cook", "Actor", "Baker"])
  })
})
