import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { editor, field, openForm, standing, status } from "../support/job-form"
import { openList, selectBox, titleLink } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

const trail = (page: Page) => page.getByRole("navigation", { name: "In the list" })
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })

test("a posting leads to the next one in the list, and back to the list as it was", async ({
  page,
  makeJobs,
}) => {
  const jobs = await makeJobs(4, (number) => ({ status: number === 1 ? "draft" : "active" }))
  await openList(page, "/jobs?status=active&sort=title")
  await titleLink(page, "Posting 3").click()
  await expect(heading(page, "Posting 3")).toBeVisible()
  await expect(trail(page)).toContainText("2 of 3")
  await page.keyboard.press("j")
  await expect(heading(page, "Posting 4")).toBeVisible()
  await expect(trail(page).getByRole("button", { name: "Next posting" })).toBeDisabled()
  await page.keyboard.press("k")
  await expect(heading(page, "Posting 3")).toBeVisible()
  await trail(page).getByRole("link", { name: "Previous posting" }).click()
  await expect(page).toHaveURL(`/jobs/${jobs[1]!.id}`)
  await expect(trail(page)).toContainText("1 of 3")
  await expectAccessible(page, "a posting reached from the list")
  await trail(page).getByRole("link", { name: "Back to the list" }).click()
  await expect(page).toHaveURL("/jobs?status=active&sort=title")
  await expect(titleLink(page, "Posting 3")).toBeVisible()
  // The list is still known after a reload.
  await titleLink(page, "Posting 3").click()
  await expect(trail(page)).toContainText("2 of 3")
  await page.reload()
  await expect(trail(page)).toContainText("2 of 3")
  await expect(trail(page).getByRole("link", { name: "Back to the list" })).toHaveAttribute(
    "href",
    "/jobs?status=active&sort=title",
  )
  // Someone who follows a link has no list to go back to.
  await page.goto(`/jobs/${jobs[2]!.id}`)
  await expect(heading(page, "Posting 3")).toBeVisible()
  await expect(trail(page).getByRole("link")).toHaveText(["Back to the list"])
})

test("next and previous continue across pages of the list", async ({ page, makeJobs }) => {
  await makeJobs(21, (number) => ({ title: `Cook ${String(number).padStart(2, "0")}` }))
  await openList(page, "/jobs?sort=title&pageSize=10&page=2")
  await titleLink(page, "Cook 20").click()
  await expect(trail(page)).toContainText("20 of 21")
  await trail(page).getByRole("link", { name: "Next posting" }).click()
  await expect(heading(page, "Cook 21")).toBeVisible()
  await expect(trail(page)).toContainText("21 of 21")
  await expect(trail(page).getByRole("button", { name: "Next posting" })).toBeDisabled()
  await trail(page).getByRole("link", { name: "Previous posting" }).click()
  await expect(heading(page, "Cook 20")).toBeVisible()
  await trail(page).getByRole("link", { name: "Back to the list" }).click()
  await expect(page).toHaveURL("/jobs?sort=title&page=2&pageSize=10")
  await titleLink(page, "Cook 11").click()
  await expect(trail(page).getByRole("link", { name: "Previous posting" })).toBeVisible()
  await page.keyboard.press("k")
  await expect(heading(page, "Cook 10")).toBeVisible()
  await expect(trail(page)).toContainText("10 of 21")
})

test("the keys a, p, e and ? work on a posting's page", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ title: "Cook" }))
  await page.goto(`/jobs/${job.id}`)
  await expect(heading(page, "Cook")).toBeVisible()
  await page.keyboard.press("?")
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(help).toContainText("Publish")
  await page.keyboard.press("a")
  await page.keyboard.press("Escape")
  await expect(help).toBeHidden()
  await expect(status(page).getByText("Active", { exact: true })).toBeVisible()
  await page.keyboard.press("a")
  await expect(status(page).getByText("Archived", { exact: true })).toBeVisible()
  await page.keyboard.press("p")
  await page.getByRole("button", { name: "Publish anyway" }).click()
  await expect(status(page).getByText("Active", { exact: true })).toBeVisible()
  await page.keyboard.press("e")
  await expect(page).toHaveURL(`/jobs/${job.id}/edit`)
})

