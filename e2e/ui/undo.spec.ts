import type { Page } from "@playwright/test"
import { hourlyPay } from "../support/checks"
import { jobBody } from "../support/factories"
import { historyOf } from "../support/histories"
import { button, openForm, publishAnyway, writePosting } from "../support/job-form"
import { actionsOf, openList, row, selectBox } from "../support/job-list"
import { expect, test } from "../support/ui"

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("listitem")

async function act(page: Page, title: string, item: string) {
  await actionsOf(page, title).click()
  await page.getByRole("menuitem", { name: item }).click()
}

test("archiving is undone exactly, as a step in the history @both", async ({ page, makeJobs, api }) => {
  const [job] = await makeJobs(1, () => ({ referenceId: "U-1" }))
  const before = await api.job(job?.id ?? 0)
  await openList(page)
  await act(page, "Posting 1", "Archive")
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["“Posting 1” is active again"])
  await expect(row(page, "Posting 1")).toContainText("Active")
  expect(await api.job(before.id)).toEqual(before)
  const actions = (await historyOf(api, before.id)).map(({ action }) => action)
  expect(actions).toEqual(["restored", "archived", "created"])
})

test("a deleted posting comes back from the bin as it was @both", async ({ page, makeJobs, api }) => {
  const [job] = await makeJobs(2, (number) => ({ referenceId: `U-${number}` }))
  const before = await api.job(job?.id ?? 0)
  await openList(page)
  await act(page, "Posting 1", "Delete…")
  await expect(page.getByRole("alertdialog")).toContainText("It goes to the bin")
  await page.getByRole("button", { name: "Delete posting" }).click()
  await expect(row(page, "Posting 1")).toHaveCount(0)
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["“Posting 1” restored from the bin"])
  await expect(row(page, "Posting 1")).toBeVisible()
  expect(await api.job(before.id)).toEqual(before)
})

test("a bulk undo reverts one's own changes, and not what someone else had done before", async ({
  page,
  makeJobs,
  api,
}) => {
  const [first, second, third, fourth] = await makeJobs(4)
  const statusOf = async (job: typeof first) =>
    (await api.get<{ status: string }>(`/jobs/${job?.id}`)).body.status
  const choose = async (numbers: number[], deed: string) => {
    for (const number of numbers) await selectBox(page, `Posting ${number}`).check()
    const bar = page.getByRole("group", { name: "Selected postings" })
    await bar.getByRole("button", { name: deed, exact: true }).click()
    await expect(page.getByRole("dialog")).toContainText(`2 postings will be ${deed.toLowerCase()}d.`)
  }
  const result = (name: string) => page.getByRole("dialog", { name })
  // The list must not hear of others' changes, which happen at the same moment.
  await page.route(/\/jobs\/changes/, () => {})
  await openList(page)
  await choose([1, 2], "Delete")
  await api.delete(`/jobs/${second?.id}`)
  await page.getByRole("button", { name: "Delete 2 postings" }).click()
  await expect(result("1 posting deleted")).toContainText("It was deleted in the meantime.")
  await button(page, "Undo").click()
  await expect(result("1 posting restored")).toBeVisible()
  expect(await statusOf(first)).toBe("active")
  expect((await api.get(`/jobs/${second?.id}`)).status).toBe(404)

  await page.keyboard.press("Escape")
  await choose([3, 4], "Archive")
  await api.put(`/jobs/${fourth?.id}`, { status: "archived" })
  await page.getByRole("button", { name: "Archive 2 postings" }).click()
  await expect(result("1 posting archived")).toContainText("1 doesn’t need to change.")
  await button(page, "Undo").click()
  await expect(result("1 posting restored")).toBeVisible()
  expect(await statusOf(third)).toBe("active")
  expect(await statusOf(fourth)).toBe("archived")
})

test("a posting someone else has changed since is not undone, and the message leads to its history", async ({
  page,
  makeJobs,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const [job] = await makeJobs(1)
  const id = job?.id ?? 0
  await openList(page)
  await act(page, "Posting 1", "Archive")
  await expect(toasts(page)).toContainText(["“Posting 1” was archived"])
  await api.put(`/jobs/${id}`, { title: "Theirs" })
  const [latest] = await historyOf(api, id)
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["has been changed since, so nothing was undone"])
  await expect(toasts(page)).toContainText([`${latest?.by.name} changed it after you.`])
  expect(await api.job(id)).toMatchObject({ title: "Theirs", status: "archived" })
  await button(page, "Look at it").click()
  await expect(page).toHaveURL(`/jobs/${id}`)
})

