import type { Page } from "@playwright/test"
import { tellCheck } from "../support/checks"
import { actionsOf, openList, row, selectBox } from "../support/job-list"
import { openSession } from "../support/session"
import { expect, expectAccessible, test } from "../support/ui"

const dialog = (page: Page) => page.getByRole("dialog")
const answer = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true })
/** In British Columbia a posting without pay is an error. */
const draftWithErrors = () => ({ status: "draft", salary: null })

test("before publishing a posting with errors from its row, the list asks", async ({
  page,
  makeJobs,
  api,
}) => {
  const [job] = await makeJobs(1, draftWithErrors)
  await openList(page)
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Publish" }).click()
  await expect(dialog(page)).toContainText("The posting check found 1 error in “Posting 1”")
  await expectAccessible(page)
  await answer(page, "Cancel").click()
  await expect(actionsOf(page, "Posting 1")).toBeFocused()
  expect((await api.job(job!.id)).status).toBe("draft")
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Publish" }).click()
  await answer(page, "Publish anyway").click()
  await expect(page.getByText("“Posting 1” was published")).toBeVisible()
  await expect(row(page, "Posting 1")).toContainText("Active")
})

test("the posting's page asks too, also for a new close date, and leads to the errors", async ({
  page,
  makeJobs,
  records,
  api,
}) => {
  const [job] = await makeJobs(1, () => ({ status: "archived", salary: null }))
  await records.backdate(job!.id, { publishDate: "2026-01-02", closeDate: "2026-03-03" })
  await page.goto(`/jobs/${job!.id}`)
  await page.getByRole("button", { name: "Publish" }).click()
  await expect(dialog(page)).toContainText("The posting check found 1 error in “Posting 1”")
  await expect(dialog(page)).toContainText("Its close date, 3 Mar 2026, has passed too.")
  await dialog(page).getByLabel("New close date").fill("2026-03-04")
  await answer(page, "Publish anyway").click()
  await expect(dialog(page)).toContainText("This day has passed. Choose today or a later day.")
  expect((await api.job(job!.id)).status).toBe("archived")
  await dialog(page).getByRole("link", { name: "Posting 1" }).click()
  await expect(page.getByRole("heading", { name: "Posting check" })).toBeFocused()
})

test("when publishing many, those with errors are held back unless someone confirms them", async ({
  page,
  makeJobs,
  api,
}) => {
  const jobs = await makeJobs(3, (number) => (number === 2 ? draftWithErrors() : { status: "draft" }))
  await openList(page)
  for (const number of [1, 2, 3]) await selectBox(page, `Posting ${number}`).check()
  await page.keyboard.press("p")
  await expect(dialog(page)).toContainText("1 will be left as is:")
  await expect(page.getByRole("checkbox", { name: "Publish the posting with errors too" })).not.toBeChecked()
  await answer(page, "Publish 2 postings").click()
  await expect(page.getByRole("dialog", { name: "2 postings published" })).toBeVisible()
  expect(await Promise.all(jobs.map(async ({ id }) => (await api.job(id)).status))).toEqual([
    "active",
    "draft",
    "active",
  ])
})

test("when the employer enforces the check, nothing with errors is published", async ({
  page,
  makeJobs,
  server,
  admin,
}) => {
  await tellCheck(await openSession(server, admin), { enforce: true })
  await makeJobs(1, draftWithErrors)
  await openList(page)
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Publish" }).click()
  await expect(dialog(page)).toContainText(
    "Your employer doesn’t allow postings with errors to be published.",
  )
  await expect(answer(page, "Publish anyway")).toHaveCount(0)
  await dialog(page).getByRole("link", { name: "Show the error" }).click()
  await expect(page.getByRole("heading", { name: "Posting check" })).toBeFocused()
})
