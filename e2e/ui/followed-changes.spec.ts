import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { field, openForm, standing } from "../support/job-form"
import { actionsOf, openList, row, tab, titleLink } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

/** Two seconds are promised, but a busy machine needs longer; without the change list a page hears of nothing at all. */
const soon = { timeout: 8_000 }

const isHeldCall = (url: string) => /\/jobs\/changes\?.*wait=/.test(url)
/** Resolves once the page is following changes. */
const following = (page: Page) => page.waitForRequest((request) => isHeldCall(request.url()))
const titles = (page: Page) => page.locator("[data-job] a[data-row-link]").allTextContents()
const news = (page: Page) => page.getByRole("status").filter({ hasText: /changed·Show$/ })

test("the list shows others' changes in place, and moves no row until asked to @both", async ({
  page,
  makeJobs,
  api,
}) => {
  const jobs = await makeJobs(3)
  const followed = following(page)
  await openList(page)
  await followed
  await api.put(`/jobs/${jobs[0]!.id}`, { title: "Posting one" })
  await expect(titleLink(page, "Posting one")).toBeVisible(soon)
  await expect(news(page)).toHaveCount(0)

  // The rows are read while more changes are made: what is already visible is not counted.
  let read = () => {}
  const held = new Promise<void>((resolve) => (read = resolve))
  const rows = (url: URL) => url.pathname === "/api/dashboard/jobs"
  await page.route(rows, (route) => held.then(() => route.continue()))
  await api.put(`/jobs/${jobs[0]!.id}`, { title: "Posting 1, changed" })
  await expect(titleLink(page, "Posting 1, changed")).toBeVisible(soon)
  const added = await api.createJob(jobBody({ title: "Posting 4" }))
  read()
  await expect(news(page)).toHaveText("1 posting changed·Show", soon)
  await api.delete(`/jobs/${jobs[1]!.id}`)
  await expect(news(page)).toHaveText("2 postings changed·Show", soon)
  expect(await titles(page)).toEqual(["Posting 3", "Posting 2", "Posting 1, changed"])
  await expect(tab(page, /^All 3$/)).toBeVisible()
  await expectAccessible(page, "the list with news")
  await page.getByRole("button", { name: "Show", exact: true }).click()
  await expect(titleLink(page, "Posting 4")).toBeFocused()
  expect(await titles(page)).toEqual(["Posting 4", "Posting 3", "Posting 1, changed"])
  await expect(news(page)).toHaveCount(0)

  // Under a filter, a posting that no longer matches also stays until then, and shows its new status.
  const again = following(page)
  await openList(page, "/jobs?status=active")
  await again
  await api.put(`/jobs/${added.id}`, { status: "archived" })
  await expect(row(page, "Posting 4")).toContainText("Archived", soon)
  await page.getByRole("button", { name: "Show", exact: true }).click()
  await expect(titleLink(page, "Posting 4")).toHaveCount(0)
})

test("a person's own changes are not announced to them", async ({ page, makeJobs, ask, api }) => {
  const jobs = await makeJobs(3)
  const followed = following(page)
  await openList(page, "/jobs?status=active")
  await followed
  await actionsOf(page, "Posting 3").click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(titleLink(page, "Posting 3")).toHaveCount(0)
  await expect(news(page)).toHaveCount(0)
  // A change they make in another browser moves no row of this one either.
  await ask("PUT", `/api/v1.1/jobs/${jobs[1]!.id}`, { status: "draft" })
  await expect(news(page)).toHaveText("1 posting changed·Show", soon)
  await expect(titleLink(page, "Posting 2")).toBeVisible()
  await api.delete(`/jobs/${jobs[0]!.id}`)
  await expect(news(page)).toHaveText("2 postings changed·Show", soon)
})

test("the tabs of a browser share one waiting call, and another tab takes over when that tab is closed", async ({
  page,
  context,
  makeJobs,
  api,
}) => {
  const [job] = await makeJobs(1)
  const held: Page[] = []
  context.on("request", (request) => isHeldCall(request.url()) && held.push(request.frame().page()))
  const heldBy = (tabOf: Page) => held.filter((each) => each === tabOf).length
  const followed = following(page)
  await openList(page)
  await followed
  const other = await context.newPage()
  const asked = other.waitForRequest((request) => /\/jobs\?/.test(request.url()))
  await openList(other)
  await asked
  await api.put(`/jobs/${job!.id}`, { title: "Told to both" })
  for (const tabOf of [page, other]) await expect(titleLink(tabOf, "Told to both")).toBeVisible(soon)
  expect(heldBy(other)).toBe(0)
  const taken = following(other)
  await page.close()
  await taken
  await api.put(`/jobs/${job!.id}`, { title: "Told to the other" })
  await expect(titleLink(other, "Told to the other")).toBeVisible(soon)
})

