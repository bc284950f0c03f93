import { fullJobBody, jobBody } from "../support/factories"
import { button, field, openForm, status } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

test("the preview shows what a candidate would read, on a desktop and on a phone", async ({ page, api }) => {
  const description = '<p>See <a href="https://example.com/team">the team</a>.</p>'
  const job = await api.createJob(fullJobBody({ description, confidential: false }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Not saved yet")
  await button(page, "Preview").click()
  const desktop = page.getByRole("region", { name: "On a desktop" })
  await expect(desktop.getByRole("heading", { name: "Not saved yet" })).toBeVisible()
  await expect(desktop).toContainText("Acme Kitchens")
  await expect(desktop).toContainText("$40.21–$55.50 per hour, plus commission")
  await expect(desktop).toContainText("Richmond, BC · Montréal, QC · Vancouver, BC")
  const link = desktop.getByRole("link", { name: "the team" })
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow")
  await expect(link).toHaveAttribute("target", "_blank")
  await page.getByRole("radio", { name: "Phone" }).check()
  const phone = page.getByRole("region", { name: "On a phone" })
  await expect(phone).toHaveCSS("width", "390px")
  await expectAccessible(page, "the preview")
  await page.keyboard.press("Escape")
  await expect(button(page, "Preview")).toBeFocused()
})

test("the preview of a confidential posting reveals nothing about the employer", async ({ page, api }) => {
  const job = await api.createJob(
    jobBody({
      confidential: true,
      applicationEmail: "jobs@acme.example",
      description: "<p>Acme Kitchens.</p>",
    }),
  )
  await page.goto(`/jobs/${job.id}`)
  await button(page, "Preview").click()
  const shown = page.getByRole("region", { name: "On a desktop" })
  await expect(shown).toContainText("Confidential employer")
  await expect(shown).not.toContainText("acme.example")
  await expect(page.getByRole("dialog")).toContainText("The text names Acme Kitchens.")
})

test("a posting's page shows all its content and every available action", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(404)
  const job = await api.createJob(fullJobBody({ confidential: false, status: "active" }))
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole("heading", { level: 1, name: job.title })).toBeVisible()
  for (const words of ["REF-1", "$40.21–$55.50 per hour", "Montréal, QC", "https://example.com/apply?job=1"])
    await expect(page.getByRole("main")).toContainText(words)
  await expectAccessible(page, "a posting's page")
  await button(page, "More actions").click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(status(page).getByText("Archived", { exact: true })).toBeVisible()
  await button(page, "Undo").click()
  await expect(status(page).getByText("Active", { exact: true })).toBeVisible()
  await button(page, "More actions").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete posting" }).click()
  await expect(page).toHaveURL("/jobs")
  await expect(page.getByText(`“${job.title}” was deleted`)).toBeVisible()
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole("heading", { name: "This posting doesn’t exist" })).toBeVisible()
})

test("after a posting is deleted on its page, the keyboard is in the list it was opened from", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(2)
  await page.goto("/jobs")
  await page.getByRole("link", { name: "Posting 1", exact: true }).click()
  await button(page, "More actions").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete posting" }).click()
  await expect(page.getByText("“Posting 1” was deleted")).toBeVisible()
  await expect(page.locator("[data-job-list]")).toBeFocused()
})
