import { withoutChanges } from "../support/change-feed"
import { actionsOf, openList, searchField, selectBox, tab, titleLink, told } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

const tasks = ["Chef", "Baker", "Driver"]

test("searching while typing, by title or reference, shows how many of how many @both", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(12, (number) => ({ title: `${tasks[number % 3]} ${number}`, referenceId: `REF-${number}` }))
  await openList(page)
  await expect(told(page)).toHaveText("12 postings")
  await searchField(page).pressSequentially("baker")
  await expect(told(page)).toHaveText("4 of 12 postings")
  await expect(page.getByRole("row")).toHaveCount(5)
  await searchField(page).fill("ref-12")
  await expect(titleLink(page, "Chef 12")).toBeVisible()
  await expect(told(page)).toHaveText("1 of 12 postings")
  // Words may come in any order, also those of the place, with one typo in each.
  await searchField(page).fill("12 vancuover chfe")
  await expect(titleLink(page, "Chef 12")).toBeVisible()
  await expect(told(page)).toHaveText("1 of 12 postings")
})

test("the previous rows stay while a search is pending", async ({ page, makeJobs }) => {
  await makeJobs(2)
  await openList(page)
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/api/dashboard/jobs?*q=*", async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest("**/api/dashboard/jobs?*q=*")
  await searchField(page).fill("2")
  await asked
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  answer()
  await expect(titleLink(page, "Posting 1")).toBeHidden()
})

test("search, status, page and page size are in the URL, for back, reload and sharing @both", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(14, (number) => ({ status: number > 12 ? "draft" : "active" }))
  await withoutChanges(page)
  await openList(page, "/jobs?pageSize=10")
  await page.getByRole("link", { name: "Next page" }).click()
  await expect(page).toHaveURL("/jobs?page=2&pageSize=10")
  await expect(told(page)).toHaveText("14 postings, page 2 of 2")
  await tab(page, /^Drafts 2$/).click()
  await expect(page).toHaveURL("/jobs?status=draft&pageSize=10")
  await searchField(page).fill("13")
  await expect(page).toHaveURL("/jobs?q=13&status=draft&pageSize=10")
  await expect(told(page)).toHaveText("1 of 14 postings")
  await page.reload()
  await expect(searchField(page)).toHaveValue("13")
  await expect(tab(page, /^Drafts 1$/)).toHaveAttribute("aria-current", "page")
  await expect(told(page)).toHaveText("1 of 14 postings")
  await page.goBack()
  await expect(page).toHaveURL("/jobs?page=2&pageSize=10")
  await expect(searchField(page)).toHaveValue("")
  await expect(told(page)).toHaveText("14 postings, page 2 of 2")
  await page.getByRole("combobox", { name: "Rows on a page" }).selectOption("25 a page")
  await expect(page).toHaveURL("/jobs")
  // What is still loading for the previous page would otherwise replace it again.
  await page.waitForLoadState("networkidle")
  await openList(page, "/jobs?page=7")
  await page.getByRole("button", { name: "Go to page 1" }).click()
  await expect(told(page)).toHaveText("14 postings")
})

test("an empty list offers to create the first posting", async ({ page }) => {
  await openList(page)
  await expect(page.getByRole("heading", { name: "No postings yet" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Look in the bin" })).toHaveAttribute("href", "/jobs/deleted")
  await expectAccessible(page, "no postings")
  await page.getByRole("link", { name: "Write the first posting" }).click()
  await expect(page).toHaveURL("/jobs/new")
})

test("when nothing matches, the filters can be cleared from there", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page, "/jobs?q=sous-chef&status=draft")
  await expect(page.getByRole("heading", { name: "No drafts match “sous-chef”" })).toBeVisible()
  await expectAccessible(page, "no match")
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  await expect(page).toHaveURL("/jobs")
  await expect(searchField(page)).toBeFocused()
  await searchField(page).fill("sous-chef")
  await page.getByRole("main").getByRole("button", { name: "Clear the search" }).last().click()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
})

test("when the list cannot be loaded it says so, and loads on retry", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals(500)
  await makeJobs(1)
  await openList(page)
  await page.route("**/api/dashboard/jobs?*", (route) =>
    route.fulfill({
      status: 500,
      json: { code: "internal_error", message: "A fault.", requestId: "request-1" },
    }),
  )
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Active" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "The postings could not be loaded" })).toContainText(
    "request-1",
    { timeout: 15_000 },
  )
  await expectAccessible(page, "failed list")
  await page.unroute("**/api/dashboard/jobs?*")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
})

