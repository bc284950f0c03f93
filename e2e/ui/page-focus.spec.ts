import type { Page } from "@playwright/test"
import { binLine, deleted } from "../support/bin-page"
import { hourlyPay } from "../support/checks"
import { jobBody } from "../support/factories"
import { button, combobox, field, openForm, publishAnyway, writePosting } from "../support/job-form"
import { openList, titleLink } from "../support/job-list"
import { expect, test } from "../support/ui"

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })

async function deleteHere(page: Page): Promise<void> {
  await button(page, "More actions").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete posting" }).click()
}

test("a posting opened from the list has the focus in its heading and its name in the title, in both languages", async ({
  page,
  makeJobs,
  ask,
  expectRefusals,
}) => {
  expectRefusals(404)
  const [job] = await makeJobs(2)
  await openList(page)
  await titleLink(page, "Posting 1").focus()
  await page.keyboard.press("Enter")
  await expect(heading(page, "Posting 1")).toBeFocused()
  await expect(page).toHaveTitle("Posting 1 · Openings")
  // A key that is pressed while the next page loads would belong to neither.
  await page.keyboard.press("k")
  await expect(page).toHaveTitle("Posting 2 · Openings")
  await page.keyboard.press("j")
  await expect(page).toHaveTitle("Posting 1 · Openings")
  await page.keyboard.press("e")
  await expect(page).toHaveTitle("Edit Posting 1 · Openings")
  await expect(field(page, "Title")).toBeFocused()
  await page.goto("/jobs")
  await expect(page).toHaveTitle("Postings · Openings")
  await ask("PUT", "/api/dashboard/me/language", { language: "fr" })
  await page.goto(`/jobs/${job?.id}/edit`)
  await expect(page).toHaveTitle("Modifier Posting 1 · Openings")
  await page.goto(`/jobs/${(job?.id ?? 0) + 1_000_000}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle("Offre d’emploi · Openings")
})

test("the focus is on the new page after a posting is deleted on its own, and comes back from Undo", async ({
  page,
  makeJobs,
}) => {
  const [job] = await makeJobs(2)
  await page.goto(`/jobs/${job?.id}`)
  await deleteHere(page)
  await expect(page).toHaveURL("/jobs")
  await expect(page.getByText("“Posting 1” was deleted")).toBeVisible()
  await expect(heading(page, "Postings")).toBeFocused()
  await page.keyboard.press("F6")
  await button(page, "Undo").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("“Posting 1” restored from the bin")).toBeVisible()
  await expect(page.locator("body")).not.toBeFocused()
})

test("the focus is on the posting's page after it was published or archived in its form", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await writePosting(page, "Baker")
  await publishAnyway(page)
  await expect(heading(page, "Baker")).toBeFocused()
  await expect(page).toHaveTitle("Baker · Openings")
  await page.keyboard.press("e")
  await field(page, "Title").fill("Pastry cook")
  await button(page, "Archive").click()
  await expect(heading(page, "Pastry cook")).toBeFocused()
  await expect(page).toHaveTitle("Pastry cook · Openings")
})

test("a new posting saved as a draft is named in the title", async ({ page }) => {
  await openForm(page, "/jobs/new")
  await writePosting(page, "Baker")
  await button(page, "Save draft").click()
  await expect(page).toHaveTitle("Edit Baker · Openings")
})

test("the bin says how many are selected, and keeps the focus when a restore empties it", async ({
  page,
  api,
}) => {
  await deleted(api, ["Cook", "Baker"])
  await page.goto("/jobs/deleted")
  const said = page.locator("#deleted-postings").getByRole("status")
  await binLine(page, "Cook").getByRole("checkbox").check()
  await expect(said).toHaveText("1 posting selected")
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await expect(said).toHaveText("2 postings selected")
  await button(page, "Restore 2 postings").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible()
  await expect(page.locator("[data-job-list]")).toBeFocused()
})

test("a list of suggestions says how many there are, once typing has stopped", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ salary: hourlyPay }))
  await openForm(page, `/jobs/${job.id}/edit`)
  for (const name of ["Places", "Categories"]) {
    await combobox(page, name).focus()
    await page.keyboard.insertText("co")
    await expect(page.getByRole("status").filter({ hasText: /^\d+ results?$/ })).toHaveCount(1)
    await page.keyboard.press("Escape")
  }
})
