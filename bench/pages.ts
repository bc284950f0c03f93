import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { chromium, type Page } from "@playwright/test"
import { openDatabase } from "@/lib/db/database"
import { serviceContextFor } from "@/lib/domain/context"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import { addMember } from "@/lib/domain/members/add-member"
import { createJob } from "@/lib/domain/jobs/create-job"
import { generatePassword } from "@/lib/domain/members/generate-password"
import { hashPassword } from "@/lib/http/passwords"
import { findChromium } from "@/scripts/test/find-chromium"
import { startServer } from "@/scripts/test/start-server"

const postings = 5_000
const pages = ["/jobs", "/jobs/1", "/jobs/new", "/jobs/1/edit", "/settings/api-keys", "/settings/members"]
const searches = [
  "chef",
  "nurse 12",
  "driver",
  "baker 4",
  "clerk",
  "chef 33",
  "nurse",
  "driver 7",
  "baker",
  "clerk 21",
]
/** Run in the page: keeps when the last key was pressed, and when a change of the list was last painted. */
const watch = `
  addEventListener("keydown", () => (window.lastKey = performance.now()), { capture: true })
  const painted = () => requestAnimationFrame(() => setTimeout(() => (window.listPainted = performance.now())))
  new MutationObserver((changes) => changes.some(({ target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest("[data-job-list]")) && painted()
  ).observe(document, { subtree: true, childList: true, characterData: true })
`
/** A fast typist's: about 100 words a minute. */
const millisecondsBetweenKeys = 120
const trades = ["Chef", "Nurse", "Driver", "Baker", "Clerk"]

/** Measures what a person waits for: script on the first load, and the search with thousands of postings. */
const folder = await mkdtemp(path.join(tmpdir(), "openings-bench-"))
const server = await startServer("bench", `file:${path.join(folder, "openings.db")}`, folder, {
  LOG_LEVEL: "warn",
})
const database = openDatabase(server.target.databaseUrl)
const credentials = { email: "bench@example.com", password: generatePassword() }
const executablePath = findChromium()
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) })
try {
  console.log(`Creating ${postings} postings…`)
  await fill()
  console.log("First-load script, gzipped:")
  for (const address of pages) say(address, await scriptsOf(address))
  const page = await signedInPage()
  const times = await searchTimes(page)
  console.log(
    `From the last key to the answer shown, ${postings} postings: median ${median(times)} ms (${times.join(", ")})`,
  )
} finally {
  await browser.close()
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fill() {
  const context = { stores: database.stores, clock: { now: () => new Date() } }
  const { employer } = await createEmployer(context, { name: "Bench", plan: "unlimited", timeZone: "UTC" })
  const passwordHash = await hashPassword(credentials.password)
  await addMember(serviceContextFor(context, employer, "Bench"), {
    ...credentials,
    name: "Bench",
    role: "admin",
    passwordHash,
  })
  const asEmployer = serviceContextFor(context, employer, "Bench")
  for (let index = 0; index < postings; index++) {
    const values = {
      title: `${trades[index % trades.length]} ${index}`,
      referenceId: `B-${index}`,
      locations: [{ description: "Vancouver, BC" }],
      categories: [{ id: 1 + (index % 34) }],
      positionType: { id: 1 },
      description: "<p>Work with us.</p>",
      applicantRoutingType: { id: 1 },
      applicationEmail: "jobs@example.com",
    }
    await createJob(asEmployer, { values, problems: [] })
  }
}

async function signedInPage(): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.target.baseUrl,
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
  })
  await page.request.post("/api/dashboard/session", {
    headers: { Origin: server.target.baseUrl },
    data: credentials,
  })
  return page
}

type Script = { bytes: number; editor: boolean }

/** The scripts that a first visit to `address` loads until it is quiet, gzipped: those that its HTML names, and those after. */
async function scriptsOf(address: string): Promise<{ first: Script[]; later: Script[] }> {
  const page = await signedInPage()
  const html = await (await page.request.get(address)).text()
  const loaded: Promise<[string, Script]>[] = []
  page.on("response", (response) => {
    const file = scriptFile(response.url())
    if (file) loaded.push(response.text().then((text) => [file, measure(text)]))
  })
  await page.goto(address, { waitUntil: "networkidle" })
  const scripts = new Map(await Promise.all(loaded))
  await page.context().close()
  const [first, later]: [Script[], Script[]] = [[], []]
  for (const [file, script] of scripts) (html.includes(`<script src="${file}`) ? first : later).push(script)
  return { first, later }
}

function scriptFile(url: string): string | null {
  const { pathname } = new URL(url)
  return pathname.startsWith("/_next/static/") && pathname.endsWith(".js") ? pathname : null
}

function measure(text: string): Script {
  return { bytes: gzipSync(text).length, editor: text.includes("ProseMirror") }
}

function say(address: string, { first, later }: Awaited<ReturnType<typeof scriptsOf>>) {
  const total = (scripts: Script[]) => kilobytes(scripts.reduce((sum, { bytes }) => sum + bytes, 0))
  const editor = [...first, ...later].some((script) => script.editor) ? "with" : "without"
  console.log(`${address}: ${total(first)} kB at first, ${total(later)} kB after that, ${editor} the editor`)
}

/** Milliseconds from the last key of each search until its answer is painted, by the browser's own clock. */
async function searchTimes(page: Page): Promise<number[]> {
  await page.addInitScript({ content: watch })
  await page.goto("/jobs")
  await page.getByRole("row").nth(5).waitFor()
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
  // Where the last key changed nothing in the list, there was nothing to wait for.
  return times.filter((time) => time > 0)
}

declare global {
  interface Window {
    lastKey: number
    listPainted: number
  }
}

async function expectAnswer(page: Page, term: string): Promise<void> {
  const titles = await page.getByRole("row").locator("[data-row-link]").allTextContents()
  if (titles.length === 0 || titles.some((title) => !title.toLowerCase().includes(term)))
    throw new Error(`"${term}" was answered with ${titles.join(", ")}`)
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
