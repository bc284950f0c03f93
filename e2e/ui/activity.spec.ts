import { jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { expect, expectAccessible, test } from "../support/ui"

test("an admin sees what was done, filters it in the URL, and opens an entry by keyboard", async ({
  page,
  api,
  admin,
  server,
}) => {
  const job = await api.createJob(jobBody({ title: "Baker" }))
  await api.put(`/jobs/${job.id}`, { title: "Head baker" })
  await openSession(server, admin)
  await page.goto("/settings/activity")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activity")
  const table = page.getByRole("table", { name: "Activity" })
  await expect(table.getByText("Signed in")).toHaveCount(2)

  await page.getByLabel("About").selectOption({ label: "Postings" })
  await expect(page).toHaveURL("/settings/activity?kind=job")
  await expect(table.getByRole("row")).toHaveCount(3)
  const details = table.getByRole("button", { name: "Details of Posting changed: Head baker" })
  await details.focus()
  await page.keyboard.press("Enter")
  await expect(details).toHaveAttribute("aria-expanded", "true")
  await expect(table.getByRole("definition")).toHaveText("from Baker → to Head baker")
  await expectAccessible(page)

  await table.getByRole("button", { name: "All by First key" }).click()
  await expect(page).toHaveURL(/\?actor=key%3A\d+$/)
  await expect(page.getByLabel("Who")).toHaveValue(/^key:/)
  await page.goBack()
  await expect(page.getByLabel("About")).toHaveValue("job")
  await expect(table.getByRole("link", { name: "Head baker" })).toHaveAttribute("href", `/jobs/${job.id}`)
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.url()).toContain("?kind=job")

  await page.getByLabel("To").fill("2026-01-01")
  await expect(page.getByRole("heading", { name: "No matching activity" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Clear filters" }).first().click()
  await expect(table.getByText("Employer created")).toBeVisible()
})

test("older entries load on request, and an invalid URL says so", async ({
  page,
  records,
  employer,
  expectRefusals,
}) => {
  expectRefusals(400)
  await records.addActivities(employer.id, 60)
  await page.goto("/settings/activity?action=job.changed")
  const rows = page.getByRole("table", { name: "Activity" }).getByRole("row")
  await expect(rows).toHaveCount(51)
  await page.getByRole("button", { name: "Show older" }).click()
  await expect(rows).toHaveCount(61)
  await expect(page.getByRole("button", { name: "Show older" })).toHaveCount(0)

  await page.goto("/settings/activity?actor=robot")
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toContainText(
    "actor is one of person, key, service",
  )
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(rows.first()).toBeVisible()
})

test("an empty activity page says what will appear there, and offers no filters to clear", async ({
  page,
  records,
  employer,
}) => {
  await records.removeActivities(employer.id)
  await page.goto("/settings/activity")
  await expect(page.getByRole("heading", { name: "No activity yet" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0)
  await expectAccessible(page)
})
