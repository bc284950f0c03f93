import { jobBody } from "../support/factories"
import { chooseFile, counts, fileOf, line, openImport, sheetRow } from "../support/import-page"
import { button } from "../support/job-form"
import { signedOutBanner } from "../support/signed-out-banner"
import { expect, expectAccessible, test } from "../support/ui"

test("a posting that was changed after the dry run is shown again before its row is imported", async ({
  page,
  api,
}) => {
  const baker = await api.createJob(jobBody({ title: "Baker", referenceId: "U-1" }))
  await openImport(page)
  await chooseFile(
    page,
    fileOf(line("U-1", "Baker", { pay: "26" }), line("U-2", "Waiter", { place: "Torotno, ON" })),
  )
  await button(page, "Check 2 rows").click()
  await expect(sheetRow(page, "Waiter")).toContainText("“Torotno, ON” isn’t in the list of places")
  await page.getByText("All values").click()
  await expect(sheetRow(page, "Waiter")).toContainText("Pay periodHourly")
  await api.put(`/jobs/${baker.id}`, { title: "Head baker" })
  await button(page, "Import 2 postings").click()
  await expect(
    page.getByText("1 posting was changed after the dry run, so its row wasn’t imported"),
  ).toBeVisible()
  await expect(counts(page)).toHaveText(["All 2", "Created 1", "To change 1"])
  await expect(sheetRow(page, "Baker")).toContainText("Head baker")
  await expectAccessible(page, "an import that was overtaken")
  expect((await api.job(baker.id)).title).toBe("Head baker")
  await button(page, "Continue with 1 posting").click()
  await expect(page.getByText("2 postings imported")).toBeVisible()
  expect((await api.job(baker.id)).title).toBe("Baker")
})

test("an import whose session ends stays on the page, and continues after signing in again", async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(401)
  await openImport(page)
  await chooseFile(page, fileOf(line("U-1", "Baker"), line("U-2", "Waiter")))
  await button(page, "Check 2 rows").click()
  await expect(counts(page)).toHaveText(["All 2", "To create 2"])
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await button(page, "Import 2 postings").click()
  await expect(signedOutBanner(page)).toContainText("Sign in again to continue.")
  await expect(page).toHaveURL("/jobs/import")
  await expect(counts(page)).toHaveText(["All 2", "To create 2"])
  // As another tab does in which they sign in.
  await page.context().addCookies(cookies)
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await expect(signedOutBanner(page)).toBeHidden()
  await button(page, "Import 2 postings").click()
  await expect(page.getByText("2 postings imported")).toBeVisible()
})
