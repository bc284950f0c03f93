import type { Page, Request } from "@playwright/test"
import { daysAfter, today } from "../support/dates"
import { fullJobBody, jobBody } from "../support/factories"
import {
  button,
  choose,
  combobox,
  field,
  openForm,
  publishAnyway,
  standing,
  status,
  writePosting,
} from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

/** The body of the request that the form sends because of `act`. */
async function sentBy(page: Page, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const writes = (request: Request) =>
    /\/api\/v1\.1\/jobs/.test(request.url()) && ["POST", "PUT"].includes(request.method())
  const [request] = await Promise.all([page.waitForRequest(writes), act()])
  return request.postDataJSON() as Record<string, unknown>
}

const idIn = (page: Page) => Number(/\/jobs\/(\d+)/.exec(page.url())?.[1])

test("a posting is written, saved as a draft and published, and publishing can be undone @both", async ({
  page,
  api,
}) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  await expect(standing(page)).toHaveText("Unsaved changes")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved \d\d:\d\d \(UTC\)$/)
  await expect(page).toHaveURL(/\/jobs\/\d+\/edit$/)
  const draft = await api.job(idIn(page))
  expect(draft).toMatchObject({ title: "Line cook", status: "draft", description: "<p>Cook well.</p>" })
  await publishAnyway(page)
  await expect(page.getByText("“Line cook” was published")).toBeVisible()
  await expect(page).toHaveURL(`/jobs/${draft.id}`)
  expect(await api.job(draft.id)).toMatchObject({ status: "active", publishDate: today("UTC") })
  await button(page, "Undo").click()
  await expect(page.getByText("“Line cook” is a draft again")).toBeVisible()
  await expect(status(page).getByText("Draft", { exact: true })).toBeVisible()
  expect((await api.job(draft.id)).status).toBe("draft")
})

test("every field is sent as it was filled in @both", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await writePosting(page, "Chef")
  const closes = daysAfter(today("UTC"), 30)
  await page.getByLabel("Close date").fill(closes)
  await choose(page, "Position type", "", "Part Time")
  await field(page, "Amount").fill("1,250.5")
  await field(page, "Maximum").fill("1,300.1234")
  await choose(page, "Period", "", "Weekly")
  await page.getByRole("checkbox", { name: "Plus commission" }).check()
  await page.getByRole("radio", { name: "On a web page" }).check()
  await expect(field(page, "Email address")).toBeHidden()
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

test("the close date shows its default", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(/60 days after publishing/)
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(page.getByLabel("Close date")).toHaveValue(daysAfter(today("UTC"), 60))
  await expect(page.getByLabel("Close date")).toHaveAccessibleDescription(/Default: 60 days after publishing/)
})

test("places are found by keyboard, at most three, and others are typed as “Name, XX”", async ({ page }) => {
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
  await expect(page.getByText("No place like that is listed.")).toBeVisible()
  await places.fill("yukon")
  await expect(page.getByRole("option", { name: /^Yukon/ })).toBeVisible()
  await page.keyboard.press("Enter")
  await page.keyboard.type("x")
  await expect(page.getByText("You’ve chosen all 3.")).toBeVisible()
  await places.fill("")
  await page.keyboard.press("Backspace")
  await expect(page.getByRole("button", { name: /^Remove Yukon/ })).toBeHidden()
})

test("writing can start at once: the title has the focus in a new posting and after Edit, and the way out of the editor is visible", async ({
  page,
  api,
}) => {
  const job = await api.createJob(jobBody())
  await openForm(page, "/jobs/new")
  await expect(field(page, "Title")).toBeFocused()
  await expect(field(page, "Title")).toHaveCSS("outline-style", "solid")
  await expect(page.getByText("press Escape and then Tab to leave the editor")).toBeVisible()
  await page.goto(`/jobs/${job.id}`)
  await page.getByRole("link", { name: "Edit" }).click()
  await expect(field(page, "Title")).toBeFocused()
})

test("only changed fields are sent, and never an untouched description", async ({ page, api }) => {
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
  expect(await sentBy(page, () => publishAnyway(page))).toEqual({
    salary: null,
    status: "active",
  })
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  expect(await api.job(job.id)).toMatchObject({ title: "Another title", salary: null, description })
})

test("a copy starts as a draft with the original's text, without its id and reference", async ({
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

test.describe("on the standard plan", () => {
  test.use({ plan: "standard" })

  test("auto-refresh is explained and cannot be turned on", async ({ page }) => {
    await openForm(page, "/jobs/new")
    const refresh = page.getByRole("checkbox", { name: "Auto-refresh" })
    await expect(refresh).toBeDisabled()
    await expect(refresh).toHaveAccessibleDescription(/Every 7 days.*unlimited plan/)
    await expectAccessible(page, "a new posting")
  })
})
