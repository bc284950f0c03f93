import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { historyOf } from "../support/histories"
import { button } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

const history = (page: Page) => page.getByRole("region", { name: "History" })
const line = (page: Page, words: string | RegExp) => history(page).getByRole("button", { name: words })
const hourly = { id: 5 }

test("each change is a sentence that tells people and keys apart, and opens to what it changed", async ({
  page,
  api,
  ask,
  admin,
}) => {
  const job = await api.createJob(
    jobBody({ title: "Cook", salary: { amount: 24.5, period: hourly }, status: "active" }),
  )
  const path = `/api/v1.1/jobs/${job.id}`
  await ask("PUT", path, { salary: { amount: 26.5, period: hourly } })
  await ask("PUT", path, { categories: [{ id: 7 }], title: "Head cook" })
  await page.goto(`/jobs/${job.id}`)
  await expect(history(page).getByRole("heading", { name: "Today" })).toBeVisible()
  await expect(line(page, `${admin.name} raised the salary to $26.50 per hour`)).toBeVisible()
  await expect(line(page, `${admin.name} changed the title and the categories`)).toBeVisible()
  const created = line(page, /created the posting/)
  await expect(created.getByRole("img", { name: "API key" })).toBeVisible()
  await line(page, /raised the salary/).press("Enter")
  const opened = history(page).getByRole("region", { name: /raised the salary/ })
  await expect(opened.getByRole("deletion")).toContainText("$24.50 per hour")
  await expect(opened.getByRole("insertion")).toContainText("$26.50 per hour")
  await expect(opened).toContainText(admin.name)
  await expect(opened).toContainText("version 2")
  await created.click()
  await expect(history(page).getByRole("group", { name: "What changes" }).last()).toContainText("Cook")
  await expectAccessible(page, "an opened timeline")
})

test("a description shows which words were added and removed, and folds what stayed the same", async ({
  page,
  api,
}) => {
  const same = "Our kitchen serves two hundred guests a day, all year round. ".repeat(12)
  const html = (duty: string) => `<p>${same}</p><ul><li>${duty}</li><li>Order the goods.</li></ul>`
  const job = await api.createJob(jobBody({ description: html("Cook the soup.") }))
  await api.put(`/jobs/${job.id}`, { description: html("Cook the fresh fish.") })
  await page.goto(`/jobs/${job.id}`)
  await line(page, /changed the description/).click()
  const opened = history(page).getByRole("region", { name: /changed the description/ })
  await expect(opened.getByRole("deletion")).toContainText("soup")
  await expect(opened.getByRole("insertion")).toContainText("fresh fish")
  await expect(opened).toContainText("Order the goods.")
  await expect(opened).not.toContainText(same.trim())
  await opened.getByRole("button", { name: /unchanged words/ }).click()
  await expect(opened).toContainText(same.trim())
  await api.put(`/jobs/${job.id}`, { description: html("Cook the <b>fresh</b> fish.") })
  await page.reload()
  await line(page, /changed the description/)
    .first()
    .click()
  await expect(history(page)).toContainText("Only the formatting or a link changed")
})

test("a version is restored after previewing the changes, and restoring can be undone @both", async ({
  page,
  api,
}) => {
  const job = await api.createJob(jobBody({ title: "First title", referenceId: "R-1" }))
  await api.put(`/jobs/${job.id}`, { title: "Second title" })
  await api.put(`/jobs/${job.id}`, { referenceId: "R-2" })
  await page.goto(`/jobs/${job.id}`)
  await line(page, /created the posting/).click()
  await button(page, "Restore this version").click()
  const dialog = page.getByRole("dialog", { name: "Restore version 1?" })
  await expect(dialog.getByRole("group", { name: "What changes" })).toContainText("First title")
  await expect(dialog).toContainText("R-2")
  await expectAccessible(page, "the preview of a version")
  expect(await api.job(job.id)).toMatchObject({ title: "Second title" })
  await dialog.getByRole("button", { name: "Restore version", exact: true }).click()
  await expect(page.getByText("“First title” was restored to version 1")).toBeVisible()
  expect(await api.job(job.id)).toMatchObject({ title: "First title", referenceId: "R-1" })
  await expect(line(page, /restored an earlier version/)).toBeVisible()
  await button(page, "Undo").click()
  await expect(page.getByText(/” restored$/)).toBeVisible()
  expect(await api.job(job.id)).toMatchObject({ title: "Second title", referenceId: "R-2" })
})

test("restoring says when it publishes a posting or takes it down, and which errors it would publish", async ({
  page,
  api,
}) => {
  const job = await api.createJob(jobBody({ status: "active", salary: null, closeDate: null }))
  await api.put(`/jobs/${job.id}`, { status: "archived" })
  await page.goto(`/jobs/${job.id}`)
  await line(page, /created the posting/).click()
  await button(page, "Restore this version").click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("The posting becomes public: candidates will see it.")
  await expect(dialog).toContainText("It would be published with 1 error found by the posting check.")
  await expectAccessible(page, "a version that would be published")
  await dialog.getByRole("button", { name: "Restore and publish" }).click()
  await expect(page.getByText(/^Open until /)).toBeVisible()
  expect(await api.job(job.id)).toMatchObject({ status: "active" })
  await line(page, /archived the posting/).click()
  await page.getByRole("button", { name: "Restore this version" }).first().click()
  await expect(dialog).toContainText("The posting is public now. Candidates will no longer see it.")
  await dialog.getByRole("button", { name: "Restore version", exact: true }).click()
  await expect(page.getByText("Candidates no longer see it.")).toBeVisible()
  expect(await api.job(job.id)).toMatchObject({ status: "archived" })
})