test("the keys a and p act on the focused row, or on all selected rows", async ({ page, makeJobs, api }) => {
  const jobs = await makeJobs(3)
  const statusOf = async (index: number) => (await api.job(jobs[index]!.id)).status
  await openList(page)
  await page.keyboard.press("a")
  await titleLink(page, "Posting 3").focus()
  await page.keyboard.press("a")
  await expect(page.getByText("“Posting 3” was archived")).toBeVisible()
  await selectBox(page, "Posting 1").check()
  await selectBox(page, "Posting 2").check()
  await page.keyboard.press("a")
  await expect(page.getByRole("dialog")).toContainText("2 postings will be archived.")
  await expect(page.getByRole("button", { name: "Archive 2 postings" })).toBeFocused()
  await page.keyboard.press("Enter")
  const result = page.getByRole("dialog", { name: "2 postings archived" })
  await expect(result).toBeVisible()
  for (const index of [0, 1, 2]) expect(await statusOf(index)).toBe("archived")
  await result.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => statusOf(1)).toBe("active")
  expect(await statusOf(2)).toBe("archived")
})

test("Ctrl+Enter publishes a draft and saves a public posting, also from the description", async ({
  page,
  api,
}) => {
  const job = await api.createJob(
    jobBody({ status: "draft", salary: { amount: 25, period: { id: 5 } }, description: "<p>Cook.</p>" }),
  )
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Head cook")
  await editor(page).press("Control+End")
  await page.keyboard.press("Control+Enter")
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  expect(await api.job(job.id)).toMatchObject({
    title: "Head cook",
    status: "active",
    description: "<p>Cook.</p>",
  })
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  await page.keyboard.press("Control+Enter")
  await expect(standing(page)).toHaveText(/^Saved/)
  expect(await api.job(job.id)).toMatchObject({ title: "Sous-chef", status: "active" })
})

test("going back from a posting restores the list's scroll position, selection and focus", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(25)
  await openList(page, "/jobs?sort=title&pageSize=50")
  await selectBox(page, "Posting 20").check()
  await selectBox(page, "Posting 21").check()
  await titleLink(page, "Posting 22").scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  const asBefore = async (focused: string) => {
    await expect(titleLink(page, focused)).toBeFocused()
    await expect(page.getByRole("checkbox", { checked: true, name: /^Select “/ })).toHaveCount(2)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  }
  await titleLink(page, "Posting 22").click()
  await expect(heading(page, "Posting 22")).toBeVisible()
  await page.keyboard.press("k")
  await expect(heading(page, "Posting 21")).toBeVisible()
  await trail(page).getByRole("link", { name: "Back to the list" }).click()
  await asBefore("Posting 21")
  await titleLink(page, "Posting 22").click()
  await expect(heading(page, "Posting 22")).toBeVisible()
  await page.goBack()
  await asBefore("Posting 22")
  // A selection of all that match is kept as well.
  await page.keyboard.press("Escape")
  await page.goto("/jobs?sort=title&pageSize=10")
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await page.getByRole("button", { name: "Select all 25 that match" }).click()
  const bar = page.getByRole("group", { name: "Selected postings" })
  await expect(bar).toContainText("25 selected")
  await titleLink(page, "Posting 10").click()
  await expect(heading(page, "Posting 10")).toBeVisible()
  await page.goBack()
  await expect(bar).toContainText("25 selected")
  // Someone who comes from elsewhere finds a list without a selection.
  await page.getByRole("link", { name: "Settings" }).click()
  // The settings redirect to their first page, which would otherwise replace the list.
  await expect(heading(page, "Employer")).toBeVisible()
  await page.goBack()
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
})
