import { jobBody } from "../support/factories"
import { button } from "../support/job-form"
import { openList, row, selectBox } from "../support/job-list"
import { expect, expectAccessible, type Page, test } from "../support/ui"

const bar = (page: Page) => page.getByRole("group", { name: "Selected postings" })
const dialog = (page: Page) => page.getByRole("dialog")

/** Starts an action from the bar's menu, by keyboard. */
async function ask(page: Page, item: string) {
  await bar(page).getByRole("button", { name: "More" }).press("Enter")
  await page.getByRole("menuitem", { name: item }).press("Enter")
}

test("all matching postings are summarized, changed beyond the page, reported after a reload, and restored by one undo", async ({
  page,
  api,
  makeJobs,
  expectRefusals,
}) => {
  test.slow()
  expectRefusals(404)
  await makeJobs(30, (number) => ({ status: number <= 2 ? "archived" : "active" }))
  await openList(page)
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await button(page, "Select all 30 that match").click()
  await expect(bar(page)).toContainText("30 selected")
  // The key applies to all of them too.
  await page.keyboard.press("a")
  await expect(dialog(page)).toContainText("28 postings will be archived.")
  await expect(dialog(page)).toContainText("2 don’t need to change.")
  await expectAccessible(page, "the summary of a bulk run")
  expect((await api.jobs("?status=archived")).paging.total).toBe(2)
  // A posting that matches only since the summary is not part of it, and stays.
  const later = await api.createJob(jobBody({ title: "Later" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "28 postings archived" })).toBeVisible()
  expect((await api.jobs("?status=archived")).paging.total).toBe(30)
  expect(await api.job(later.id)).toMatchObject({ status: "active" })
  await expectAccessible(page, "the result of a bulk run")
  await page.keyboard.press("Escape")
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  const notice = page.getByRole("status").filter({ hasText: "28 postings archived" })
  await expect(notice).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  const lost = { status: 404, json: { message: "Gone.", code: "not_found", requestId: "1" } }
  await page.route(/\/bulk-runs\/\d+$/, (route) => route.fulfill(lost))
  await button(page, "Show details").click()
  await expect(page.getByRole("dialog", { name: "This could not be loaded" })).toContainText("Gone.")
  await page.keyboard.press("Escape")
  await page.unroute(/\/bulk-runs\/\d+$/)
  await button(page, "Show details").click()
  await button(page, "Undo").click()
  await expect(page.getByRole("dialog", { name: "28 postings restored" })).toBeVisible()
  expect((await api.jobs("?status=archived")).paging.total).toBe(2)
  await dialog(page).getByRole("button", { name: "Close" }).first().click()
  await button(page, "Dismiss").click()
  await expect(page.getByText("28 postings restored")).toHaveCount(0)
  await expect(page.locator("[data-job-list]")).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(row(page, "Posting 30")).toBeVisible()
  await expect(page.getByText("28 postings restored")).toHaveCount(0)
  // A dismissed run can be found again.
  await button(page, "Views").click()
  await page.getByRole("menuitem", { name: "Your bulk changes…" }).click()
  const runs = page.getByRole("list", { name: "Your bulk changes" }).getByRole("listitem")
  // An entry that names its postings does not repeat how many they are.
  await expect(runs.last()).toContainText(/^Archive 30 postings(?!.*30 postings)/)
  await expect(runs).toContainText(["Undo a change", "Archive 30 postings"])
  await expect(runs.last()).toContainText("Undone")
  await expectAccessible(page, "the list of bulk runs")
  await runs.last().getByRole("button", { name: "Show details" }).click()
  const archived = page.getByRole("dialog", { name: "28 postings archived" })
  await expect(archived).toContainText("2 don’t need to change.")
  await expect(archived).toContainText("This change has been undone.")
  await expect(button(page, "Undo")).toHaveCount(0)
})

