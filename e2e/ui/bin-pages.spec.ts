import { binRows, deleted, toasts } from "../support/bin-page"
import { jobBody } from "../support/factories"
import { button } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

test("the postings of all pages are restored at once, with progress, a way to stop and one undo", async ({
  page,
  api,
  expectRefusals,
}) => {
  test.slow()
  expectRefusals(409)
  const titles = Array.from({ length: 30 }, (_, index) => `Posting ${index + 1}`)
  await deleted(api, titles, "A")
  await api.createJob(jobBody({ title: "Holder", referenceId: "A-Posting 7" }))
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/api/v1.1/jobs/*/restore", async (route) => {
    await gate
    await route.continue()
  })
  await page.goto("/jobs/deleted")
  const selectAll = page.getByRole("checkbox", { name: "Select all on this page" })
  await selectAll.check()
  await expect(button(page, "Restore 25 postings")).toBeVisible()
  await button(page, "Select all 30 deleted postings").click()
  await expect(button(page, "Delete permanently…")).toHaveCount(0)
  await expectAccessible(page, "all pages of the bin selected")
  await button(page, "Restore 30 postings").click()
  const progress = page.getByRole("progressbar", { name: "Restoring: 0 of 30 postings" })
  await expect(progress).toBeVisible()
  await expect(button(page, "Restore “Posting 30”")).toBeDisabled()
  await button(page, "Stop").click()
  await expect(page.getByRole("progressbar")).toHaveAccessibleName(/^Finishing the postings/)
  release()
  await expect(toasts(page)).toContainText(["4 postings restored"])
  await expect(page.getByText("26 deleted postings")).toBeVisible()

  await selectAll.check()
  await button(page, "Select all 26 deleted postings").click()
  await button(page, "Restore 26 postings").click()
  await expect(toasts(page).filter({ hasText: "25 postings restored" })).toBeVisible()
  // Nobody is asked about references one after the other.
  await expect(toasts(page).filter({ hasText: "“Posting 7” could not be restored" })).toBeVisible()
  await expect(binRows(page)).toHaveCount(1)
  expect(await api.total()).toBe(30)
  await toasts(page).filter({ hasText: "25 postings restored" }).getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("26 deleted postings")).toBeVisible()
})

test("restoring the only posting on the last page goes to the page before it", async ({
  page,
  context,
  api,
  expectRefusals,
}) => {
  expectRefusals(400)
  const titles = Array.from({ length: 26 }, (_, index) => `Posting ${index + 1}`)
  const [first, second] = await deleted(api, titles)
  await page.goto("/jobs/deleted?page=2")
  await expect(binRows(page)).toHaveCount(1)
  await button(page, "Restore “Posting 1”").click()
  await expect(page).toHaveURL("/jobs/deleted")
  await expect(binRows(page)).toHaveCount(25)
  await expect(page.locator("[data-job-list]")).toBeFocused()
  expect((await api.get(`/jobs/${first?.id}`)).status).toBe(200)

  // What another tab has restored meanwhile is restored, and cannot be undone here.
  const other = await context.newPage()
  await other.goto("/jobs/deleted")
  await expect(binRows(other)).toHaveCount(25)
  await api.post(`/jobs/${second?.id}/restore`, {})
  await button(other, "Restore “Posting 2”").click()
  await expect(toasts(other)).toContainText(["“Posting 2” restored from the bin"])
  await expect(button(other, "Undo")).toHaveCount(0)
})
