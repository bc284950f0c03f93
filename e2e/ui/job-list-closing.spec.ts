import { daysAfter, today } from "../support/dates"
import { actionsOf, openList, row } from "../support/job-list"
import { expect, expectAccessible, test } from "../support/ui"

test.describe("for an employer where the next day has already begun", () => {
  test.use({ timeZone: "Pacific/Kiritimati" })

  test("a posting shows when it closes soon or is closed, by the employer's calendar", async ({
    page,
    makeJobs,
    records,
    api,
  }) => {
    const day = today("Pacific/Kiritimati")
    const days = [60, 8, 7, 1, 0]
    const jobs = await makeJobs(6, (number) => ({ closeDate: daysAfter(day, days[number - 1] ?? 30) }))
    await records.backdate(jobs[5]!.id, { publishDate: daysAfter(day, -9), closeDate: daysAfter(day, -1) })
    await openList(page)
    await expect(row(page, "Posting 1")).toContainText("Active")
    await expect(row(page, "Posting 2")).toContainText("Active")
    await expect(row(page, "Posting 3")).toContainText("Closes in 7 days")
    await expect(row(page, "Posting 4")).toContainText("Closes tomorrow")
    await expect(row(page, "Posting 5")).toContainText("Closes today")
    await expect(row(page, "Posting 6")).toContainText("Closed")
    await actionsOf(page, "Posting 6").click()
    await page.getByRole("menuitem", { name: "Archive" }).click()
    await expect(page.getByText("“Posting 6” was archived")).toBeVisible()
    await actionsOf(page, "Posting 6").click()
    await page.getByRole("menuitem", { name: "Publish" }).click()
    const question = page.getByRole("dialog", { name: "“Posting 6” needs a new close date" })
    await expectAccessible(page, "publishing a closed posting")
    const newDay = question.getByLabel("New close date")
    await expect(newDay).toHaveValue(daysAfter(day, 60))
    const publish = question.getByRole("button", { name: "Publish" })
    await newDay.fill("")
    await publish.click()
    await expect(question).toContainText("Choose a close date.")
    await newDay.fill(daysAfter(day, -1))
    await publish.click()
    await expect(question).toContainText("This day has passed. Choose today or a later day.")
    await expect(newDay).toBeFocused()
    expect((await api.job(jobs[5]!.id)).status).toBe("archived")
    await newDay.fill(daysAfter(day, 20))
    await publish.click()
    await expect(page.getByText("“Posting 6” was published")).toBeVisible()
    const closed = daysAfter(day, -1)
    expect(await api.job(jobs[5]!.id)).toMatchObject({ status: "active", closeDate: daysAfter(day, 20) })
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("“Posting 6” is archived again")).toBeVisible()
    expect(await api.job(jobs[5]!.id)).toMatchObject({ status: "archived", closeDate: closed })
  })
})
