import { binLine, binRows, deleted, toasts } from "../support/bin-page"
import { jobBody } from "../support/factories"
import { button } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

test("the empty bin says what will appear there, and is reachable from the list and the menu", async ({
  page,
}) => {
  await page.goto("/jobs")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bin" }).click()
  await expect(page).toHaveURL("/jobs/deleted")
  await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible()
  await expect(page.getByText("Postings you delete will appear here")).toBeVisible()
  await expect(page.getByRole("searchbox")).toHaveCount(0)
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")
  await expect(current).toHaveText("Bin")
  await expectAccessible(page, "the empty bin")
})

test("what a page is for stands below its title, on a laptop and on a phone", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/jobs/deleted")
    const heading = page.getByRole("heading", { level: 1 })
    const header = page.locator("header").filter({ has: heading })
    const title = await heading.boundingBox()
    const text = await header.getByRole("paragraph").boundingBox()
    expect(text?.x, `${width} px`).toBe(title?.x)
    expect(text?.y, `${width} px`).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
  }
})

test("a deleted posting is found, restored as it was, and deleted again", async ({ page, api }) => {
  const [job] = await deleted(api, ["Cook", "Baker"], "K")
  await page.goto("/jobs/deleted")
  await expect(binRows(page)).toHaveCount(2)
  await expect(binLine(page, "Cook")).toContainText(/K-Cook.*Deleted .* by /)
  await expect(binLine(page, "Cook")).toContainText("30 days left")
  await expectAccessible(page, "the bin")
  await page.getByRole("searchbox").fill("k-coo")
  await expect(binRows(page)).toHaveCount(1)
  await button(page, "Restore “Cook”").click()
  await expect(toasts(page)).toContainText(["“Cook” restored from the bin"])
  await expect(page.getByText("Nothing in the bin matches “k-coo”")).toBeVisible()
  await expect(page.locator("[data-job-list]")).toBeFocused()
  expect(await api.job(job?.id ?? 0)).toEqual(job)
  await button(page, "Undo").click()
  await expect(binLine(page, "Cook")).toBeVisible()
  await page.getByRole("searchbox").fill("nothing like it")
  await expect(page.getByText("Nothing in the bin matches “nothing like it”")).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Clear the search" }).last().click()
  await expect(binRows(page)).toHaveCount(2)
})

test("the keys /, j, k, x and ? work in the bin", async ({ page, api }) => {
  await deleted(api, ["Cook", "Baker"])
  await page.goto("/jobs/deleted")
  const box = (title: string) => binLine(page, title).getByRole("checkbox")
  await expect(binRows(page)).toHaveCount(2)
  await page.keyboard.press("j")
  await page.keyboard.press("j")
  await expect(box("Cook")).toBeFocused()
  await page.keyboard.press("x")
  await expect(box("Cook")).toBeChecked()
  await page.keyboard.press("k")
  await expect(box("Baker")).toBeFocused()
  await page.keyboard.press("?")
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(help).toContainText("Select")
  await page.keyboard.press("Escape")
  await expect(box("Baker")).toBeFocused()
  await page.keyboard.press("/")
  await expect(page.getByRole("searchbox")).toBeFocused()
})

