import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { button, field, openForm, publishAnyway, writePosting } from "../support/job-form"
import { actionsOf, openList, row, titleLink } from "../support/job-list"
import { shown, test } from "../support/two-employers"
import { expect, expectAccessible } from "../support/ui"

/** What each of two tabs shows, and what it must not show. */
const ours = { own: "Line cook", foreign: "Pastry chef" }
const theirs = { own: ours.foreign, foreign: ours.own }

async function switchTo(page: Page, from: { name: string }, to: { id: number; name: string }) {
  await shown(page, from).click()
  await page.getByRole("menuitemradio", { name: to.name }).click()
  await expect(page).toHaveURL(`/employers/${to.id}/jobs`)
  await expect(shown(page, to)).toBeVisible()
}

test("a posting written for one employer is published there, even after another tab has switched", async ({
  page,
  other,
  employer,
  otherEmployer,
  api,
  otherApi,
}) => {
  await openForm(page, "/jobs/new")
  await writePosting(page, "Line cook")
  await openList(other)
  await switchTo(other, employer, otherEmployer)

  await expect(shown(page, employer)).toBeVisible()
  await publishAnyway(page)
  await expect(page.getByText("“Line cook” was published")).toBeVisible()
  const { data } = await api.jobs()
  expect(data.map(({ title, status }) => [title, status])).toEqual([["Line cook", "active"]])
  expect(await otherApi.total()).toBe(0)
})

test("two tabs work side by side for two employers: lists, changes and downloads @both", async ({
  page,
  other,
  employer,
  otherEmployer,
  api,
  otherApi,
}) => {
  const job = await api.createJob(jobBody({ title: ours.own }))
  const otherJob = await otherApi.createJob(jobBody({ title: theirs.own }))
  const tabs = [
    { tab: page, ...ours },
    { tab: other, ...theirs },
  ]
  await openList(page)
  await openList(other)
  await switchTo(other, employer, otherEmployer)
  for (const { tab, own, foreign } of tabs) {
    await tab.reload()
    await expect(row(tab, own)).toBeVisible()
    await actionsOf(tab, own).click()
    await tab.getByRole("menuitem", { name: "Archive" }).click()
    // The row says so before the service confirms it; the message comes after.
    await expect(tab.getByText(`“${own}” was archived`)).toBeVisible()
    await expect(row(tab, own)).toContainText("Archived")
    await expect(titleLink(tab, foreign)).toHaveCount(0)
  }
  expect((await api.job(job.id)).status).toBe("archived")
  expect((await otherApi.job(otherJob.id)).status).toBe("archived")

  for (const { tab, own, foreign } of tabs) {
    await tab.getByRole("link", { name: "Settings" }).click()
    await tab.getByRole("link", { name: "Activity" }).click()
    await expect(tab.getByRole("link", { name: own }).first()).toBeVisible()
    const loading = tab.waitForEvent("download")
    await tab.getByRole("link", { name: "Export CSV" }).click()
    const file = await (await loading).createReadStream()
    const text = (await file.toArray()).join("")
    expect(text).toContain(own)
    expect(text).not.toContain(foreign)
  }
})

