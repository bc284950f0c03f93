import type { Locator, Page, Request } from "@playwright/test"
import { addDays, today } from "../support/dates"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, expectAccessible, test } from "../support/ui"

const field = (page: Page, name: string) => page.getByRole("textbox", { name })
const combobox = (page: Page, name: string) => page.getByRole("combobox", { name })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const editor = (page: Page) => page.getByRole("textbox", { name: "Description" })
const summary = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved" })
/** Where the form stands, as its foot tells. */
const standing = (page: Page) => page.getByRole("group", { name: "Saving" }).getByRole("status")
/** Where a posting stands, as the head of its page says: its history names the same words. */
const status = (page: Page) => page.getByRole("main").locator("header")

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(editor(page)).toBeVisible()
}

/** Fills in, by keyboard, what a posting cannot be without. */
async function writePosting(page: Page, title = "Line cook"): Promise<void> {
  await field(page, "Title").fill(title)
  await editor(page).focus()
  await page.keyboard.type("Cook well.")
  await choose(page, "Places", "vancouver", "Vancouver, BC")
  await choose(page, "Categories", "hosp", "Hospitality and Tourism")
  await choose(page, "Position type", "", "Full Time")
  await field(page, "E-mail address").fill("jobs@example.com")
}

async function choose(page: Page, name: string, typed: string, option: string): Promise<void> {
  await combobox(page, name).focus()
  if (typed) await page.keyboard.type(typed)
  else await page.keyboard.press("Enter")
  await page.getByRole("option", { name: option, exact: true }).click()
  await page.keyboard.press("Escape")
}

/** The body of the request that `act` makes the form send. */
async function sentBy(page: Page, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const writes = (request: Request) =>
    /\/api\/v1\.1\/jobs/.test(request.url()) && ["POST", "PUT"].includes(request.method())
  const [request] = await Promise.all([page.waitForRequest(writes), act()])
  return request.postDataJSON() as Record<string, unknown>
}

const idIn = (page: Page) => Number(/\/jobs\/(\d+)/.exec(page.url())?.[1])

test("a posting is written, saved as a draft and published, which can be undone", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  await expect(standing(page)).toHaveText("Unsaved changes")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved \d\d:\d\d$/)
  await expect(page).toHaveURL(/\/jobs\/\d+\/edit$/)
  const draft = await api.job(idIn(page))
  expect(draft).toMatchObject({ title: "Line cook", status: "draft", description: "<p>Cook well.</p>" })
  await button(page, "Publish").click()
  await expect(page.getByText("“Line cook” is published")).toBeVisible()
  await expect(page).toHaveURL(`/jobs/${draft.id}`)
  expect(await api.job(draft.id)).toMatchObject({ status: "active", publishDate: today("UTC") })
  await button(page, "Undo").click()
  await expect(page.getByText("“Line cook” is a draft again")).toBeVisible()
  await expect(status(page).getByText("Draft", { exact: true })).toBeVisible()
  expect((await api.job(draft.id)).status).toBe("draft")
})

test("every field goes out as it was filled in", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await writePosting(page, "Chef")
  const closes = addDays(today("UTC"), 30)
  await page.getByLabel("Close date").fill(closes)
  await choose(page, "Position type", "", "Part Time")
  await field(page, "Amount").fill("1,250.5")
  await field(page, "Maximum").fill("1,300.1234")
  await choose(page, "Period", "", "Weekly")
  await page.getByRole("checkbox", { name: "Plus commission" }).check()
  await page.getByRole("radio", { name: "On a web page" }).check()
  await expect(field(page, "E-mail address")).toBeHidden()
  await field(page, "Web address").fill("https://example.com/apply")
  await field(page, "Reference").fill("R-1")
  await page.getByRole("checkbox", { name: "Confidential" }).check()
  await page.getByRole("checkbox", { name: "Auto-refresh" }).check()
  await button(page, "Publish").click()
  await expect(page.getByRole("heading", { name: "Chef" })).toBeVisible()
  expect(await api.job(idIn(page))).toMatchObject({
    referenceId: "R-1",
    closeDate: closes,
    confidential: true,
    autoRefresh: true,
    positionType: { id: 2 },
    salary: { amount: 1250.5, maxAmount: 1300.1234, period: { id: 3 }, plusCommission: true },
    applicantRoutingType: { id: 2 },
    applicationEmail: null,
    applicationUrl: "https://example.com/apply",
  })
})

test("the close date says what it is by default", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(/60 days after publishing/)
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(page.getByLabel("Close date")).toHaveValue(addDays(today("UTC"), 60))
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(/default: 60 days after publishing/)
})

