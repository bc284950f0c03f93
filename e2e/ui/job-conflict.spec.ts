import type { Page } from "@playwright/test"
import type { ApiJob } from "../support/api"
import { jobBody } from "../support/factories"
import { field, openForm, publishAnyway, standing } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true })
const dialog = (page: Page) => page.getByRole("dialog", { name: /changed this posting$/ })
const edit = (page: Page, { id }: ApiJob) => openForm(page, `/jobs/${id}/edit`)

test("when two people save one posting, conflicting fields are chosen one by one, and the rest is merged", async ({
  page,
  browser,
  api,
  addMember,
  signIn,
  expectRefusals,
}) => {
  expectRefusals(412)
  const job = await api.createJob(jobBody({ referenceId: "R-1" }))
  await edit(page, job)
  await field(page, "Title").fill("Pastry cook")
  await field(page, "Email address").fill("mine@example.com")
  await field(page, "Reference").fill("R-2")

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = await context.newPage()
  const editor = await addMember("editor")
  await signIn(editor, theirs)
  await edit(theirs, job)
  await field(theirs, "Title").fill("Head baker")
  await field(theirs, "Email address").fill("theirs@example.com")
  await theirs.getByRole("checkbox", { name: "Confidential" }).check()
  await save(theirs).click()
  await expect(standing(theirs)).toHaveText(/^Saved/)
  await context.close()
  const stored = await api.job(job.id)

  await save(page).click()
  await expect(dialog(page)).toHaveAccessibleName(`${editor.name} changed this posting`)
  for (const text of ["Line Cook", "Pastry cook", "Head baker", "R-1", "R-2"])
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page, "the dialog of a conflict")

  // Nothing is saved until everything is chosen, and putting it off loses nothing.
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(field(page, "Title")).toHaveValue("Pastry cook")
  expect(await api.job(job.id)).toEqual(stored)
  await page.keyboard.press("Control+s")
  await dialog(page).getByRole("button", { name: "Save posting" }).click()
  await expect(dialog(page).getByText("Choose which one to keep.")).toHaveCount(2)
  const title = dialog(page).getByRole("radiogroup", { name: "Title" })
  await expect(title.getByRole("radio", { name: "Keep mine" })).toBeFocused()
  await page.keyboard.press("Space")
  const application = dialog(page).getByRole("radiogroup", { name: "How to apply" })
  await application.getByRole("radio", { name: "Keep theirs" }).check()
  await dialog(page).getByRole("button", { name: "Save posting" }).click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect(await api.job(job.id)).toEqual({
    ...stored,
    title: "Pastry cook",
    referenceId: "R-2",
    confidential: true,
    applicationEmail: "theirs@example.com",
  })
  await expect(field(page, "Email address")).toHaveValue("theirs@example.com")
})

test("publishing after someone else changed another field keeps both, once that has been seen", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const job = await api.createJob(jobBody({ status: "draft" }))
  await edit(page, job)
  // Their change would be taken over automatically if nothing had been typed yet.
  await field(page, "Title").fill("Pastry cook")
  await api.put(`/jobs/${job.id}`, { categories: [{ id: 7 }] })
  await publishAnyway(page)
  await expect(dialog(page).getByRole("heading", { name: /^Changed by (?!you)/ })).toBeVisible()
  await expect(dialog(page).getByRole("radiogroup")).toHaveCount(0)
  await dialog(page).getByRole("button", { name: "Save posting" }).click()
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  expect(await api.job(job.id)).toMatchObject({
    title: "Pastry cook",
    status: "active",
    categories: [{ id: 7 }],
  })
})

test("a draft kept in the browser is saved against the version it was based on", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const job = await api.createJob(jobBody())
  await edit(page, job)
  await field(page, "Title").fill("Written before")
  await expect(standing(page)).toHaveText("Unsaved changes")
  page.once("dialog", (leaving) => leaving.accept())
  await page.goto("about:blank")
  await api.put(`/jobs/${job.id}`, { title: "Changed meanwhile" })
  await edit(page, job)
  await page.getByRole("button", { name: "Restore" }).click()
  await expect(field(page, "Title")).toHaveValue("Written before")
  await save(page).click()
  const title = dialog(page).getByRole("radiogroup", { name: "Title" })
  await title.getByRole("radio", { name: "Keep theirs" }).check()
  await dialog(page).getByRole("button", { name: "Save posting" }).click()
  await expect(standing(page)).toHaveText(/^(Saved|No unsaved)/)
  await expect(field(page, "Title")).toHaveValue("Changed meanwhile")
})

test("changes in different parts of a description are marked, and both kept", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const text = (...paragraphs: string[]) => paragraphs.map((each) => `<p>${each}</p>`).join("")
  const job = await api.createJob(jobBody({ description: text("Cook the soup.", "Serve.", "Wash up.") }))
  await edit(page, job)
  const description = page.getByRole("textbox", { name: "Description" })
  await description.press("Control+End")
  await page.keyboard.type(" Then rest.")
  await api.put(`/jobs/${job.id}`, { description: text("Cook the stew.", "Serve.", "Wash up.") })
  await save(page).click()
  await expect(dialog(page).getByRole("radio", { name: "Keep both changes" })).toBeChecked()
  await expect(dialog(page).getByRole("deletion")).toContainText("soup")
  await expect(dialog(page).getByRole("insertion").first()).toContainText("stew")
  await expect(dialog(page).getByRole("insertion").last()).toContainText("Then rest.")
  await expectAccessible(page, "a conflict in the description")
  await dialog(page).getByRole("button", { name: "Save posting" }).click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect(await api.job(job.id)).toMatchObject({
    description: text("Cook the stew.", "Serve.", "Wash up. Then rest."),
  })
})

test("changes to the same paragraph are shown side by side, and one is chosen", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const job = await api.createJob(jobBody({ description: "<p>Cook the soup.</p>" }))
  await edit(page, job)
  const description = page.getByRole("textbox", { name: "Description" })
  await description.press("Control+End")
  await page.keyboard.type(" Always.")
  await api.put(`/jobs/${job.id}`, { description: "<p>Never cook the soup.</p>" })
  await save(page).click()
  await expect(dialog(page).getByRole("radio")).toHaveCount(2)
  await expect(dialog(page).getByRole("group", { name: "Your changes" })).toContainText("Always.")
  await expect(dialog(page).getByRole("group", { name: /^Changes by/ })).toContainText("Never")
  await dialog(page).getByRole("radio", { name: "Keep theirs" }).check()
  await dialog(page).getByRole("button", { name: "Save posting" }).click()
  await expect(standing(page)).toHaveText(/^(Saved|No unsaved)/)
  await expect(description).toContainText("Never cook the soup.")
})
