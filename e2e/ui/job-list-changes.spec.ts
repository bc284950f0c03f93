import { daysAfter, today } from "../support/dates"
import { actionsOf, openList, row, selectBox, tab, titleLink, told } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

test("a posting is archived at once, with an undo", async ({ page, makeJobs, api }) => {
  const [job] = await makeJobs(1)
  await openList(page)
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(page.getByText("“Posting 1” was archived")).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Archived")
  expect((await api.job(job!.id)).status).toBe("archived")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("“Posting 1” is active again")).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Active")
  expect((await api.job(job!.id)).status).toBe("active")
})

test("publishing a draft says what happens to its dates; undoing makes it a draft again", async ({
  page,
  makeJobs,
  records,
  api,
}) => {
  const [job] = await makeJobs(1, () => ({ status: "draft" }))
  const past = daysAfter(today("UTC"), -20)
  await records.backdate(job!.id, { publishDate: past, closeDate: daysAfter(past, 60) })
  await openList(page)
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Publish" }).click()
  await expect(page.getByText(/Published today, open until \d+ \w{3} \d{4}\./)).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("“Posting 1” is a draft again")).toBeVisible()
  await expect(page.getByText(/It keeps its publish date/)).toBeVisible()
  expect((await api.job(job!.id)).status).toBe("draft")
})

test("a change that the service refuses is rolled back, with the reason", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals("unreachable")
  await makeJobs(1)
  await openList(page)
  await actionsOf(page, "Posting 1").click()
  const archive = page.getByRole("menuitem", { name: "Archive" })
  await expect(archive).toBeVisible()
  await page.context().setOffline(true)
  await archive.click()
  await expect(page.getByText("“Posting 1” could not be changed")).toBeVisible()
  await expect(page.getByText(/The service can’t be reached/)).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Active")
  await expect(page.getByText("You are offline")).toBeVisible()
  // The browser's error page would take the place of this one.
  const bin = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bin" })
  await bin.click()
  await expect(page.getByText("Check the connection and try again.", { exact: false }).last()).toBeVisible()
  await expect(row(page, "Posting 1")).toBeVisible()
  await titleLink(page, "Posting 1").focus()
  await page.keyboard.press("e")
  await expect(page).toHaveURL("/jobs")
  await page.context().setOffline(false)
  await expect(page.getByText("You are offline")).toBeHidden()
  await bin.click()
  await expect(page).toHaveURL("/jobs/deleted")
})

test("when the code for a change cannot be loaded, a click says so, and works once it can", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals("unreachable")
  await makeJobs(1)
  let reachable = false
  await page.route("**/_next/static/chunks/**", async (route) => {
    const answer = await route.fetch()
    const changes = (await answer.text()).includes('"postings.notChanged"')
    await (changes && !reachable ? route.abort() : route.fulfill({ response: answer }))
  })
  await openList(page)
  const archive = async () => {
    await actionsOf(page, "Posting 1").click()
    await page.getByRole("menuitem", { name: "Archive" }).click()
  }
  await archive()
  await expect(
    page.getByText("The service can’t be reached. Check the connection and try again."),
  ).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Active")
  reachable = true
  await archive()
  await expect(page.getByText("“Posting 1” was archived")).toBeVisible()
  // What the idle page is still loading would otherwise be answered after the test.
  await page.unrouteAll({ behavior: "ignoreErrors" })
})

test("a row's menu opens the posting, its form and a copy of it", async ({ page, makeJobs }) => {
  const [job] = await makeJobs(1)
  await openList(page)
  await expect(titleLink(page, "Posting 1")).toHaveAttribute("href", `/jobs/${job!.id}`)
  await actionsOf(page, "Posting 1").click()
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true })
  await expect(item("Open")).toHaveAttribute("href", `/jobs/${job!.id}`)
  await expect(item("Edit")).toHaveAttribute("href", `/jobs/${job!.id}/edit`)
  await expect(item("Duplicate")).toHaveAttribute("href", `/jobs/new?from=${job!.id}`)
})

test("deleting names the posting and what is lost, focuses Cancel first, and then moves to the next row", async ({
  page,
  makeJobs,
  api,
}) => {
  const [, second] = await makeJobs(3, (number) => ({ referenceId: `REF-${number}` }))
  await openList(page)
  await actionsOf(page, "Posting 2").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Delete “Posting 2”?" })
  await expect(dialog).toContainText("reference, REF-2, can be used again right away")
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(actionsOf(page, "Posting 2")).toBeFocused()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await dialog.getByRole("button", { name: "Delete posting" }).click()
  await expect(page.getByText("“Posting 2” was deleted")).toBeVisible()
  await expect(titleLink(page, "Posting 2")).toBeHidden()
  await expect(titleLink(page, "Posting 1")).toBeFocused()
  expect((await api.get(`/jobs/${second!.id}`)).status).toBe(404)
})

