import { tellCheck } from "../support/checks"
import { downloaded } from "../support/downloaded"
import { jobBody } from "../support/factories"
import { chooseFile, counts, fileOf, line, openImport, sheetRow } from "../support/import-page"
import { button } from "../support/job-form"
import { openList, selectBox } from "../support/job-list"
import { openSession } from "../support/session"
import { expect, expectAccessible, test } from "../support/ui"

const titlesOf = (file: string) =>
  (JSON.parse(file) as { data: { title: string }[] }).data.map(({ title }) => title)

test("a stopped import keeps what it did, warns before the page is left, and can be resumed", async ({
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
  await expect(question).toContainText("What has been imported stays")
  await question.getByRole("button", { name: "Stay here" }).click()
  await button(page, "Stop").click()
  release()
  await expect(page.getByText("100 postings imported")).toBeVisible()
  await expect(page.getByText("50 rows haven’t been imported yet.")).toBeVisible()
  expect(await api.total()).toBe(100)
  await button(page, "Continue with 50 postings").click()
  await expect(page.getByText(`${count} postings imported`)).toBeVisible()
  expect(await api.total()).toBe(count)
})

test("after a lost connection, rows with a reference are resumed, and others are not resent without asking", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals("unreachable")
  await openImport(page)
  await chooseFile(page, fileOf(line("N-1", "Cook"), line("", "Waiter")))
  await page.getByRole("checkbox", { name: "Also create postings for rows without a reference" }).check()
  await button(page, "Check 2 rows").click()
  await page.route("**/api/dashboard/imports", async (route) => {
    await route.fetch()
    await route.abort("connectionreset")
  })
  await button(page, "Import 2 postings").click()
  await expect(page.getByText("The import didn’t finish")).toBeVisible()
  await expect(page.getByText("1 row may or may not have been imported")).toBeVisible()
  expect(await api.total()).toBe(2)
  await page.unroute("**/api/dashboard/imports")
  await button(page, "Continue with 1 posting").click()
  await expect(counts(page)).toHaveText(["All 2", "Unknown 1", "Unchanged 1"])
  expect(await api.total()).toBe(2)
})

test("an import is undone, except for what has been changed since", async ({ page, api, ask }) => {
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
  await expect(page.getByText("5 postings imported")).toBeVisible()
  await api.put(`/jobs/${cook.id}`, { title: "Chef" })
  // The person who imports may have it open elsewhere.
  expect((await ask("PUT", `/api/v1.1/jobs/${host.id}`, { title: "Hostess" })).ok()).toBe(true)
  await button(page, "Undo the import").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click()
  await expect(page.getByText("3 postings undone")).toBeVisible()
  await expect(page.getByText("2 postings stay as they are")).toBeVisible()
  await expect(sheetRow(page, "Head cook")).toContainText("Not undone: it has been changed since.")
  await expectAccessible(page, "an import that was undone")
  expect(await api.job(baker.id)).toMatchObject({ title: "Baker" })
  expect(await api.job(cook.id)).toMatchObject({ title: "Chef" })
  expect(await api.job(host.id)).toMatchObject({ title: "Hostess" })
  expect(await api.total()).toBe(3)
})

test("all postings or those matching the filters are exported; exporting is all a viewer can do", async ({
  page,
  makeJobs,
  signInAs,
}) => {
  await makeJobs(2, (number) => ({ status: number === 1 ? "active" : "draft" }))
  const exported = (name: string) => downloaded(page, () => page.getByRole("link", { name }).click())
  await openImport(page)
  expect(await exported("Export all postings")).toMatch(/Posting 2[\s\S]*Posting 1/)
  await page.goto("/jobs?status=draft")
  await button(page, "Filter").click()
  for (const [kind, titles] of [
    ["As CSV, for a spreadsheet", (file: string) => file.match(/Posting \d/g)],
    ["As JSON, for a program", titlesOf],
  ] as const) {
    await button(page, "Export these postings").click()
    const drafts = await downloaded(page, () => page.getByRole("menuitem", { name: kind }).click())
    expect(titles(drafts)).toEqual(["Posting 2"])
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible()
  }
  // The list would otherwise request changes in the middle of it.
  await openImport(page)
  await signInAs("viewer")
  await page.goto("/jobs/import")
  await expect(page.getByText("Only admins and editors import postings")).toBeVisible()
  expect(await exported("Export all postings")).toContain("Posting 1")
  expect(titlesOf(await exported("Export as JSON"))).toEqual(["Posting 2", "Posting 1"])
})