test("a posting restored from the bin stays if someone has changed it since", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(412)
  const jobs = [
    await api.createJob(jobBody({ title: "Cook" })),
    await api.createJob(jobBody({ title: "Chef" })),
    await api.createJob(jobBody({ title: "Baker" })),
  ]
  for (const { id } of jobs) await api.delete(`/jobs/${id}`)
  const [cook, chef, baker] = jobs.map(({ id }) => id)
  await page.goto("/jobs/deleted")
  await button(page, "Restore “Cook”").click()
  await expect(toasts(page)).toContainText(["“Cook” restored from the bin"])
  await api.put(`/jobs/${cook}`, { title: "Theirs" })
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["has been changed since, so nothing was undone"])
  expect((await api.get(`/jobs/${cook}`)).body).toMatchObject({ title: "Theirs" })

  await page.getByRole("checkbox", { name: "Select all on this page" }).check()
  await button(page, "Restore 2 postings").click()
  await expect(toasts(page)).toContainText(["2 postings restored"])
  await api.put(`/jobs/${chef}`, { title: "Theirs too" })
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["1 posting"])
  await expect.poll(async () => (await api.get(`/jobs/${baker}`)).status).toBe(404)
  expect((await api.get(`/jobs/${chef}`)).body).toMatchObject({ title: "Theirs too" })
})

test("publishing from the form is undone along with everything saved with it", async ({ page, api }) => {
  const job = await api.createJob(jobBody({ title: "Cook", status: "draft" }))
  const before = await api.job(job.id)
  await openForm(page, `/jobs/${job.id}/edit`)
  await page.getByRole("textbox", { name: "Title" }).fill("Head cook")
  await publishAnyway(page)
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["is a draft again"])
  expect(await api.job(job.id)).toEqual(before)
})

test("an undo stays for ten seconds, and for as long as someone is using it", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await page.clock.install()
  await openList(page)
  await act(page, "Posting 1", "Archive")
  await expect(button(page, "Undo")).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(10_500)
  await expect(button(page, "Undo")).toBeVisible()
  await button(page, "Undo").hover()
  await page.clock.runFor(60_000)
  await expect(button(page, "Undo")).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5_000)
  await expect(button(page, "Undo")).toHaveCount(0)
})

test("publishing many is undone, except for what someone else has changed since", async ({
  page,
  makeJobs,
  api,
}) => {
  const jobs = await makeJobs(3, () => ({ status: "draft", salary: hourlyPay }))
  await openList(page)
  for (const number of [1, 2, 3]) await selectBox(page, `Posting ${number}`).check()
  await page.keyboard.press("p")
  await page.getByRole("button", { name: "Publish 3 postings" }).click()
  await expect(page.getByRole("dialog", { name: "3 postings published" })).toBeVisible()
  await api.put(`/jobs/${jobs[1]?.id}`, { title: "Theirs" })
  await button(page, "Undo").click()
  const result = page.getByRole("dialog", { name: "2 postings restored" })
  await expect(result).toContainText("1 posting was left as it was:")
  await expect(result.getByRole("listitem").filter({ hasText: "Posting 2" })).toContainText(
    "It has been changed since.",
  )
  for (const job of [jobs[0], jobs[2]]) expect(await api.job(job?.id ?? 0)).toEqual(job)
  expect(await api.job(jobs[1]?.id ?? 0)).toMatchObject({ title: "Theirs", status: "active" })
})

test("when only the status could be restored, undo does nothing if someone else has changed the posting", async ({
  page,
  api,
}) => {
  // It starts active, so that there is no version before it.
  await openForm(page, "/jobs/new")
  await writePosting(page, "Cook")
  await publishAnyway(page)
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await api.put(`/jobs/${id}`, { confidential: true })
  await button(page, "Undo").click()
  await expect(toasts(page)).toContainText(["has been changed since, so nothing was undone"])
  expect(await api.job(id)).toMatchObject({ status: "active", confidential: true })
})