test("a change can be undone later without losing the changes after it", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ title: "Cook", confidential: false }))
  await api.put(`/jobs/${job.id}`, { title: "Baker", confidential: true })
  await api.put(`/jobs/${job.id}`, { title: "Head baker", referenceId: "R-9" })
  await page.goto(`/jobs/${job.id}`)
  await line(page, /changed the title and the confidentiality/).click()
  await button(page, "Undo this change").click()
  const dialog = page.getByRole("dialog", { name: "Undo this change?" })
  await expect(dialog).toContainText("Changed again since then, so it stays as it is: the title.")
  await dialog.getByRole("button", { name: "Undo change" }).click()
  await expect(page.getByText("The change to “Head baker” was undone")).toBeVisible()
  expect(await api.job(job.id)).toMatchObject({
    title: "Head baker",
    confidential: false,
    referenceId: "R-9",
  })
})

test("someone else's change made meanwhile is shown before anything is restored", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const job = await api.createJob(jobBody({ title: "First" }))
  await api.put(`/jobs/${job.id}`, { title: "Second" })
  await page.goto(`/jobs/${job.id}`)
  await line(page, /created the posting/).click()
  await button(page, "Restore this version").click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("Second")
  await api.put(`/jobs/${job.id}`, { title: "Third" })
  await dialog.getByRole("button", { name: "Restore version", exact: true }).click()
  await expect(dialog).toContainText("Someone changed the posting in the meantime")
  expect(await api.job(job.id)).toMatchObject({ title: "Third" })
  await dialog.getByRole("button", { name: "Look again" }).click()
  await expect(dialog).toContainText("Third")
  await dialog.getByRole("button", { name: "Restore version", exact: true }).click()
  await expect(page.getByText("“First” was restored to version")).toBeVisible()
})

test("a version whose reference is taken gets another, or none", async ({ page, api, expectRefusals }) => {
  expectRefusals(409, 400)
  const job = await api.createJob(jobBody({ title: "First", referenceId: "R-1" }))
  await api.put(`/jobs/${job.id}`, { title: "Second", referenceId: "R-2" })
  await api.createJob(jobBody({ title: "Other", referenceId: "R-1" }))
  await page.goto(`/jobs/${job.id}`)
  await line(page, /created the posting/).click()
  await button(page, "Restore this version").click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("Another posting has this reference now")
  await expectAccessible(page, "a taken reference")
  await dialog.getByRole("radio", { name: "Another reference" }).check()
  const reference = dialog.getByRole("textbox", { name: "New reference" })
  await reference.fill("x".repeat(51))
  await dialog.getByRole("button", { name: "Continue" }).click()
  await expect(reference).toHaveAccessibleDescription(/50 characters/)
  await expect(reference).toHaveValue("x".repeat(51))
  await dialog.getByRole("radio", { name: "No reference" }).check()
  await dialog.getByRole("button", { name: "Continue" }).click()
  await dialog.getByRole("button", { name: "Restore version", exact: true }).click()
  await expect(page.getByText("“First” was restored to version")).toBeVisible()
  expect(await api.job(job.id)).toMatchObject({ title: "First", referenceId: null })
})

test("a long history loads in pages, and a viewer can read it without being offered changes", async ({
  page,
  api,
  signInAs,
}) => {
  const job = await api.createJob(jobBody({ title: "Title 0" }))
  for (let number = 1; number <= 24; number += 1)
    await api.put(`/jobs/${job.id}`, { title: `Title ${number}` })
  expect(await historyOf(api, job.id)).toHaveLength(25)
  await signInAs("viewer")
  await page.goto(`/jobs/${job.id}`)
  await expect(history(page).getByRole("listitem")).toHaveCount(20)
  // A change that arrives while older ones are being fetched makes the page reload its history, and both are shown.
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const older = (url: URL) => url.pathname.endsWith("/history") && Boolean(url.searchParams.get("cursor"))
  await page.route(older, (route) => held.then(() => route.continue()).catch(() => {}))
  const asked = page.waitForRequest((request) => older(new URL(request.url())))
  await button(page, "Show older").click()
  await asked
  await api.put(`/jobs/${job.id}`, { title: "Title 25" })
  await expect(line(page, /changed the title to “Title 25”/)).toBeVisible()
  answer()
  await expect(history(page).getByRole("listitem")).toHaveCount(26)
  await line(page, /changed the title to “Title 3”/).click()
  await expect(history(page).getByRole("insertion")).toContainText("Title 3")
  await expect(button(page, "Undo this change")).toHaveCount(0)
  await expect(button(page, "Restore this version")).toHaveCount(0)
})

test("a history that could not be loaded says so, and can be retried", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(500)
  const job = await api.createJob(jobBody())
  await page.route("**/history?*", (route) =>
    route.fulfill({ status: 500, json: { message: "Broken.", code: "internal_error" } }),
  )
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByText("The history could not be loaded")).toBeVisible({ timeout: 20_000 })
  await page.unroute("**/history?*")
  await button(page, "Try again").click()
  await expect(line(page, /created the posting/)).toBeVisible()
})
