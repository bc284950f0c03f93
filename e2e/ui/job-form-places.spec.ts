import type { Page } from "@playwright/test"
import { button, combobox, editor, field, openForm, standing, writePosting } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

const places = (page: Page) => combobox(page, "Places")
const chosen = (page: Page, name: string) => button(page, `Remove ${name}`)

/** Types faster than any suggestions arrive. */
async function type(page: Page, text: string): Promise<void> {
  await places(page).focus()
  await page.keyboard.insertText(text)
}

test("a typed place is added on leaving the field if it can only be one", async ({ page }) => {
  await openForm(page, "/jobs/new")
  await type(page, "Halifax")
  await page.keyboard.press("Tab")
  await expect(chosen(page, "Halifax, NS")).toBeVisible()
  await type(page, "montreal qc")
  await page.keyboard.press("Enter")
  await expect(chosen(page, "Montréal, QC")).toBeVisible()
  await expect(places(page)).toHaveValue("")
  await type(page, "Old Mill, ab")
  await page.getByRole("heading", { level: 1 }).click()
  await expect(chosen(page, "Old Mill, AB")).toBeVisible()
  await expect(places(page)).toHaveValue("")
  await expect(places(page)).not.toHaveAttribute("aria-invalid")
})

test("a typed place that matches none or several stays, with what to do about it", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  const leave = [
    () => page.keyboard.press("Enter"),
    () => page.keyboard.press("Tab"),
    () => page.getByRole("heading", { level: 1 }).click(),
    () => page.keyboard.press("Escape").then(() => editor(page).focus()),
  ]
  for (const [index, act] of leave.entries()) {
    const text = index % 2 ? "Windsor" : "Atlantis"
    await places(page).fill("")
    await type(page, text)
    if (index % 2 === 0) await expect(page.getByText("No place like that is listed.")).toBeVisible()
    await act()
    await expect(places(page)).toHaveValue(text)
    await expect(places(page)).toHaveAccessibleDescription(
      new RegExp(`“${text}” isn’t chosen yet. Choose a place from the list`),
    )
  }
  await expectAccessible(page, "an unknown place")
  await button(page, "Save draft").click()
  await expect(places(page)).toBeFocused()
  await expect(places(page)).toHaveValue("Windsor")
  expect(await api.total()).toBe(0)
  await places(page).fill("")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
})

test("saving straight from the places field saves the place typed there", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  await type(page, "Halifax, NS")
  await page.keyboard.press("Control+s")
  await expect(standing(page)).toHaveText(/^Saved/)
  const id = Number(/\/jobs\/(\d+)/.exec(page.url())?.[1])
  expect((await api.job(id)).locations.map(({ description }) => description)).toEqual([
    "Vancouver, BC",
    "Halifax, NS",
  ])
})

test("a typed category is added on leaving the field if it can only be one, and stays otherwise", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  const categories = combobox(page, "Categories")
  await categories.focus()
  await page.keyboard.insertText("hospitality")
  await page.keyboard.press("Tab")
  await expect(chosen(page, "Hospitality and Tourism")).toBeVisible()
  await categories.focus()
  await page.keyboard.insertText("cooking")
  await page.keyboard.press("Tab")
  await expect(categories).toHaveValue("cooking")
  await expect(categories).toHaveAccessibleDescription(/“cooking” isn’t chosen yet/)
})

test("text that did not become a place survives a reload", async ({ page }) => {
  await openForm(page, "/jobs/new")
  await field(page, "Title").fill("Sous-chef")
  await type(page, "Atlantis")
  await page.keyboard.press("Tab")
  await expect(places(page)).toHaveAccessibleDescription(/isn’t chosen yet/)
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await button(page, "Restore").click()
  await expect(places(page)).toHaveValue("Atlantis")
})

test("suggestions that begin with the text come first, and larger places before smaller ones", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  const offered = async (text: string) => {
    await places(page).fill(text)
    await expect(page.getByRole("listbox").locator("..")).not.toHaveAttribute("aria-busy")
    return page.getByRole("option").allTextContents()
  }
  const van = await offered("van")
  expect(van[0]).toBe("Vancouver, BC")
  expect(van.indexOf("North Vancouver, BC")).toBeGreaterThan(van.indexOf("Vanderhoof, BC"))
  expect((await offered("mont"))[0]).toBe("Montréal, QC")
  expect((await offered("ham"))[0]).toBe("Hamilton, ON")
})
