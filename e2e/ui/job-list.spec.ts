import type { Page } from "@playwright/test"
import { addDays, today } from "../support/dates"
import { expect, expectAccessible, test } from "../support/ui"

/** The posting's row in the table. */
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title })
const titleLink = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true })
const actionsOf = (page: Page, title: string) => page.getByRole("button", { name: `Actions for “${title}”` })
const selectBox = (page: Page, title: string) => page.getByRole("checkbox", { name: `Select “${title}”` })
const searchField = (page: Page) => page.getByRole("searchbox")
const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Status" }).getByRole("link", { name })
/** What screen readers are told of the list. */
const told = (page: Page) => page.getByRole("main").getByRole("status").first()

const tasks = ["Chef", "Baker", "Driver"]

test("searching as one types, by title or reference, says how many of how many", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(12, (number) => ({ title: `${tasks[number % 3]} ${number}`, referenceId: `REF-${number}` }))
  await page.goto("/jobs")
  await expect(told(page)).toHaveText("12 postings")
  await searchField(page).pressSequentially("baker")
  await expect(told(page)).toHaveText("4 of 12 postings")
  await expect(page.getByRole("row")).toHaveCount(5)
  await searchField(page).fill("ref-12")
  await expect(titleLink(page, "Chef 12")).toBeVisible()
  await expect(told(page)).toHaveText("1 of 12 postings")
})

test("while the answer to a search is awaited the rows before it stay", async ({ page, makeJobs }) => {
  await makeJobs(2)
  await page.goto("/jobs")
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/api/v1.1/jobs?*q=*", async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest("**/api/v1.1/jobs?*q=*")
  await searchField(page).fill("2")
  await asked
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  answer()
  await expect(titleLink(page, "Posting 1")).toBeHidden()
})

test("search, status, page and page size are in the address, for back, reload and a shared link", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(14, (number) => ({ status: number > 12 ? "draft" : "active" }))
  await page.goto("/jobs?pageSize=10")
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
  // What is still being loaded for the page before would take its place again.
  await page.waitForLoadState("networkidle")
  await page.goto("/jobs?page=7")
  await page.getByRole("button", { name: "Go to page 1" }).click()
  await expect(told(page)).toHaveText("14 postings")
})

test.describe("for an employer whose day has begun already", () => {
  test.use({ timeZone: "Pacific/Kiritimati" })

  test("a posting says that it closes soon, and that it is closed, by the employer's own day", async ({
    page,
    makeJobs,
    records,
  }) => {
    const day = today("Pacific/Kiritimati")
    const days = [60, 8, 7, 1, 0]
    const jobs = await makeJobs(6, (number) => ({ closeDate: addDays(day, days[number - 1] ?? 30) }))
    await records.backdate(jobs[5]!.id, { publishDate: addDays(day, -9), closeDate: addDays(day, -1) })
    await page.goto("/jobs")
    await expect(row(page, "Posting 1")).toContainText("Active")
    await expect(row(page, "Posting 2")).toContainText("Active")
    await expect(row(page, "Posting 3")).toContainText("Closes in 7 days")
    await expect(row(page, "Posting 4")).toContainText("Closes tomorrow")
    await expect(row(page, "Posting 5")).toContainText("Closes today")
    await expect(row(page, "Posting 6")).toContainText("Closed")
  })
})

test("a posting is archived at once, which can be undone", async ({ page, makeJobs, api }) => {
  const [job] = await makeJobs(1)
  await page.goto("/jobs")
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(page.getByText("“Posting 1” is archived")).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Archived")
  expect((await api.job(job!.id)).status).toBe("archived")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("“Posting 1” is active again")).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Active")
  expect((await api.job(job!.id)).status).toBe("active")
})

test("publishing a draft says what becomes of its dates; undoing makes it a draft again", async ({
  page,
  makeJobs,
  records,
  api,
}) => {
  const [job] = await makeJobs(1, () => ({ status: "draft" }))
  const past = addDays(today("UTC"), -20)
  await records.backdate(job!.id, { publishDate: past, closeDate: addDays(past, 60) })
  await page.goto("/jobs")
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Publish" }).click()
  await expect(page.getByText(/It is dated today and open until \d+ \w{3} \d{4}\./)).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("“Posting 1” is a draft again")).toBeVisible()
  await expect(page.getByText(/It keeps the dates that publishing gave it/)).toBeVisible()
  expect((await api.job(job!.id)).status).toBe("draft")
})

test("a change that the service refuses is taken back, and says why", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals("unreachable")
  await makeJobs(1)
  await page.goto("/jobs")
  await actionsOf(page, "Posting 1").click()
  await page.context().setOffline(true)
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(page.getByText("“Posting 1” could not be changed")).toBeVisible()
  await expect(page.getByText(/The service cannot be reached/)).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Active")
  await expect(page.getByText("You are offline")).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText("You are offline")).toBeHidden()
})