test("places are found by keyboard, three at the most, and others are typed as “Name, XX”", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  const places = combobox(page, "Places")
  await places.focus()
  await page.keyboard.type("montreal")
  await expect(page.getByRole("option", { name: "Montréal, QC", exact: true })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(button(page, "Remove Montréal, QC")).toBeVisible()
  await page.keyboard.type("Old Mill, ab")
  await expect(page.getByRole("option", { name: "Use “Old Mill, AB”" })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(button(page, "Remove Old Mill, AB")).toBeVisible()
  await page.keyboard.type("Paris, FR")
  await expect(page.getByText("No such place is listed.")).toBeVisible()
  await places.fill("yukon")
  await expect(page.getByRole("option", { name: /^Yukon/ })).toBeVisible()
  await page.keyboard.press("Enter")
  await page.keyboard.type("x")
  await expect(page.getByText("That is all 3.")).toBeVisible()
  await places.fill("")
  await page.keyboard.press("Backspace")
  await expect(page.getByRole("button", { name: /^Remove Yukon/ })).toBeHidden()
})

test("only what was changed is sent, and an untouched description never", async ({ page, api }) => {
  const description = "<div>Old <b>bold</b> and <i>slanted</i><br />words</div>"
  const job = await api.createJob(fullJobBody({ description }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Another title")
  expect(await sentBy(page, () => page.keyboard.press("Control+s"))).toEqual({ title: "Another title" })
  await expect(standing(page)).toHaveText(/^Saved/)
  await field(page, "Maximum").fill("")
  expect(await sentBy(page, () => button(page, "Save").click())).toEqual({
    salary: { amount: 40.21, maxAmount: null, period: { id: 5 }, plusCommission: true },
  })
  await expect(standing(page)).toHaveText(/^Saved/)
  await button(page, "Clear salary").click()
  expect(await sentBy(page, () => button(page, "Publish").click())).toEqual({
    salary: null,
    status: "active",
  })
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  expect(await api.job(job.id)).toMatchObject({ title: "Another title", salary: null, description })
})

test("what is wrong stands beside its field, the first gets the focus, and a summary links to each", async ({
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
    "The salary's amount may have 4 decimal places at the most.",
    "Choose a salary period.",
    "Enter the e-mail address that applications go to.",
  ])
  await expectAccessible(page, "a form that was refused")
  await summary(page).getByRole("link", { name: "Write a description." }).click()
  await expect(editor(page)).toBeFocused()
  await summary(page).getByRole("link", { name: "Choose at least one place." }).click()
  await expect(combobox(page, "Places")).toBeFocused()
})

test("what only the service knows stands beside its field too", async ({ page, api, expectRefusals }) => {
  expectRefusals(400)
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await page.getByLabel("Close date").fill("2001-01-01")
  await button(page, "Save draft").click()
  await expect(page.getByLabel("Close date")).toBeFocused()
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(/The close date cannot be before/)
  await page.getByLabel("Close date").fill("")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await expect(summary(page)).toBeHidden()
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

test("a save that fails keeps the work and says why", async ({ page, api, expectRefusals }) => {
  expectRefusals("unreachable")
  const job = await api.createJob(jobBody())
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  await page.route("**/api/v1.1/jobs/*", (route) => route.abort())
  await button(page, "Save").click()
  await expect(page.getByRole("form").getByRole("alert")).toContainText("The service cannot be reached.")
  await expect(standing(page)).toHaveText("Not saved")
  await page.unroute("**/api/v1.1/jobs/*")
  await button(page, "Save").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect((await api.job(job.id)).title).toBe("Sous-chef")
})

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
  await button(page, "Restore").click()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await expect(editor(page)).toContainText("More.")
  await expect(standing(page)).toHaveText("Unsaved changes")
  await button(page, "Save").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  await page.reload()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await expect(button(page, "Restore")).toBeHidden()
})

test("a session that ends in mid-work leads to signing in, and the work is there after it", async ({
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

test("the preview of a confidential posting tells nothing of the employer", async ({ page, api }) => {
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

test("a copy begins with the words of its model, without its id and reference, as a draft", async ({
  page,
  api,
}) => {
  const model = await api.createJob(fullJobBody())
  await openForm(page, `/jobs/new?from=${model.id}`)
  await expect(field(page, "Title")).toHaveValue(model.title)
  await expect(field(page, "Reference")).toHaveValue("")
  await expect(field(page, "Amount")).toHaveValue("40.21")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  const copy = await api.job(idIn(page))
  expect(copy).toMatchObject({
    status: "draft",
    referenceId: null,
    salary: model.salary,
    description: model.description,
  })
  expect(copy.id).not.toBe(model.id)
})

test("the posting's page shows all that it says, and what can be done with it", async ({
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
  await expect(page.getByText(`“${job.title}” is deleted`)).toBeVisible()
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole("heading", { name: "There is no such posting" })).toBeVisible()
})

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  await expect(target).toBeFocused()
}

test("a posting is written, previewed, published, archived, brought back and deleted by keyboard alone", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(1)
  await page.goto("/jobs")
  await expect(page.getByRole("link", { name: "Posting 1" })).toBeVisible()
  await page.keyboard.press("n")
  const { keyboard } = page
  const press = async (name: string) => {
    await tabTo(page, button(page, name))
    await keyboard.press("Enter")
  }
  await tabTo(page, field(page, "Title"))
  await keyboard.type("Line cook")
  await tabTo(page, editor(page))
  await keyboard.type("Cook well.")
  await tabTo(page, combobox(page, "Places"))
  await keyboard.type("vancouver")
  await expect(page.getByRole("option", { name: "Vancouver, BC", exact: true })).toBeVisible()
  await keyboard.press("Enter")
  await tabTo(page, combobox(page, "Categories"))
  await keyboard.type("hospitality")
  await expect(page.getByRole("option")).toHaveCount(1)
  await keyboard.press("Enter")
  await tabTo(page, combobox(page, "Position type"))
  await keyboard.press("Enter")
  await expect(page.getByRole("option", { name: "Full Time" })).toBeVisible()
  await keyboard.press("Home")
  await keyboard.press("Enter")
  await tabTo(page, field(page, "E-mail address"))
  await keyboard.type("jobs@example.com")
  await press("Save draft")
  await expect(standing(page)).toHaveText(/^Saved/)
  await keyboard.press("Shift+Tab")
  await keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "On a desktop" })).toContainText("Cook well.")
  await keyboard.press("Escape")
  await press("Publish")
  await expect(page.getByText("“Line cook” is published")).toBeVisible()
  await press("More actions")
  await expect(page.getByRole("menuitem", { name: "Archive" })).toBeVisible()
  await keyboard.type("a")
  await keyboard.press("Enter")
  await expect(status(page).getByText("Archived", { exact: true })).toBeVisible()
  await keyboard.press("F6")
  await press("Undo")
  await expect(status(page).getByText("Active", { exact: true })).toBeVisible()
  await press("More actions")
  await expect(page.getByRole("menuitem", { name: "Delete…" })).toBeVisible()
  await keyboard.press("End")
  await keyboard.press("Enter")
  await press("Delete posting")
  await expect(page).toHaveURL("/jobs")
  await expect(page.getByText("“Line cook” is deleted")).toBeVisible()
})

test("what cannot be loaded can be tried again", async ({ page, api, expectRefusals }) => {
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

test("who may only read sees why nothing can be changed, and who can grant it", async ({
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
  await expect(page.getByRole("heading", { name: "You cannot write postings" })).toBeVisible()
  await page.goto(`/jobs/${job.id}`)
  await expect(button(page, "Preview")).toBeVisible()
  await expect(page.getByRole("link", { name: "Edit" })).toBeHidden()
})

test.describe("on the standard plan", () => {
  test.use({ plan: "standard" })

  test("auto-refresh is explained and cannot be switched on", async ({ page }) => {
    await openForm(page, "/jobs/new")
    const refresh = page.getByRole("checkbox", { name: "Auto-refresh" })
    await expect(refresh).toBeDisabled()
    await expect(refresh).toHaveAccessibleDescription(/Every 7 days.*unlimited plan/)
    await expectAccessible(page, "a new posting")
  })
})

test.describe("where numbers are written in another way", () => {
  test.use({ locale: "de-DE" })

  test("amounts are read and written as the locale does", async ({ page, api }) => {
    const job = await api.createJob(
      jobBody({ salary: { amount: 1250.5, period: { id: 3 } }, status: "draft" }),
    )
    await openForm(page, `/jobs/${job.id}/edit`)
    await expect(field(page, "Amount")).toHaveValue("1.250,5")
    await field(page, "Maximum").fill("1.300,25")
    expect(await sentBy(page, () => button(page, "Save draft").click())).toEqual({
      salary: { amount: 1250.5, maxAmount: 1300.25, period: { id: 3 }, plusCommission: false },
    })
  })
})
