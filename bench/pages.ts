import { mkdtemp, readFile, rm } from "node:fs/promises"
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
  const page = await signedInPage()
  const list = await scriptBytes(page, "/jobs")
  const form = await scriptBytes(page, "/jobs/new")
  console.log(`First-load script, gzipped: /jobs ${kilobytes(list)} kB, /jobs/new ${kilobytes(form)} kB`)
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
  })
  await page.request.post("/api/dashboard/session", {
    headers: { Origin: server.target.baseUrl },
    data: credentials,
  })
  return page
}

/** What a first visit to `address` loads of script before it is quiet, each file gzipped. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text()
  const files = [
    ...new Set(
      [...html.matchAll(/<script[^>]+src="\/_next\/(static\/[^"]+\.js)[^"]*"(?![^>]*noModule)/g)].map(
        ([, file]) => file as string,
      ),
    ),
  ]
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(path.join(".next", file))).length),
  )
  return sizes.reduce((total, size) => total + size, 0)
}

/** Milliseconds from the last key of a search until the page shows its outcome, in the browser's own clock. */
async function searchTimes(page: Page): Promise<number[]> {
  await page.goto("/jobs")
  await page.getByRole("row").nth(5).waitFor()
  const times: number[] = []
  for (const term of searches) {
    const field = page.getByRole("searchbox")
    await field.fill(term.slice(0, -1))
    await page.waitForTimeout(600)
    const first = new RegExp(term.split(" ").at(-1) as string, "i")
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes(`q=${encodeURIComponent(term).replace("%20", "+")}&`) ||
        response.url().includes(`q=${encodeURIComponent(term)}`),
    )
    const started = performance.now()
    await field.press("End")
    await page.keyboard.type(term.slice(-1))
    await answered
    await page.getByRole("row").nth(1).getByText(first).first().waitFor()
    times.push(Math.round(performance.now() - started))
  }
  return times
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0)
}
