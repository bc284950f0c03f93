import type { BrowserContext, Page } from "@playwright/test"
import { desktop, type Visitor } from "./visitor"

const searches = [
  "chef",
  "night nurse",
  "driver c",
  "riverside 12",
  "cuisini",
  "harbour 4",
  "REF-1-99",
  "campus 33",
  "welder",
  "head baker",
]
/** The pace of a fast typist: about 100 words a minute. */
const millisecondsBetweenKeys = 120

/**
 * Runs in the page: records when a key or a button was last pressed, when a change of the list was last painted, and how many responses are
 * pending.
 */
const watch = `
  window.awaited = 0
  const fetchAsEver = window.fetch
  window.fetch = async (...asked) => {
    const ofList = /\\/api\\/dashboard\\/job(s|-counts)\\b/.test(asked[0].url ?? asked[0])
    if (ofList) awaited++
    try { return await fetchAsEver(...asked) } finally { if (ofList) awaited-- }
  }
  for (const kind of ["keydown", "click"])
    addEventListener(kind, () => (window.lastInput = performance.now()), { capture: true })
  const painted = () => requestAnimationFrame(() => setTimeout(() => (window.listPainted = performance.now())))
  new MutationObserver((changes) => changes.some(({ target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest("[data-job-list]")) && painted()
  ).observe(document, { subtree: true, childList: true, characterData: true })
`

declare global {
  interface Window {
    lastInput: number
    listPainted: number
    awaited: number
  }
}

/** Milliseconds from the last key of each search until its results are painted, by the browser's own clock. */
export async function searchTimes(visitor: Visitor, postings: number): Promise<number[]> {
  const { context, page } = await watchedList(visitor)
  const field = page.getByRole("searchbox")
  const times: number[] = []
  for (const term of searches) {
    await field.fill("")
    await page
      .getByText(`${postings.toLocaleString("en-US")} postings`)
      .last()
      .waitFor()
    await page.waitForTimeout(500)
    await field.pressSequentially(term, { delay: millisecondsBetweenKeys })
    await page.getByRole("table", { name: "Postings" }).waitFor()
    times.push(await painted(page))
    await expectAnswer(page, term)
  }
  await context.close()
  // If the last key changed nothing in the list, there was nothing to wait for.
  return times.filter((time) => time > 0)
}

/** The column headers that are clicked in turn, twice each: once for each direction. */
const heads = ["Title", "Status", "Closes", "Published"]

/** Milliseconds from a click on a column header until the list is painted in that order. */
export async function sortTimes(visitor: Visitor): Promise<number[]> {
  const { context, page } = await watchedList(visitor)
  const times: number[] = []
  for (const name of heads)
    for (let click = 0; click < 2; click++) {
      await page.getByRole("columnheader", { name }).getByRole("link").click()
      times.push(await painted(page))
    }
  await context.close()
  return times.filter((time) => time > 0)
}

/** What is chosen in turn in the filter dialog, in addition to the earlier choices: the field, and the label of the choice. */
const filters: [field: string, choice: string][] = [
  ["Category", "Health Care"],
  ["Position type", "Full Time"],
  ["Category", "Information Technology"],
  ["Close date", "Closing within 7 days"],
  ["Close date", "Close date passed"],
  ["Position type", "Any"],
  ["Last changed by", "People"],
  ["Last changed by", "The service"],
]

/** The time between the choice and the button below it, for someone in a hurry. */
const millisecondsToButton = 300

/** Milliseconds from the button that applies another filter until the filtered list is painted. */
export async function filterTimes(visitor: Visitor): Promise<number[]> {
  const { context, page } = await watchedList(visitor)
  const times: number[] = []
  for (const [field, choice] of filters) {
    await page.getByRole("button", { name: /^Filter/ }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(field).selectOption({ label: choice })
    await page.waitForTimeout(millisecondsToButton)
    await dialog.getByRole("button", { name: "Show postings" }).click()
    times.push(await painted(page))
  }
  await context.close()
  return times.filter((time) => time > 0)
}

/** The list, once its keys and buttons work, with its paints recorded. */
async function watchedList(visitor: Visitor): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitor.visit(desktop)
  const page = await context.newPage()
  await page.addInitScript({ content: watch })
  await page.goto("/jobs")
  // The rows are there before the script has run.
  await page.locator("[data-job-list][aria-busy=false]").waitFor()
  return { context, page }
}

/** Milliseconds from the last key or click to the last change of the list, however long its response takes; negative if nothing changed. */
async function painted(page: Page): Promise<number> {
  let last: number
  let now = NaN
  do {
    last = now
    await page.waitForTimeout(1_000)
    await page.waitForFunction(() => window.awaited === 0)
    now = await page.evaluate(() => window.listPainted)
  } while (now !== last)
  return page.evaluate(() => Math.round(window.listPainted - window.lastInput))
}

async function expectAnswer(page: Page, term: string): Promise<void> {
  const rows = await page
    .getByRole("row")
    .filter({ has: page.locator("[data-row-link]") })
    .allTextContents()
  const words = term.toLowerCase().split(" ")
  const wrong = rows.filter((row) => !words.every((word) => row.toLowerCase().includes(word)))
  if (rows.length === 0 || wrong.length > 0)
    throw new Error(`"${term}" was answered with ${wrong.join(", ")}`)
}