test("the menu of a row leads to the posting, to its form and to a copy of it", async ({
  page,
  makeJobs,
}) => {
  const [job] = await makeJobs(1)
  await page.goto("/jobs")
  await expect(titleLink(page, "Posting 1")).toHaveAttribute("href", `/jobs/${job!.id}`)
  await actionsOf(page, "Posting 1").click()
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true })
  await expect(item("Open")).toHaveAttribute("href", `/jobs/${job!.id}`)
  await expect(item("Edit")).toHaveAttribute("href", `/jobs/${job!.id}/edit`)
  await expect(item("Duplicate")).toHaveAttribute("href", `/jobs/new?from=${job!.id}`)
})

test("deleting names the posting and what is lost, begins at Cancel, and leaves the focus on the next row", async ({
  page,
  makeJobs,
  api,
}) => {
  const [, second] = await makeJobs(3, (number) => ({ referenceId: `REF-${number}` }))
  await page.goto("/jobs")
  await actionsOf(page, "Posting 2").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Delete “Posting 2”?" })
  await expect(dialog).toContainText("reference REF-2 are lost for good")
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(actionsOf(page, "Posting 2")).toBeFocused()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await dialog.getByRole("button", { name: "Delete posting" }).click()
  await expect(page.getByText("“Posting 2” is deleted")).toBeVisible()
  await expect(titleLink(page, "Posting 2")).toBeHidden()
  await expect(titleLink(page, "Posting 1")).toBeFocused()
  expect((await api.get(`/jobs/${second!.id}`)).status).toBe(404)
})

test("when an archived posting leaves the list of active ones, the next row has the focus", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(3)
  await page.goto("/jobs?status=active")
  await actionsOf(page, "Posting 2").focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(titleLink(page, "Posting 2")).toBeHidden()
  await expect(titleLink(page, "Posting 1")).toBeFocused()
})

test("many are selected by range, archived together, and restored together", async ({
  page,
  makeJobs,
  api,
}) => {
  const jobs = await makeJobs(6, (number) => ({ status: number === 5 ? "draft" : "active" }))
  await page.goto("/jobs")
  await selectBox(page, "Posting 5").click()
  await selectBox(page, "Posting 2").click({ modifiers: ["Shift"] })
  await expect(told(page)).toHaveText("4 postings selected")
  const bar = page.getByRole("group", { name: "Selected postings" })
  await bar.getByRole("button", { name: "Archive" }).click()
  await expect(page.getByText("4 postings are archived")).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(tab(page, /^Archived 4$/)).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("4 postings are as before")).toBeVisible()
  expect((await api.job(jobs[4]!.id)).status).toBe("draft")
  expect((await api.job(jobs[1]!.id)).status).toBe("active")
})

test("changing many shows how far it has come and can be stopped", async ({ page, makeJobs }) => {
  await makeJobs(6)
  await page.goto("/jobs")
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/v1\.1\/jobs\/\d+$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole("button", { name: "Archive" }).click()
  await expect(page.getByRole("progressbar", { name: "Archiving 0 of 6" })).toBeVisible()
  const stop = page.getByRole("button", { name: "Stop" })
  await expect(stop).toBeFocused()
  await stop.click()
  answer()
  await expect(page.getByText("Stopped: 4 of 6 postings are archived")).toBeVisible()
})

test("after many are changed, those that failed are listed with the reason, and can be tried again", async ({
  page,
  makeJobs,
  api,
  expectRefusals,
}) => {
  expectRefusals(404, 503)
  const jobs = await makeJobs(4)
  await page.goto("/jobs")
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await api.delete(`/jobs/${jobs[2]!.id}`)
  let refuse = true
  await page.route(`**/api/v1.1/jobs/${jobs[1]!.id}`, (route) =>
    refuse
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "The database is away." } })
      : route.continue(),
  )
  await page.getByRole("button", { name: "Archive" }).click()
  const report = page.getByRole("dialog", { name: "2 of 4 postings could not be archived" })
  await expect(report).toContainText("The other 2 are archived.")
  await expect(report.getByRole("listitem").filter({ hasText: "Posting 2" })).toContainText(
    "The database is away.",
  )
  await expect(report.getByRole("listitem").filter({ hasText: "Posting 3" })).toContainText(
    "Somebody has deleted it meanwhile.",
  )
  await expectAccessible(page, "report of what failed")
  refuse = false
  await report.getByRole("button", { name: "Try 2 postings again" }).click()
  await expect(page.getByRole("dialog", { name: "1 of 2 postings could not be archived" })).toBeVisible()
  expect((await api.job(jobs[1]!.id)).status).toBe("archived")
})

