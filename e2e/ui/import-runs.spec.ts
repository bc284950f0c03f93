import { readFile } from "node:fs/promises"
import { jobBody } from "../support/factories"
import { chooseFile, counts, fileOf, line, openImport, sheetRow } from "../support/import-page"
import { button } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

test("an import that is stopped keeps what it did, asks before the page is left, and goes on", async ({
  page,
  api,
}) => {
  await openImport(page)
  const count = 150
  await chooseFile(
    page,
    fileOf(...Array.from({ length: count }, (_, index) => line(`S-${index}`, `Cook ${index}`))),
  )
  await button(page, `Check ${count} rows`).click()
  await expect(counts(page)).toHaveText([`All ${count}`, `To create ${count}`])
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/api/dashboard/imports", async (route) => {
    await held
    await route.continue()
  })
  await button(page, `Import ${count} postings`).click()
  await expect(page.getByRole("progressbar", { name: `Importing: 0 of ${count} rows` })).toBeVisible()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bin" }).click()
  const question = page.getByRole("alertdialog", { name: "Leave this page?" })
  await expect(question).toContainText("What is imported stays")
  await question.getByRole("button", { name: "Stay here" }).click()
  await button(page, "Stop").click()
  release()
  await expect(page.getByText("100 postings are imported")).toBeVisible()
  await expect(page.getByText("50 rows are not imported yet.")).toBeVisible()
  expect(await api.total()).toBe(100)
  await button(page, "Continue with 50 postings").click()
  await expect(page.getByText(`${count} postings are imported`)).toBeVisible()
  expect(await api.total()).toBe(count)
})

test("after a connection that broke, rows with a reference go on, and others are not sent again unasked", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals("unreachable")
  await openImport(page)
  await chooseFile(page, fileOf(line("N-1", "Cook"), line("", "Waiter")))
  await page.getByRole("checkbox", { name: "Also create postings of rows without a reference" }).check()
  await button(page, "Check 2 rows").click()
  await page.route("**/api/dashboard/imports", async (route) => {
    await route.fetch()
    await route.abort("connectionreset")
  })
  await button(page, "Import 2 postings").click()
  await expect(page.getByText("The import did not finish")).toBeVisible()
  await expect(page.getByText("1 row may or may not have been imported")).toBeVisible()
  expect(await api.total()).toBe(2)
  await page.unroute("**/api/dashboard/imports")
  await button(page, "Continue with 1 posting").click()
  await expect(counts(page)).toHaveText(["All 2", "Unknown 1", "Unchanged 1"])
  expect(await api.total()).toBe(2)
})

test("an import is undone, but for what anybody has changed since", async ({ page, api, ask }) => {
  const baker = await api.createJob(jobBody({ title: "Baker", referenceId: "U-1" }))
  const cook = await api.createJob(jobBody({ title: "Cook", referenceId: "U-2" }))
  const host = await api.createJob(jobBody({ title: "Host", referenceId: "U-5" }))
  await openImport(page)
  await chooseFile(
    page,
    fileOf(
      ...[line("U-1", "Head baker"), line("U-2", "Head cook"), line("U-3", "Waiter"), line("U-4", "Porter")],
      line("U-5", "Head host"),
    ),
  )
  await button(page, "Check 5 rows").click()
  await button(page, "Import 5 postings").click()
  await expect(page.getByText("5 postings are imported")).toBeVisible()
  await api.put(`/jobs/${cook.id}`, { title: "Chef" })
  // The very person who imports may have it open elsewhere.
  expect((await ask("PUT", `/api/v1.1/jobs/${host.id}`, { title: "Hostess" })).ok()).toBe(true)
  await button(page, "Undo the import").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click()
  await expect(page.getByText("3 postings are undone")).toBeVisible()
  await expect(page.getByText("2 postings stay as they are")).toBeVisible()
  await expect(sheetRow(page, "Head cook")).toContainText("Not undone: it has been changed since.")
  await expectAccessible(page, "an import that was undone")
  expect(await api.job(baker.id)).toMatchObject({ title: "Baker" })
  expect(await api.job(cook.id)).toMatchObject({ title: "Chef" })
  expect(await api.job(host.id)).toMatchObject({ title: "Hostess" })
  expect(await api.total()).toBe(3)
})

test("postings are exported, all of them and those of the list's filters; a viewer may do that alone", async ({
  page,
  makeJobs,
  signInAs,
}) => {
  await makeJobs(2, (number) => ({ status: number === 1 ? "active" : "draft" }))
  const exported = async (name: string) => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name }).click()
    return readFile(await (await download).path(), "utf8")
  }
  await openImport(page)
  expect(await exported("Export all postings")).toMatch(/Posting 2[\s\S]*Posting 1/)
  await page.goto("/jobs?status=draft")
  await button(page, "Filter").click()
  const drafts = await exported("Export these postings")
  expect(drafts).toContain("Posting 2")
  expect(drafts).not.toContain("Posting 1")
  // The list would ask for news in the midst of it.
  await openImport(page)
  await signInAs("viewer")
  await page.goto("/jobs/import")
  await expect(page.getByText("Only admins and editors import postings")).toBeVisible()
  expect(await exported("Export all postings")).toContain("Posting 1")
  expect(JSON.parse(await exported("Export as JSON")).data).toHaveLength(2)
})