test("a bulk action asks for what it needs and says what it skips, and a run can be left and found again", async ({
  page,
  api,
  makeJobs,
  expectRefusals,
}) => {
  test.slow()
  expectRefusals(400)
  const jobs = await makeJobs(3, (number) => ({
    ...(number === 2 && { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" }),
  }))
  await openList(page)
  for (const number of [1, 2, 3]) await selectBox(page, `Posting ${number}`).check()
  await ask(page, "Replace the application email…")
  const address = page.getByRole("textbox", { name: "New email address" })
  await expect(address).toBeFocused()
  await address.fill("nobody")
  await address.press("Enter")
  await expect(address).toHaveAccessibleDescription(/Example: jobs@example.com/)
  await expect(address).toBeFocused()
  // Even if nothing in the dialog has the focus, the page's shortcuts don't act behind it.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const key of ["a", "p", "n", "?"]) await page.keyboard.press(key)
  await expect(page.getByRole("dialog")).toHaveCount(1)
  await expect(address).toHaveValue("nobody")
  await expect(page).toHaveURL("/jobs")
  await expectAccessible(page, "a refused argument of a bulk run")
  await address.fill("hr@example.com")
  await address.press("Enter")
  await expect(dialog(page)).toContainText("Replace the application email: hr@example.com")
  await expect(dialog(page)).toContainText("1 will be left as is:")
  await expect(dialog(page)).toContainText("1 × It doesn’t take applications by email.")
  await page.getByText("Which ones").click()
  await expect(dialog(page).getByRole("link", { name: "Posting 2" })).toBeVisible()

  // It continues without the dialog; the answers are held back to see it in progress.
  let isHeld = true
  await page.route(/\/bulk-runs(\/\d+)?$/, async (route) => {
    if (!isHeld || route.request().method() !== "GET") return route.continue()
    const response = await route.fetch()
    const body = (await response.json()) as Record<string, unknown>
    const under = (run: unknown) => ({ ...(run as object), state: "running", finishedAt: null, waiting: 2 })
    await route.fulfill({ response, json: "latest" in body ? { latest: under(body.latest) } : under(body) })
  })
  await button(page, "Change 2 postings").click()
  await expect(page.getByRole("progressbar", { name: "Changing 1 of 3" }).first()).toBeVisible()
  // Screen readers hear it too.
  await expect(dialog(page).getByRole("status")).toHaveText("Changing 1 of 3")
  await expectAccessible(page, "a bulk run under way")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole("progressbar", { name: "Changing 1 of 3" })).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "Changing 1 of 3" })).toHaveCount(1)
  await button(page, "Show").click()
  await expect(button(page, "Stop")).toBeVisible()
  isHeld = false
  await expect(page.getByRole("dialog", { name: "2 postings changed" })).toBeVisible()
  await expect(page.getByRole("list", { name: "Postings that were not changed as asked" })).toContainText(
    "Posting 2",
  )
  await expect(dialog(page)).toContainText("Replace the application email: hr@example.com")
  await dialog(page).getByRole("button", { name: "Close" }).first().click()
  await button(page, "Views").click()
  await page.getByRole("menuitem", { name: "Your bulk changes…" }).click()
  // An action is shown with its value, once.
  await expect(page.getByRole("list", { name: "Your bulk changes" }).getByRole("listitem")).toContainText(
    /^Replace the application email: hr@example\.com(?!.*Replace)/,
  )
  const emails = await Promise.all(jobs.map(async ({ id }) => (await api.job(id)).applicationEmail))
  expect(emails).toEqual(["hr@example.com", null, "hr@example.com"])
})

test("on a phone several postings are selected, summarized, changed and restored", async ({
  page,
  api,
  makeJobs,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const jobs = await makeJobs(3)
  await openList(page)
  for (const number of [1, 2, 3]) await selectBox(page, `Posting ${number}`).check()
  const expectFits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(bar(page)).toContainText("3 selected")
  await expectFits()
  await bar(page).getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Add a category…" }).click()
  await dialog(page).getByRole("combobox", { name: "Category" }).selectOption("Education and Training")
  await button(page, "Continue").click()
  await expect(dialog(page)).toContainText("Add a category: Education and Training")
  await expectFits()
  await expectAccessible(page, "the summary of a bulk run on a phone")
  await button(page, "Change 3 postings").click()
  await expect(page.getByRole("dialog", { name: "3 postings changed" })).toBeVisible()
  await expectFits()
  await button(page, "Undo").click()
  await expect(page.getByRole("dialog", { name: "3 postings restored" })).toBeVisible()
  for (const job of jobs) expect(await api.job(job.id)).toEqual(job)

  await page.keyboard.press("Escape")
  for (const number of [1, 2, 3]) await selectBox(page, `Posting ${number}`).check()
  await bar(page).getByRole("button", { name: "Delete" }).click()
  await button(page, "Delete 3 postings").click()
  await expect(page.getByRole("dialog", { name: "3 postings deleted" })).toBeVisible()
  await page.keyboard.press("Escape")
  const notice = page.getByRole("status").filter({ hasText: "3 postings deleted" })
  await expect(notice).toBeVisible()
  await page.goto("/jobs/deleted")
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await button(page, "Restore 3 postings").click()
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole("link", { name: "Postings", exact: true }).click()
  await expect(selectBox(page, "Posting 1")).toBeVisible()
  await expect(notice).toHaveCount(0)
  await button(page, "Views").click()
  await page.getByRole("menuitem", { name: "Your bulk changes…" }).click()
  const runs = page.getByRole("list", { name: "Your bulk changes" }).getByRole("listitem")
  await runs.filter({ hasText: "Delete 3 postings" }).getByRole("button", { name: "Show details" }).click()
  await expect(page.getByRole("dialog", { name: "3 postings deleted" })).toContainText(
    "Nothing is left to undo",
  )
  await expect(button(page, "Undo")).toHaveCount(0)
})