test("many postings are restored at once, and one with a taken reference needs an answer @both", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(409, 400)
  const jobs = await deleted(api, ["One", "Two", "Three"], "M")
  const holder = await api.createJob(jobBody({ title: "Holder", referenceId: "M-Two" }))
  await page.goto("/jobs/deleted")
  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await button(page, "Restore 3 postings").click()
  const dialog = page.getByRole("dialog", { name: "Restore “Two”" })
  await expect(dialog).toContainText("Another posting has this reference now")
  await expect(dialog.getByRole("link", { name: "Look at the other posting" })).toHaveAttribute(
    "href",
    `/jobs/${holder.id}`,
  )
  await expectAccessible(page, "a taken reference in the bin")
  const reference = dialog.getByRole("textbox", { name: "New reference" })
  await reference.fill("M-Two")
  await dialog.getByRole("button", { name: "Restore" }).click()
  await expect(reference).toHaveAccessibleDescription(/Another posting has this reference now/)
  await expect(reference, "what was typed stays").toHaveValue("M-Two")
  await reference.fill("x".repeat(51))
  await dialog.getByRole("button", { name: "Restore" }).click()
  await expect(reference).toHaveAccessibleDescription(/50 characters/)
  await reference.fill("M-2")
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click()
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible()
  expect(await api.job(jobs[1]?.id ?? 0)).toEqual({ ...jobs[1], referenceId: "M-2" })
  expect(await api.job(jobs[2]?.id ?? 0)).toEqual(jobs[2])
})

test("an admin deletes permanently after confirming; an editor is not offered it, and a viewer has no bin", async ({
  page,
  api,
  signInAs,
}) => {
  await deleted(api, ["Cook", "Baker"])
  await page.goto("/jobs/deleted")
  await button(page, "Actions for “Cook”").click()
  await page.getByRole("menuitem", { name: "Delete permanently…" }).click()
  const question = page.getByRole("alertdialog", { name: "Permanently delete “Cook”?" })
  await expect(question).toContainText("This can’t be undone.")
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
  await question.getByRole("button", { name: "Delete permanently" }).click()
  await expect(toasts(page)).toContainText(["“Cook” was permanently deleted"])
  await expect(binRows(page)).toHaveCount(1)
  await signInAs("editor")
  await page.goto("/jobs/deleted")
  await button(page, "Actions for “Baker”").click()
  await expect(page.getByRole("menuitem", { name: "Posting record" })).toBeVisible()
  await expect(page.getByRole("menuitem", { name: "Delete permanently…" })).toHaveCount(0)
  await signInAs("viewer")
  await page.goto("/jobs")
  await expect(page.getByRole("link", { name: "Bin" })).toHaveCount(0)
  await page.goto("/jobs/deleted")
  await expect(page.getByRole("heading", { name: "Only admins and editors see the bin" })).toBeVisible()
  await expect(page.getByText("Deleted postings stay here for 30 days.", { exact: true })).toBeVisible()
})

test("undoing a deletion whose reference has been taken says so, and leads to the bin", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(409)
  const job = await api.createJob(jobBody({ title: "Cook", referenceId: "T-1" }))
  await page.goto(`/jobs/${job.id}`)
  await button(page, "More actions").click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await page.getByRole("button", { name: "Delete posting" }).click()
  await expect(toasts(page)).toContainText(["“Cook” was deleted"])
  await api.createJob(jobBody({ title: "Other", referenceId: "T-1" }))
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["“Cook” is still in the bin"])
  await button(page, "Go to the bin").click()
  await expect(binLine(page, "Cook")).toBeVisible()
})

test("the record of a deleted posting opens from the bin, and that of a posting as a page and a file", async ({
  page,
  api,
}) => {
  const job = await api.createJob(jobBody({ title: "Cook", status: "active" }))
  await page.goto(`/jobs/${job.id}`)
  const link = page.getByRole("link", { name: "Open record" })
  const record = await page.request.get((await link.getAttribute("href")) ?? "", {
    headers: { Accept: "text/html" },
  })
  expect(await record.text()).toContain("Posting record")
  const download = page.waitForEvent("download")
  await button(page, "Download JSON").click()
  expect((await download).suggestedFilename()).toBe(`posting-record-${job.id}.json`)
  // The posting's page would request what no longer exists.
  await page.goto("/jobs/deleted")
  await api.delete(`/jobs/${job.id}`)
  await page.reload()
  await button(page, "Actions for “Cook”").click()
  const opened = page.waitForEvent("popup")
  await page.getByRole("menuitem", { name: "Posting record" }).click()
  await expect((await opened).getByRole("heading", { level: 1 })).toContainText("Cook")
})