test("when an archived posting leaves the list of active ones, the next row gets the focus", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(3)
  await openList(page, "/jobs?status=active")
  await actionsOf(page, "Posting 2").focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(titleLink(page, "Posting 2")).toBeHidden()
  await expect(titleLink(page, "Posting 1")).toBeFocused()
})

test("several postings are selected by range, summarized, archived together, and restored together", async ({
  page,
  makeJobs,
  api,
}) => {
  const jobs = await makeJobs(6, (number) => ({ status: number === 5 ? "draft" : "active" }))
  await openList(page)
  await selectBox(page, "Posting 5").click()
  await selectBox(page, "Posting 2").click({ modifiers: ["Shift"] })
  await expect(told(page)).toHaveText("4 postings selected")
  const bar = page.getByRole("group", { name: "Selected postings" })
  const archive = bar.getByRole("button", { name: "Archive" })
  await archive.click()
  await expect(page.getByRole("dialog", { name: "Archive 4 postings" })).toContainText(
    "4 postings will be archived.",
  )
  expect((await api.jobs("?status=archived")).paging.total).toBe(0)
  // Nothing has started, and the focus is where it was.
  await page.keyboard.press("Escape")
  await expect(archive).toBeFocused()
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Archive 4 postings" }).click()
  await expect(page.getByRole("dialog", { name: "4 postings archived" })).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(tab(page, /^Archived 4$/)).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByRole("dialog", { name: "4 postings restored" })).toBeVisible()
  expect((await api.job(jobs[4]!.id)).status).toBe("draft")
  expect((await api.job(jobs[1]!.id)).status).toBe("active")
})

test("postings deleted or refused in the meantime are named with the reason, and the others are changed", async ({
  page,
  makeJobs,
  api,
}) => {
  const jobs = await makeJobs(3)
  await openList(page)
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await page.keyboard.press("a")
  await expect(page.getByRole("dialog")).toContainText("3 postings will be archived.")
  await api.delete(`/jobs/${jobs[1]!.id}`)
  await page.keyboard.press("Enter")
  const result = page.getByRole("dialog", { name: "2 postings archived" })
  await expect(result).toContainText("1 posting was left as it was:")
  await expect(
    result
      .getByRole("list", { name: "Postings that were not changed as asked" })
      .getByRole("listitem")
      .filter({ hasText: "Posting 2" }),
  ).toContainText("It was deleted in the meantime.")
  expect((await api.job(jobs[2]!.id)).status).toBe("archived")
})

test("several postings are deleted together after confirming the summary; a single one is named in the question @both", async ({
  page,
  makeJobs,
  api,
}) => {
  await makeJobs(4)
  await openList(page)
  await selectBox(page, "Posting 3").click()
  await page.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("alertdialog", { name: "Delete “Posting 3”?" })).toBeVisible()
  await page.keyboard.press("Escape")
  await selectBox(page, "Posting 2").click()
  await page.getByRole("button", { name: "Delete" }).click()
  const dialog = page.getByRole("dialog", { name: "Delete 2 postings" })
  await expect(dialog).toContainText("2 postings will be deleted.")
  await expect(dialog).toContainText("2 of them are public. Candidates will no longer see them.")
  await expect(dialog).toContainText("Deleted postings go to the bin.")
  await expectAccessible(page, "deleting many")
  await dialog.getByRole("button", { name: "Delete 2 postings" }).click()
  await expect(page.getByRole("dialog", { name: "2 postings deleted" })).toBeVisible()
  expect((await api.get("/jobs")).body).toMatchObject({ paging: { total: 2 } })
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "Show details" })).toBeFocused()
  await expect(titleLink(page, "Posting 3")).toHaveCount(0)
})

test("a single selected posting is changed at once, as from its menu", async ({ page, makeJobs, api }) => {
  const [job] = await makeJobs(2)
  await openList(page)
  await selectBox(page, "Posting 1").click()
  await page.getByRole("button", { name: "Archive" }).click()
  await expect(page.getByText("“Posting 1” was archived")).toBeVisible()
  await expect(titleLink(page, "Posting 1")).toBeFocused()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  expect((await api.job(job!.id)).status).toBe("archived")
})
