import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { button, choose, field, openForm, standing, writePosting } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

const amount = (page: Page) => field(page, "Amount")
const maximum = (page: Page) => field(page, "Maximum")

test("pay with only one possible reading is understood, and the reading is shown below it with its period", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await amount(page).fill("24.5")
  await expect(amount(page)).toHaveAccessibleDescription("$24.50")
  await choose(page, "Period", "", "Hourly")
  await expect(amount(page)).toHaveAccessibleDescription("$24.50 per hour")
  const readings = [
    ["24", "$24.00 per hour"],
    ["$24.50", "$24.50 per hour"],
    ["24,000", "$24,000.00 per hour"],
    ["24 000,50", "$24,000.50 per hour"],
    ["24.5000", "$24.50 per hour"],
  ] as const
  for (const [typed, reading] of readings) {
    await amount(page).fill(typed)
    await expect(amount(page)).toHaveAccessibleDescription(reading)
    await amount(page).blur()
    await expect(amount(page)).toHaveValue(typed)
  }
  await choose(page, "Period", "", "Yearly")
  await amount(page).fill("55,000")
  await expect(amount(page)).toHaveAccessibleDescription("$55,000 per year")
})

test("ambiguous or unreadable pay stays as typed, and nothing is saved until it is clear", async ({
  page,
  api,
}) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  await choose(page, "Period", "", "Hourly")
  for (const typed of ["24,50", "1e5", "abc", "1,2,3"]) {
    await amount(page).fill(typed)
    await amount(page).blur()
    await expect(amount(page)).toHaveValue(typed)
    await expect(amount(page)).toHaveAccessibleDescription(/^Write /)
  }
  await amount(page).fill("24,50")
  await maximum(page).fill("abc")
  await button(page, "Publish").click()
  await expect(amount(page)).toBeFocused()
  await expect(amount(page)).toHaveValue("24,50")
  await expect(amount(page)).toHaveAccessibleDescription(
    /Write 24\.50 for \$24\.50, with a point before the cents\./,
  )
  await expect(maximum(page)).toHaveAccessibleDescription(/Write the amount in digits, such as 24\.50/)
  await expectAccessible(page, "unclear pay")
  expect(await api.total()).toBe(0)
  await amount(page).fill("24.50")
  await maximum(page).fill("")
  await button(page, "Publish").click()
  await expect(page.getByText("“Line cook” was published")).toBeVisible()
  await expect(page.getByText("$24.50 per hour").first()).toBeVisible()
})

test("stored pay is shown with cents, and unclear pay survives a reload", async ({ page, api }) => {
  const salary = { amount: 21.5, maxAmount: 24, period: { id: 5 } }
  const job = await api.createJob(jobBody({ salary, status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(amount(page)).toHaveValue("21.50")
  await expect(amount(page)).toHaveAccessibleDescription("$21.50 per hour")
  await expect(maximum(page)).toHaveAccessibleDescription("$24.00 per hour")
  await maximum(page).fill("24,50")
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await button(page, "Restore").click()
  await expect(maximum(page)).toHaveValue("24,50")
  await button(page, "Save draft").click()
  await expect(maximum(page)).toBeFocused()
  await maximum(page).fill("24.50")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect((await api.job(job.id)).salary).toMatchObject({ amount: 21.5, maxAmount: 24.5 })
})
