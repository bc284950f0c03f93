import { button } from "../support/job-form"
import { openList, selectBox } from "../support/job-list"
import { expect, expectAccessible, type Page, test } from "../support/ui"

const bar = (page: Page) => page.getByRole("group", { name: "Selected postings" })
const dialog = (page: Page) => page.getByRole("dialog")

test("postings with errors are published only after explicit confirmation", async ({
  page,
  api,
  records,
  makeJobs,
}) => {
  const [first, second] = await makeJobs(26, (index) => {
    return { status: index === 1 ? "archived" : "draft", salary: null }
  })
  for (const job of [first, second])
    await records.backdate(job?.id ?? 0, { publishDate: "2026-01-02", closeDate: "2026-03-03" })
  await openList(page)
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await button(page, "Select all 26 that match").click()
  await bar(page).getByRole("button", { name: "Publish" }).click()
  await expect(dialog(page)).toContainText("Nothing will change.")
  await expect(dialog(page)).toContainText("26 will be left as is:")
  const moves = dialog(page).getByText(/^The close date of 1 of them becomes .+, 60 days after publishing\.$/)
  await expect(moves).toHaveCount(0)
  await page.getByRole("checkbox", { name: "Publish the 26 postings with errors too" }).check()
  await expect(moves).toBeVisible()
  await button(page, "Publish 26 postings").click()
  const result = page.getByRole("dialog", { name: "26 postings published" })
  await expect(result).toContainText("The close date of 1 of them has passed, so it stays closed.")
  await expect(result.getByRole("listitem")).toContainText(["Posting 1"])
  await page.keyboard.press("Escape")
  await expect(page.getByText("The close date of 1 of them has passed, so it stays closed.")).toBeVisible()
  expect((await api.jobs("?status=active")).paging.total).toBe(26)
})

test("postings whose close date has passed are published with a new one, if someone chooses it", async ({
  page,
  api,
  records,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals(400)
  const [closed, other] = await makeJobs(2, () => ({ status: "archived" }))
  await records.backdate(closed!.id, { publishDate: "2026-01-02", closeDate: "2026-03-03" })
  await openList(page)
  for (const number of [1, 2]) await selectBox(page, `Posting ${number}`).check()
  await page.keyboard.press("p")
  await expect(dialog(page)).toContainText("The close date of 1 of them has passed, so it stays closed.")
  const newDay = dialog(page).getByLabel("New close date")
  await newDay.fill("2026-03-04")
  await button(page, "Publish 2 postings").click()
  await expect(dialog(page)).toContainText("This day has passed. Choose today or a later day.")
  await expect(newDay).toBeFocused()
  await newDay.fill("2099-05-06")
  await expect(dialog(page)).toContainText("The close date of 1 of them has passed. It becomes 6 May 2099.")
  await expectAccessible(page, "a new close date for closed postings")
  await button(page, "Publish 2 postings").click()
  const result = page.getByRole("dialog", { name: "2 postings published" })
  await expect(result).toContainText("New close date of those that had closed: 6 May 2099")
  await expect(result).not.toContainText("stays closed")
  expect(await api.job(closed!.id)).toMatchObject({ status: "active", closeDate: "2099-05-06" })
  expect((await api.job(other!.id)).closeDate).toBe(other!.closeDate)
  await result.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByRole("dialog", { name: "2 postings restored" })).toBeVisible()
  expect(await api.job(closed!.id)).toMatchObject({ status: "archived", closeDate: "2026-03-03" })
})
