import { jobBody } from "../support/factories"
import { button, editor, field, openForm, standing, writePosting } from "../support/job-form"
import { expect, expectAccessible, type Page, test } from "../support/ui"

test("nobody leaves unsaved changes behind by accident", async ({ page, api }) => {
  const job = await api.createJob(jobBody())
  await page.goto(`/jobs/${job.id}`)
  await page.getByRole("link", { name: "Edit" }).click()
  await field(page, "Title").fill("Sous-chef")
  await page.getByRole("link", { name: "View posting" }).click()
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused()
  await expectAccessible(page, "the question before leaving")
  await question.getByRole("button", { name: "Keep editing" }).click()
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await page.getByRole("link", { name: "View posting" }).click()
  await question.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await page.getByRole("link", { name: "Edit" }).click()
  await expect(field(page, "Title")).toHaveValue(job.title)
  await expect(button(page, "Restore")).toBeHidden()
})

test("without a connection, a link neither asks nor leaves, and what was written stays", async ({
  page,
  expectRefusals,
}) => {
  expectRefusals("unreachable")
  await openForm(page, "/jobs/new")
  await field(page, "Title").fill("Sous-chef")
  await page.context().setOffline(true)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bin" }).click()
  await expect(page.getByText("Check the connection and try again.", { exact: false })).toBeVisible()
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await page.context().setOffline(false)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bin" }).click()
  await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible()
})

test("unsaved work survives a reload, and is offered back", async ({ page, api }) => {
  const job = await api.createJob(jobBody())
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  await editor(page).focus()
  await page.keyboard.type("More. ")
  let asked = false
  page.once("dialog", (dialog) => {
    asked = dialog.type() === "beforeunload"
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(true)
  await expect(field(page, "Title")).toHaveValue(job.title)
  await expect(page.getByText("“Sous-chef”")).toBeVisible()
  await button(page, "Restore").press("Enter")
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await expect(field(page, "Title")).toBeFocused()
  await expect(editor(page)).toContainText("More.")
  await expect(standing(page)).toHaveText("Unsaved changes")
  await button(page, "Save").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await page.reload()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await expect(button(page, "Restore")).toBeHidden()
})

test("a session that ends mid-work leads to signing in, and the work is there afterwards", async ({
  page,
  signedIn,
  signIn,
  expectRefusals,
}) => {
  expectRefusals(401)
  await openForm(page, "/jobs/new")
  await writePosting(page, "Sous-chef")
  await page.context().clearCookies()
  await button(page, "Save draft").click()
  await expect(page).toHaveURL("/sign-in?next=%2Fjobs%2Fnew")
  await signIn(signedIn.admin, page)
  await openForm(page, "/jobs/new")
  await button(page, "Restore").click()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await expect(button(page, "Remove Vancouver, BC")).toBeVisible()
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
})

test("restoring keeps what was typed meanwhile, and an offer waits for its answer", async ({ page }) => {
  const reload = async () => {
    page.once("dialog", (dialog) => void dialog.accept())
    await page.reload()
    await expect(field(page, "Title")).toBeEditable()
  }
  const title = field(page, "Title")
  await openForm(page, "/jobs/new")
  await title.fill("Baker")
  await reload()
  await title.fill("Cook")
  await button(page, "Restore").click()
  await expect(title).toHaveValue("Baker")
  await expect(page.getByText("Restoring replaced what you had typed here")).toBeVisible()
  await expectAccessible(page, "the offer of what was replaced")
  await button(page, "Restore").click()
  await expect(title).toHaveValue("Cook")
  await button(page, "Discard").click()
  await expect(button(page, "Restore")).toBeHidden()

  await reload()
  await title.fill("Driver")
  await reload()
  await expect(page.getByText("Another text is kept too. It is offered after this one.")).toBeVisible()
  await button(page, "Restore").click()
  await expect(title).toHaveValue("Driver")
  await expect(page.getByText("You have unsaved changes here")).toBeVisible()
  await expect(page.getByText(/kept too/)).toBeHidden()
  await writePosting(page, "Driver")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await openForm(page, "/jobs/new")
  await button(page, "Restore").click()
  await expect(title).toHaveValue("Cook")
})

test("an offer that is older than the saved posting says so", async ({ page, api }) => {
  const job = await api.createJob(jobBody())
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await expect(button(page, "Restore")).toBeVisible()
  await expect(page.getByText("The posting has been saved since then.")).toBeHidden()
  await api.put(`/jobs/${job.id}`, { title: "Head cook" })
  await page.reload()
  await expect(field(page, "Title")).toHaveValue("Head cook")
  await expect(page.getByText("The posting has been saved since then.")).toBeVisible()
  await expectAccessible(page, "an offer older than the posting")
})

test("two tabs with a new posting each keep their own, and a saved one is offered nowhere", async ({
  page,
  context,
}) => {
  const title = (tab: Page) => field(tab, "Title")
  const second = await context.newPage()
  for (const tab of [page, second]) await openForm(tab, "/jobs/new")
  await writePosting(page, "Baker")
  await title(second).fill("Cook")
  for (const tab of [page, second]) {
    tab.on("dialog", (dialog) => void dialog.accept())
    await tab.reload()
    await expect(title(tab)).toBeEditable()
  }
  await button(second, "Restore").click()
  await expect(title(second)).toHaveValue("Cook")
  await button(page, "Restore").click()
  await expect(title(page)).toHaveValue("Baker")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await expect(button(second, "Restore")).toBeHidden()
  await second.reload()
  await button(second, "Restore").click()
  await expect(title(second)).toHaveValue("Cook")
  await expect(button(second, "Restore")).toBeHidden()
})