test("a tab stays with its employer on reload, back and forward, and in tabs opened from its links", async ({
  page,
  other,
  employer,
  otherEmployer,
  otherApi,
  context,
}) => {
  const job = await otherApi.createJob(jobBody({ title: "Pastry chef" }))
  const start = `/employers/${otherEmployer.id}`
  await openList(page)
  await switchTo(page, employer, otherEmployer)
  // The browser's choice changes once more.
  await openList(other)
  await switchTo(other, otherEmployer, employer)

  await page.reload()
  await expect(titleLink(page, "Pastry chef")).toBeVisible()
  await page
    .getByRole("navigation", { name: "Status" })
    .getByRole("link", { name: /^Active/ })
    .click()
  await expect(page).toHaveURL(`${start}/jobs?status=active`)
  await titleLink(page, "Pastry chef").click()
  await expect(page).toHaveURL(`${start}/jobs/${job.id}`)
  await page.reload()
  await expect(page.getByRole("heading", { name: "Pastry chef" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${start}/jobs?status=active`)
  await expect(shown(page, otherEmployer)).toBeVisible()
  await page.goForward()
  await expect(page.getByRole("heading", { name: "Pastry chef" })).toBeVisible()

  const opening = context.waitForEvent("page")
  await page.getByRole("link", { name: "Edit" }).click({ modifiers: ["ControlOrMeta"] })
  const opened = await opening
  await expect(opened).toHaveURL(`${start}/jobs/${job.id}/edit`)
  await expect(shown(opened, otherEmployer)).toBeVisible()
  await expect(field(opened, "Title")).toHaveValue("Pastry chef")

  await page.getByRole("link", { name: "Settings" }).click()
  await expect(page).toHaveURL(`${start}/settings/employer`)
  await expect(page.getByLabel("Name")).toHaveValue(otherEmployer.name)
  await page.getByRole("link", { name: "API docs" }).click()
  await page.getByRole("link", { name: "Openings, to the dashboard" }).click()
  await expect(page).toHaveURL(`${start}/jobs`)
  await expect(shown(page, otherEmployer)).toBeVisible()
})

test("the first HTML of a page is for the employer in its URL", async ({
  page,
  other,
  employer,
  otherEmployer,
  api,
  otherApi,
}) => {
  expect(other).toBeTruthy()
  await api.createJob(jobBody({ title: ours.own }))
  await otherApi.createJob(jobBody({ title: theirs.own }))
  for (const { id, own, foreign } of [
    { id: employer.id, ...ours },
    { id: otherEmployer.id, ...theirs },
  ]) {
    // A page goes by its URL, not by the header.
    const headers = { "Openings-Employer": String(id === employer.id ? otherEmployer.id : employer.id) }
    const html = await (await page.request.get(`/employers/${id}/jobs`, { headers })).text()
    expect(html).toContain(own)
    expect(html).not.toContain(foreign)
  }
})

test("a link to a posting of one's other employer opens it there", async ({
  page,
  other,
  employer,
  otherEmployer,
  otherApi,
}) => {
  const job = await otherApi.createJob(jobBody({ title: "Pastry chef" }))
  const there = `/employers/${otherEmployer.id}/jobs/${job.id}`
  await openList(page)
  await expect(shown(page, employer)).toBeVisible()
  for (const address of [`/jobs/${job.id}`, `/employers/${employer.id}/jobs/${job.id}`]) {
    await page.goto(address)
    await expect(page.getByRole("heading", { name: "Pastry chef" })).toBeVisible()
    await expect(page).toHaveURL(there)
    await expect(shown(page, otherEmployer)).toBeVisible()
  }
  await page.goto(`/jobs/${job.id}/edit`)
  await expect(page).toHaveURL(`${there}/edit`)
  await field(page, "Title").fill("Head pastry chef")
  await button(page, "Save").click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  expect((await otherApi.job(job.id)).title).toBe("Head pastry chef")
  // A tab without an employer in its URL still opens the one chosen last.
  await openList(other)
  await expect(shown(other, employer)).toBeVisible()
})

test("unsaved work is offered only at the employer it was written for", async ({
  page,
  other,
  employer,
  otherEmployer,
}) => {
  await openForm(page, "/jobs/new")
  await expect(page).toHaveURL(`/employers/${employer.id}/jobs/new`)
  await field(page, "Title").fill("Line cook")
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await expect(button(page, "Restore")).toBeVisible()
  await openForm(other, `/employers/${otherEmployer.id}/jobs/new`)
  await expect(shown(other, otherEmployer)).toBeVisible()
  await expect(button(other, "Restore")).toBeHidden()
})

test("the page of an employer one does not belong to says so", async ({ page, operator, admin }) => {
  const third = await operator.createEmployer({ name: "Coastal Cafes", plan: "standard", timeZone: "UTC" })
  expect(admin).toBeTruthy()
  await page.goto(`/employers/${third.id}/jobs`)
  await expect(page.getByText("You aren’t a member of this employer")).toBeVisible()
  expect(await page.content()).not.toContain(third.name)
  await expectAccessible(page)
  await page.getByRole("link", { name: "Go to your postings" }).click()
  await expect(page).toHaveURL("/jobs")
})

test("someone with one employer sees no employer in the URL", async ({ page, employer }) => {
  await page.goto(`/employers/${employer.id}/settings/account`)
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible()
  await expect(page).toHaveURL("/settings/account")
  await page.getByRole("link", { name: "Postings", exact: true }).click()
  await expect(page).toHaveURL("/jobs")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the top bar names the employer the page acts for", async ({ page, other, otherEmployer }) => {
    expect(other).toBeTruthy()
    await page.goto(`/employers/${otherEmployer.id}/jobs`)
    await expect(page.getByRole("banner").getByText(otherEmployer.name)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(otherEmployer.name))
    await expectAccessible(page)
  })
})
