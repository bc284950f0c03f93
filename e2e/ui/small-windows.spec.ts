import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { editor, field, openForm } from "../support/job-form"
import { openList, selectBox, titleLink } from "../support/job-list"
import { expect, test } from "../support/ui"

/** A laptop's window, a phone's, and a laptop's at 200 and 400 % zoom. */
const windows = [
  { width: 1280, height: 600 },
  { width: 390, height: 700 },
  { width: 640, height: 450 },
  { width: 320, height: 256 },
]

/** What covers the centre of what has the focus, or null. */
const cover = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const box = focused?.getClientRects()[0]
    // The editor may be higher than the page.
    if (!focused || !box || focused === document.body || box.height > 200) return null
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (
      there &&
      (focused.contains(there) || there.contains(focused) || there.closest("label")?.contains(focused))
    )
      return null
    return `${focused.outerHTML.slice(0, 200)}\n is behind ${there?.outerHTML.slice(0, 200)}`
  })

async function expectNeverCovered(page: Page, keys: string[], note: string): Promise<void> {
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key)
    expect(await cover(page), `${note}, ${key} ${at + 1}`).toBeNull()
  }
}

const presses = (key: string, count: number) => Array<string>(count).fill(key)

test("in windows of any size, nothing covers what has the focus in a list with selected rows", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(9)
  for (const size of windows) {
    await page.setViewportSize(size)
    await openList(page)
    await selectBox(page, "Posting 9").check()
    await selectBox(page, "Posting 8").check()
    await titleLink(page, "Posting 9").focus()
    const note = `${size.width} × ${size.height}`
    await expectNeverCovered(page, presses("Tab", 26), note)
    await expectNeverCovered(page, presses("Shift+Tab", 36), note)
  }
})

test("in a very short window, the form's bars leave its fields to be seen", async ({ page, api }) => {
  const description = "<p>Cook well.</p>".repeat(30)
  const job = await api.createJob(jobBody({ status: "draft", description }))
  await page.setViewportSize({ width: 320, height: 256 })
  await openForm(page, `/jobs/${job.id}/edit`)
  await editor(page).locator("p").nth(15).click()
  const seen = await editor(page).evaluate((area) => {
    const heights = Array.from({ length: window.innerHeight }, (_, y) => y)
    return heights.filter((y) => area.contains(document.elementFromPoint(160, y))).length
  })
  expect(seen).toBeGreaterThanOrEqual(190)
  await field(page, "Title").focus()
  await expectNeverCovered(page, presses("Tab", 25), "on")
  await expectNeverCovered(page, presses("Shift+Tab", 25), "back")
})

test("in a very short window, a message doesn't cover the row that gets the focus", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(4)
  await page.setViewportSize({ width: 320, height: 256 })
  await openList(page)
  for (const [title, next] of [
    ["Posting 3", "Posting 2"],
    ["Posting 2", "Posting 1"],
  ] as const) {
    await page.getByRole("button", { name: `Actions for “${title}”` }).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Delete…" }).press("Enter")
    await page.getByRole("button", { name: "Delete posting" }).press("Enter")
    await expect(page.getByText(`“${title}” was deleted`)).toBeVisible()
    await expect(titleLink(page, next)).toBeFocused()
    // The message itself goes after 12 s.
    await expect.poll(() => cover(page), { timeout: 5_000 }).toBeNull()
  }
})