test("a selection is exported as either kind of file: selected rows in the list's order, or all that match", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(27, (number) => ({ status: number === 1 ? "draft" : "active" }))
  await openList(page, "/jobs?sort=title")
  const bar = page.getByRole("group", { name: "Selected postings" })
  const file = async (kind: RegExp) => {
    await bar.getByRole("button", { name: "Export" }).press("Enter")
    return downloaded(page, () => page.getByRole("menuitem", { name: kind }).press("Enter"))
  }
  await selectBox(page, "Posting 10").check()
  await selectBox(page, "Posting 1").check()
  expect(titlesOf(await file(/JSON/))).toEqual(["Posting 1", "Posting 10"])
  const csv = await file(/CSV/)
  expect(csv.match(/"Posting \d+"/g)).toEqual(['"Posting 1"', '"Posting 10"'])
  await expect(bar, "the selection stays").toContainText("2 selected")
  await expect(bar.getByRole("button", { name: "Export" })).toBeFocused()

  await openList(page, "/jobs?status=active&sort=-title")
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  expect(titlesOf(await file(/JSON/))).toHaveLength(25)
  await button(page, "Select all 26 that match").click()
  await bar.getByRole("button", { name: "Export" }).click()
  await page.keyboard.press("Escape")
  const all = titlesOf(await file(/JSON/))
  expect(all).toHaveLength(26)
  expect(all.slice(0, 2)).toEqual(["Posting 9", "Posting 8"])
  expect(all).not.toContain("Posting 1")
})

test("an import that can still be undone is not left by accident", async ({ page, api }) => {
  await openImport(page)
  await chooseFile(page, fileOf(line("G-1", "Cook"), line("G-2", "Waiter")))
  await button(page, "Check 2 rows").click()
  await expect(counts(page)).toHaveText(["All 2", "To create 2"])
  await button(page, "Import 2 postings").click()
  await expect(page.getByText("2 postings imported")).toBeVisible()
  const question = page.getByRole("alertdialog", { name: "Leave this page?" })
  const bin = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bin" })
  await bin.click()
  await expect(question).toContainText("you can’t undo the import in one step")
  await expectAccessible(page, "the question before an import is left")
  await question.getByRole("button", { name: "Stay here" }).click()
  for (const leaving of ["Postings", "Sign out"]) {
    await page.keyboard.press("Control+k")
    await page.getByRole("combobox", { name: "Search or go to…" }).fill(leaving)
    await page.getByRole("option", { name: leaving, exact: true }).click()
    await expect(question, leaving).toBeVisible()
    await question.getByRole("button", { name: "Stay here" }).click()
  }
  const asked = page.waitForEvent("dialog")
  // A reload that is answered with "Stay" never finishes.
  void page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe("beforeunload")
  await dialog.dismiss()
  await button(page, "Undo the import").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click()
  await expect(page.getByText("2 postings undone")).toBeVisible()
  expect(await api.total()).toBe(0)
  // Nothing is left to undo, so there is no question.
  await bin.click()
  await expect(page).toHaveURL(/\/jobs\/deleted$/)
})

test("rows that would publish postings with errors wait until they are fixed, left unpublished or published anyway", async ({
  page,
  server,
  admin,
  api,
}) => {
  await tellCheck(await openSession(server, admin))
  await openImport(page)
  const inToronto = (reference: string, title: string) =>
    line(reference, title, { place: "Toronto, ON", pay: "" }).replace("Hourly", "")
  await chooseFile(
    page,
    fileOf(
      inToronto("E-1", "Cook"),
      inToronto("E-2", "Waiter"),
      line("E-3", "Baker"),
      inToronto("E-4", "Host"),
    ),
  )
  await button(page, "Check 4 rows").click()
  await expect(counts(page)).toHaveText(["All 4", "To create 1", "With errors 3"])
  await expect(page.getByText("3 rows would publish postings with errors")).toBeVisible()
  await expectAccessible(page)
  await sheetRow(page, "Waiter").getByRole("textbox", { name: "Pay", exact: true }).fill("20")
  await button(page, "Try row 3 again").click()
  await sheetRow(page, "Waiter").getByRole("textbox", { name: "Pay period" }).fill("Hourly")
  await button(page, "Try row 3 again").click()
  await expect(counts(page)).toHaveText(["All 4", "To create 2", "With errors 2"])
  await button(page, "Import 2 postings").click()
  await expect(page.getByText("2 postings imported")).toBeVisible()
  await expect(page.getByText("2 rows would publish postings with errors")).toBeVisible()
  expect(await api.total()).toBe(2)

  const despite = page.getByRole("checkbox", { name: "Publish the 2 postings with errors too" })
  await despite.check()
  await expect(button(page, "Continue with 2 postings")).toBeVisible()
  await despite.uncheck()
  await expect(button(page, "Continue with 2 postings")).toHaveCount(0)
  await button(page, "Don’t publish them").click()
  await expect(page.getByText("would publish postings with errors")).toBeHidden()
  await expect(sheetRow(page, "Host")).toContainText("Status: Draft")
  await button(page, "Continue with 2 postings").click()
  await expect(page.getByText("The whole file was imported.")).toBeVisible()
  const stored = await api.get<{ data: { title: string; status: string }[] }>("/jobs?fields=status")
  const statuses = Object.fromEntries(stored.body.data.map(({ title, status }) => [title, status]))
  expect(statuses).toEqual({ Cook: "draft", Waiter: "active", Baker: "active", Host: "draft" })

  await openImport(page)
  await chooseFile(page, fileOf(inToronto("E-4", "Host")))
  await button(page, "Check 1 row").click()
  await page.getByRole("checkbox", { name: "Publish the posting with errors too" }).check()
  await button(page, "Import 1 posting").click()
  await expect(page.getByText("The whole file was imported.")).toBeVisible()
  await expect(counts(page)).toHaveText(["All 1", "Changed 1"])
})
