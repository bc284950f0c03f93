import type { Locator } from "@playwright/test"
import { button, combobox, editor, openForm } from "../support/job-form"
import { actionsOf, openList, row, selectBox, tab } from "../support/job-list"
import { expect, test } from "../support/ui"

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }))

/** The colour behind its text: the page's where it has none of its own. */
const ground = (target: Locator) =>
  target.evaluate((element) => {
    const [own, page] = [element, document.body].map((each) => getComputedStyle(each).backgroundColor)
    return own?.endsWith(", 0)") ? page : own
  })

async function expectMarked(target: Locator, beside: Locator): Promise<void> {
  await expect.poll(() => ground(target)).not.toBe(await ground(beside))
}

async function expectFramed(target: Locator): Promise<void> {
  const frame = (element: Element) => parseFloat(getComputedStyle(element).borderTopWidth)
  expect(await target.evaluate(frame)).toBeGreaterThan(0)
}

test("in a contrast theme, a switch that is on, off, focused or disabled looks different each time", async ({
  page,
}) => {
  await openList(page)
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click()
  const toggle = page.getByRole("switch")
  await expect(toggle).toBeVisible()
  await expectFramed(page.getByRole("dialog"))
  const looks = new Set<string>()
  const { x, y, width, height } = (await toggle.boundingBox())!
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 }
  const look = async () => looks.add((await page.screenshot({ clip })).toString("base64"))
  await page.mouse.move(0, 0)
  for (const on of [true, false]) {
    await toggle.setChecked(on)
    await toggle.evaluate((element) => element.blur())
    await page.mouse.move(0, 0)
    await look()
    await page.keyboard.press("Shift")
    await toggle.focus()
    await look()
    await toggle.evaluate((element: HTMLInputElement) => (element.disabled = true))
    await look()
    await toggle.evaluate((element: HTMLInputElement) => (element.disabled = false))
  }
  expect(looks.size).toBe(6)
})

test("in a contrast theme, the list shows what is current, selected, pressed or about to be chosen", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(2)
  await openList(page)
  await expectMarked(tab(page, /^All/), tab(page, /^Active/))
  const pages = page.getByRole("navigation", { name: "Main" })
  await expectMarked(
    pages.getByRole("link", { name: "Postings" }),
    pages.getByRole("link", { name: "Settings" }),
  )
  const theme = page.getByRole("radiogroup", { name: "Theme" }).locator("label")
  await expectMarked(theme.nth(0), theme.nth(1))
  await expectFramed(page.getByRole("link", { name: "New posting" }))

  await selectBox(page, "Posting 1").check()
  // Our white tick would be lost on a white page.
  const tick = row(page, "Posting 1").locator("input ~ svg").first()
  const ink = (element: Element) => getComputedStyle(element).color
  expect(await tick.evaluate(ink)).toBe(await row(page, "Posting 1").evaluate(ink))
  const edge = (title: string) => row(page, title).locator(":scope > :first-child")
  const edgeOf = (title: string) =>
    edge(title).evaluate((cell) => parseFloat(getComputedStyle(cell).borderLeftWidth))
  expect(await edgeOf("Posting 1")).toBeGreaterThan(await edgeOf("Posting 2"))

  await actionsOf(page, "Posting 1").focus()
  await page.keyboard.press("Enter")
  const items = page.getByRole("menuitem")
  await expect(items.first()).toBeFocused()
  await expectMarked(items.nth(0), items.nth(1))
  await expectFramed(page.getByRole("menu"))
  await page.keyboard.press("Escape")

  await page.keyboard.press("Control+k")
  await expectMarked(
    page.getByRole("option", { selected: true }),
    page.getByRole("option", { selected: false }).first(),
  )
  await page.keyboard.press("Escape")

  await page.goto("/settings")
  const places = page.getByRole("navigation", { name: "Settings" }).getByRole("link")
  await expectMarked(
    places.and(page.locator("[aria-current]")),
    places.and(page.locator(":not([aria-current])")).first(),
  )
})

test("in a contrast theme, the form shows what is pressed, chosen or about to be chosen", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await editor(page).focus()
  await page.keyboard.press("Control+b")
  await expectMarked(page.getByRole("button", { name: "Bold", pressed: true }), button(page, "Italic"))
  const options = page.getByRole("option")
  const active = options.and(page.locator("[data-highlighted]"))
  for (const [name, typed] of [
    ["Places", "van"],
    ["Categories", "a"],
    ["Position type", ""],
  ] as const) {
    await combobox(page, name).focus()
    if (typed) await page.keyboard.type(typed)
    else await page.keyboard.press("Enter")
    await expect(active).toBeVisible()
    await expectMarked(active, options.and(page.locator(":not([data-highlighted])")).first())
    await page.keyboard.press("Escape")
    await page.keyboard.press("Tab")
  }
  const ways = page.getByRole("main").getByRole("radio")
  const dot = (radio: Locator) =>
    radio.evaluate((element) => getComputedStyle(element, "::before").backgroundColor)
  const chosen = ways.and(page.locator(":checked")).first()
  expect(await dot(chosen)).not.toBe(await ground(chosen))
})