test("many are deleted together once the dialog that names them is confirmed", async ({
  page,
  makeJobs,
  api,
}) => {
  await makeJobs(4)
  await page.goto("/jobs")
  await selectBox(page, "Posting 3").click()
  await selectBox(page, "Posting 2").click()
  await page.getByRole("button", { name: "Delete" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Delete 2 postings?" })
  await expect(dialog.getByRole("listitem")).toHaveText(["“Posting 3”", "“Posting 2”"])
  await expectAccessible(page, "deleting many")
  await dialog.getByRole("button", { name: "Delete 2 postings" }).click()
  await expect(page.getByText("2 postings are deleted")).toBeVisible()
  await expect(titleLink(page, "Posting 1")).toBeFocused()
  expect((await api.get("/jobs")).body).toMatchObject({ paging: { total: 2 } })
})

test("the keys /, j, k, x, e, n, Enter and ? do their work, but not in a field", async ({
  page,
  makeJobs,
}) => {
  const jobs = await makeJobs(3)
  await page.goto("/jobs")
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  await page.keyboard.press("j")
  await page.keyboard.press("j")
  await expect(titleLink(page, "Posting 2")).toBeFocused()
  await page.keyboard.press("k")
  await expect(titleLink(page, "Posting 3")).toBeFocused()
  await page.keyboard.press("x")
  await expect(selectBox(page, "Posting 3")).toBeChecked()
  await page.keyboard.press("/")
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type("jxe")
  await expect(searchField(page)).toHaveValue("jxe")
  await page.keyboard.press("Escape")
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(titleLink(page, "Posting 3")).toBeFocused()
  await page.keyboard.press("?")
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(help).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(help).toBeHidden()
  await expect(titleLink(page, "Posting 3")).toBeFocused()
  await page.keyboard.press("e")
  await expect(page).toHaveURL(`/jobs/${jobs[2]!.id}/edit`)
  await page.goto("/jobs")
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  await page.keyboard.press("n")
  await expect(page).toHaveURL("/jobs/new")
  await page.goto("/jobs")
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  await page.keyboard.press("j")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`/jobs/${jobs[2]!.id}`)
})

test("single keys can be turned off", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await page.goto("/jobs")
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
  await expectAccessible(page, "shortcuts")
  await page.getByRole("switch", { name: "Use single-key shortcuts" }).click()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("n")
  await page.keyboard.press("j")
  await expect(titleLink(page, "Posting 1")).not.toBeFocused()
  await expect(page).toHaveURL("/jobs")
})

test("without any posting the list leads to the first", async ({ page }) => {
  await page.goto("/jobs")
  await expect(page.getByRole("heading", { name: "No postings yet" })).toBeVisible()
  await expectAccessible(page, "no postings")
  await page.getByRole("link", { name: "Write the first posting" }).click()
  await expect(page).toHaveURL("/jobs/new")
})

test("where nothing matches, the filters can be cleared from there", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await page.goto("/jobs?q=sous-chef&status=draft")
  await expect(page.getByRole("heading", { name: "No drafts match “sous-chef”" })).toBeVisible()
  await expectAccessible(page, "no match")
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  await expect(page).toHaveURL("/jobs")
  await expect(searchField(page)).toBeFocused()
})

test("when the list cannot be loaded it says so, and loads on trying again", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals(500)
  await makeJobs(1)
  await page.route("**/api/v1.1/jobs?*", (route) =>
    route.fulfill({
      status: 500,
      json: { code: "internal_error", message: "A fault.", requestId: "request-1" },
    }),
  )
  await page.goto("/jobs")
  await expect(page.getByRole("alert").filter({ hasText: "The postings could not be loaded" })).toContainText(
    "request-1",
    { timeout: 15_000 },
  )
  await expectAccessible(page, "failed list")
  await page.unroute("**/api/v1.1/jobs?*")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
})

test.describe("a viewer", () => {
  test.use({ startAs: "viewer" })

  test("reads the list, is offered nothing that changes it, and is told why", async ({ page, makeJobs }) => {
    await makeJobs(1)
    await page.goto("/jobs")
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
    await page.goto("/jobs")
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
    await expect(page.getByText("“Posting 1” is archived")).toBeVisible()
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
  await page.goto("/jobs")
  await expect(page.getByRole("row")).toHaveCount(3)
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Cards take the place of the table a moment after the window has become narrow.
    await expect.poll(overflow, `${width} px`).toBe(0)
  }
})

test("list, selection, menu and dialog have no violation of accessibility, in light and dark, wide and narrow", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(12, (number) => ({ status: (["active", "draft", "archived"] as const)[number % 3] }))
  await page.goto("/jobs?pageSize=10")
  await expect(page.getByRole("table", { name: "Postings" })).toBeVisible()
  await expect(page.getByRole("columnheader")).toHaveText([
    "",
    "Title",
    "Places",
    "Status",
    "Published",
    "Closes",
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
