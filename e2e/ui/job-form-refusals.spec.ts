import type { Page } from "@playwright/test"
import { formatDay } from "@/lib/format/dates"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import {
  button,
  combobox,
  editor,
  field,
  openForm,
  publishAnyway,
  standing,
  writePosting,
} from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved" })

test("each error is beside its field, the first gets the focus, and a summary links to each", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await field(page, "Amount").fill("20.12345")
  await button(page, "Publish").click()
  await expect(field(page, "Title")).toBeFocused()
  await expect(field(page, "Title")).toHaveAccessibleDescription("Enter a title.")
  await expect(combobox(page, "Period")).toHaveAccessibleDescription("Choose a salary period.")
  await expect(field(page, "Amount")).toHaveValue("20.12345")
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter a title.",
    "Write a description.",
    "Choose at least one place.",
    "Choose at least one category.",
    "Choose a position type.",
    "The salary’s amount can have at most 4 decimal places.",
    "Choose a salary period.",
    "Enter the email address that applications go to.",
  ])
  await expectAccessible(page, "a form that was refused")
  await summary(page).getByRole("link", { name: "Write a description." }).click()
  await expect(editor(page)).toBeFocused()
  await summary(page).getByRole("link", { name: "Choose at least one place." }).click()
  await expect(combobox(page, "Places")).toBeFocused()
})

test("an invalid field can be corrected in place, and then the posting is saved", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await page.getByLabel("Close date").fill("2001-01-01")
  await button(page, "Save draft").click()
  await expect(page.getByLabel("Close date")).toBeFocused()
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(/The close date can’t be before/)
  await page.getByLabel("Close date").fill("")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await expect(summary(page)).toBeHidden()
})

test("a close date in the past is reported along with every other field, in the page's wording", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await page.getByLabel("Close date").fill(daysAfter(today("UTC"), -1))
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(
    /^This day has passed\. To publish, choose today, \d+ \w{3} \d{4}, or a later day\.$/,
  )
  await button(page, "Publish").click()
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(
    new RegExp(`The close date can’t be before today, ${formatDay(today("UTC"))}\\.`),
  )
  await expect(summary(page).getByRole("link")).toHaveCount(7)
  await expect(summary(page)).not.toContainText(/\d{4}-\d\d-\d\d/)
})

test("an archived posting that has closed is published only with a new close date", async ({
  page,
  api,
  records,
}) => {
  const job = await api.createJob(jobBody({ status: "archived" }))
  await records.backdate(job.id, { publishDate: "2026-01-02", closeDate: "2026-03-03" })
  await openForm(page, `/jobs/${job.id}/edit`)
  const closeDate = page.getByLabel("Close date")
  // The default, 60 days after publishing, has passed too.
  for (const day of ["2026-03-03", ""]) {
    await closeDate.fill(day)
    await button(page, "Publish").click()
    await expect(closeDate).toBeFocused()
    await expect(closeDate).toHaveAccessibleDescription(/This day has passed\. Choose today or a later day\./)
  }
  await closeDate.fill("2026-03-04")
  await button(page, "Save").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await closeDate.fill("2099-05-06")
  await publishAnyway(page)
  await expect.poll(async () => (await api.job(job.id)).status).toBe("active")
  expect((await api.job(job.id)).closeDate).toBe("2099-05-06")
})

test("a date that only the service refuses is reported in the same wording", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(400)
  // The browser's clock is behind.
  await page.clock.setFixedTime(Date.now() - 5 * 86_400_000)
  await openForm(page, "/jobs/new")
  await writePosting(page)
  await page.getByLabel("Close date").fill(daysAfter(today("UTC"), -2))
  await publishAnyway(page)
  await expect(page.getByLabel("Close date")).toBeFocused()
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(
    new RegExp(`can’t be before ${formatDay(today("UTC"))},`),
  )
  expect(await api.total()).toBe(0)
})

test("a reference in use is reported at once with every other invalid field", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(400)
  const other = await api.createJob(jobBody({ referenceId: "TAKEN" }))
  await openForm(page, "/jobs/new")
  await field(page, "Reference").fill("TAKEN")
  await page.getByLabel("Close date").fill("2001-01-01")
  await button(page, "Publish").click()
  await expect(field(page, "Title")).toBeFocused()
  await expect(summary(page).getByRole("link")).toHaveText([
    "Enter a title.",
    "Write a description.",
    /The close date can’t be before/,
    "Choose at least one place.",
    "Choose at least one category.",
    "Choose a position type.",
    "Enter the email address that applications go to.",
    /Another posting has this reference/,
  ])
  await expect(page.getByRole("link", { name: /Open that posting/ })).toHaveAttribute(
    "href",
    `/jobs/${other.id}`,
  )
  expect(await api.total()).toBe(1)
})

test("a reference in use links to the posting that has it", async ({ page, api, expectRefusals }) => {
  expectRefusals(409)
  const other = await api.createJob(jobBody({ referenceId: "TAKEN" }))
  const job = await api.createJob(jobBody())
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Reference").fill("TAKEN")
  await button(page, "Save").click()
  await expect(field(page, "Reference")).toBeFocused()
  await expect(page.getByRole("link", { name: /Open that posting/ })).toHaveAttribute(
    "href",
    `/jobs/${other.id}`,
  )
})

test("a failed save keeps the work and says why", async ({ page, api, expectRefusals }) => {
  expectRefusals("unreachable")
  const job = await api.createJob(jobBody())
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  await page.route("**/api/v1.1/jobs/*", (route) => route.abort())
  await button(page, "Save").click()
  await expect(page.getByRole("form").getByRole("alert")).toContainText("The service can’t be reached.")
  await expect(standing(page)).toHaveText("Not saved")
  await page.unroute("**/api/v1.1/jobs/*")
  await button(page, "Save").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect((await api.job(job.id)).title).toBe("Sous-chef")
})

test("what cannot be loaded can be retried", async ({ page, api, expectRefusals }) => {
  expectRefusals(400)
  const job = await api.createJob(jobBody())
  await page.route("**/api/v1.1/positiontypes", (route) =>
    route.fulfill({ status: 400, json: { message: "Out of order.", code: "validation_failed" } }),
  )
  await page.goto(`/jobs/${job.id}/edit`)
  await expect(page.getByRole("heading", { name: "The posting could not be loaded" })).toBeVisible()
  await expectAccessible(page, "a form that could not be loaded")
  await page.unroute("**/api/v1.1/positiontypes")
  await button(page, "Try again").click()
  await expect(field(page, "Title")).toHaveValue(job.title)
})

test("someone with read-only access sees why nothing can be changed, and who can change that", async ({
  page,
  api,
  signInAs,
}) => {
  const job = await api.createJob(jobBody())
  await signInAs("viewer")
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(
    page.getByText("Your role at Acme Kitchens is viewer. An admin can make you an editor."),
  ).toBeVisible()
  await expect(field(page, "Title")).toBeDisabled()
  await expect(combobox(page, "Places")).toBeDisabled()
  await expect(page.getByRole("checkbox", { name: "Confidential" })).toBeDisabled()
  await expect(button(page, "Save")).toBeHidden()
  await expectAccessible(page, "a form to read")
  await page.goto("/jobs/new")
  await expect(page.getByRole("heading", { name: "You can’t write postings" })).toBeVisible()
  await page.goto(`/jobs/${job.id}`)
  await expect(button(page, "Preview")).toBeVisible()
  await expect(page.getByRole("link", { name: "Edit" })).toBeHidden()
})