test.describe("a viewer", () => {
  test.use({ startAs: "viewer" })

  test("reads the list, is offered no changes, and is told why", async ({ page, makeJobs }) => {
    await makeJobs(1)
    await openList(page)
    await expect(titleLink(page, "Posting 1")).toBeVisible()
    await expect(page.getByText("An admin can make you an editor.")).toBeVisible()
    await expect(page.getByRole("checkbox")).toHaveCount(0)
    await expect(page.getByRole("link", { name: "New posting" })).toHaveCount(0)
    await expect(actionsOf(page, "Posting 1")).toHaveCount(0)
    await page.keyboard.press("n")
    await page.keyboard.press("j")
    await page.keyboard.press("e")
    await expect(page).toHaveURL("/jobs")
    await expectAccessible(page, "a viewer's list")
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("postings are cards, with their actions in a sheet", async ({ page, makeJobs, api }) => {
    const [job] = await makeJobs(2)
    await openList(page)
    await expect(page.getByRole("table")).toHaveCount(0)
    const card = page
      .getByRole("list", { name: "Postings" })
      .getByRole("listitem")
      .filter({ hasText: "Posting 1" })
    await expect(card).toContainText("Vancouver, BC")
    await expect(card).toContainText("Active")
    await expect(card).toContainText(/Closes \d+ \w{3} \d{4}/)
    await actionsOf(page, "Posting 1").tap()
    const sheet = page.getByRole("dialog", { name: "“Posting 1”" })
    await expect(sheet.getByRole("link", { name: "Edit" })).toHaveAttribute("href", `/jobs/${job!.id}/edit`)
    await sheet.getByRole("button", { name: "Archive" }).tap()
    await expect(page.getByText("“Posting 1” was archived")).toBeVisible()
    await expect(actionsOf(page, "Posting 1")).toBeFocused()
    expect((await api.job(job!.id)).status).toBe("archived")
  })
})

test("the longest titles, places and references fit, on a laptop and on a phone", async ({
  page,
  makeJobs,
}) => {
  const long = (length: number, word: string) => word.repeat(length).slice(0, length)
  await makeJobs(2, (number) => ({
    title: number === 1 ? long(256, "Wordwithoutanyspace") : long(256, "Many words in a row "),
    referenceId: long(50 - number, "R"),
    locations: [
      "Fort St. John, BC",
      "Lake Country Beyond The Very Long Valley Road North, BC",
      "Montréal, QC",
    ].map((description) => ({ description })),
    confidential: true,
    autoRefresh: true,
  }))
  await openList(page)
  await expect(page.getByRole("row")).toHaveCount(3)
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Cards replace the table a moment after the window becomes narrow.
    await expect.poll(overflow, `${width} px`).toBe(0)
  }
})

test("the list, selection, menu and dialog have no accessibility violations, in light and dark, wide and narrow", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(12, (number) => ({ status: (["active", "draft", "archived"] as const)[number % 3] }))
  await openList(page, "/jobs?pageSize=10")
  await expect(page.getByRole("table", { name: "Postings" })).toBeVisible()
  await expect(page.getByRole("columnheader")).toHaveText([
    "",
    /^Title/,
    "Places",
    /^Status/,
    /^Published/,
    /^Closes/,
    "Actions",
  ])
  await expectAccessible(page, "list")
  await selectBox(page, "Posting 12").click()
  await expectAccessible(page, "selection")
  await page.keyboard.press("Escape")
  await actionsOf(page, "Posting 12").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await expectAccessible(page, "deleting one")
})
