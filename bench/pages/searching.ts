import type { Page } from "@playwright/test"
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
/** A fast typist's: about 100 words a minute. */
const millisecondsBetweenKeys = 120

/** Run in the page: keeps when the last key was pressed, and when a change of the list was last painted. */
const watch = `
  addEventListener("keydown", () => (window.lastKey = performance.now()), { capture: true })
  const painted = () => requestAnimationFrame(() => setTimeout(() => (window.listPainted = performance.now())))
  new MutationObserver((changes) => changes.some(({ target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest("[data-job-list]")) && painted()
  ).observe(document, { subtree: true, childList: true, characterData: true })
`

declare global {
  interface Window {
    lastKey: number
    listPainted: number
  }
}

/** Milliseconds from the last key of each search until its answer is painted, by the browser's own clock. */
export async function searchTimes(visitor: Visitor, postings: number): Promise<number[]> {
  const context = await visitor.visit(desktop)
  const page = await context.newPage()
  await page.addInitScript({ content: watch })
  await page.goto("/jobs")
  // The rows are there before the script is.
  await page.locator("[data-job-list][aria-busy=false]").waitFor()
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
    // Time for anything late to change the list, so that it is the last change that counts.
    await page.waitForTimeout(1_000)
    await expectAnswer(page, term)
    times.push(await page.evaluate(() => Math.round(window.listPainted - window.lastKey)))
  }
  await context.close()
  // Where the last key changed nothing in the list, there was nothing to wait for.
  return times.filter((time) => time > 0)
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