test("an open posting shows what others change, and that they deleted it", async ({
  page,
  makeJobs,
  api,
}) => {
  const [job] = await makeJobs(1)
  const followed = following(page)
  await page.goto(`/jobs/${job!.id}`)
  await followed
  await api.put(`/jobs/${job!.id}`, { title: "Baker" })
  await expect(page.getByRole("heading", { level: 1, name: "Baker" })).toBeVisible(soon)
  await expect(page.getByText(/changed the title to “Baker”/)).toBeVisible(soon)
  await api.delete(`/jobs/${job!.id}`)
  await expect(page.getByText(/ deleted the posting$/)).toBeVisible(soon)
  await expect(page.getByRole("link", { name: "Look in the bin" })).toBeVisible()
  await expectAccessible(page, "a posting that was deleted meanwhile")
})

test("someone editing is told what others change, and can merge both before saving @both", async ({
  page,
  api,
  browser,
  addMember,
  signIn,
  expectRefusals,
}) => {
  // The page may still read what was just saved when the posting is deleted.
  expectRefusals(404)
  const job = await api.createJob(jobBody())
  const followed = following(page)
  await openForm(page, `/jobs/${job.id}/edit`)
  await followed
  await field(page, "Title").fill("Pastry cook")

  const editor = await addMember("editor")
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = await elsewhere.newPage()
  await signIn(editor, theirs)
  await openForm(theirs, `/jobs/${job.id}/edit`)
  await field(theirs, "Title").fill("Head baker")
  await field(theirs, "Close date").fill("2099-02-14")
  await theirs.getByRole("button", { name: "Save", exact: true }).click()
  await expect(standing(theirs)).toHaveText(/^Saved/)
  await elsewhere.close()

  await expect(page.getByText(`${editor.name} changed the title and the close date`)).toBeVisible(soon)
  await expect(field(page, "Title")).toHaveValue("Pastry cook")
  await expectAccessible(page, "the form with somebody else's change")
  const stored = await api.job(job.id)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: `${editor.name} changed this posting` })
  await dialog.getByRole("radiogroup", { name: "Title" }).getByRole("radio", { name: "Keep mine" }).check()
  await dialog.getByRole("button", { name: "Merge into the form" }).click()
  await expect(field(page, "Close date")).toHaveValue("2099-02-14")
  await expect(field(page, "Title")).toHaveValue("Pastry cook")
  await expect(standing(page)).toHaveText("Unsaved changes")
  await expect(page.getByText(/ changed the title/)).toHaveCount(0)
  expect(await api.job(job.id)).toEqual(stored)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect(await api.job(job.id)).toMatchObject({ title: "Pastry cook", closeDate: "2099-02-14" })
  // What someone else does right after one's own change is still reported.
  await api.delete(`/jobs/${job.id}`)
  await expect(page.getByText(/ deleted the posting$/)).toBeVisible(soon)
  await field(page, "Title").fill("Night baker")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(
    page.getByText("This posting was deleted. Restore it from the bin, then save again"),
  ).toBeVisible()
  await expect(field(page, "Title")).toHaveValue("Night baker")
})

test("a page whose session has ended stops following changes, and resumes after signing in again", async ({
  page,
  makeJobs,
  api,
  admin,
  signIn,
  expectRefusals,
}) => {
  expectRefusals(401)
  const [job] = await makeJobs(1)
  const followed = following(page)
  await openList(page)
  await followed
  await page.context().clearCookies()
  const refused = page.waitForResponse((answer) => isHeldCall(answer.url()) && answer.status() === 401)
  await api.put(`/jobs/${job!.id}`, { title: "The last that is told" })
  await refused
  await expect(page).toHaveURL("/jobs")
  await signIn(admin, page)
  await api.put(`/jobs/${job!.id}`, { title: "Told again" })
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await expect(titleLink(page, "Told again")).toBeVisible({ timeout: 5_000 })
})
