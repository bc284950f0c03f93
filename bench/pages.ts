import { mkdtemp, rm } from "node:fs/promises"
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os"
import path from "node:path"
import { format, resolveConfig } from "prettier"
import packages from "@/package-lock.json" with { type: "json" }
import { startServer } from "@/e2e/run/start-server"
import { type Paint, paintOf, slowDown } from "./pages/paint"
import { type Scripts, scriptsOf } from "./pages/scripts"
import { filterTimes, searchTimes, sortTimes } from "./pages/searching"
import { desktop, narrowWindow, phone, visitor } from "./pages/visitor"
import { fill } from "./throughput/data-set"
import { median } from "./throughput/measure"
import { writeSection } from "./throughput/table"

// Measures how long people wait for pages, and writes that to bench/README.md.
const postings = 100_000
const loads = 7
const most = { script: 180, largest: 1_500, shift: 0.02, answer: 150 }
const addresses = ["/jobs", "/jobs/1", "/jobs/new", "/jobs/1/edit", "/settings/api-keys", "/settings/members"]

const load = loadavg()[0] ?? 0
const folder = await mkdtemp(path.join(tmpdir(), "openings-bench-"))
const databaseUrl = `file:${path.join(folder, "openings.db")}`
try {
  console.log(`Filling a database with ${postings} postings…`)
  const { employerId } = await fill(databaseUrl, postings)
  const server = await startServer("bench", databaseUrl, folder, { LOG_LEVEL: "warn" })
  const person = await visitor(databaseUrl, employerId, server.target.baseUrl)
  try {
    const scripts: [string, Scripts][] = []
    for (const address of addresses) scripts.push([address, await scriptsOf(person, address)])
    const paints: [string, Paint][] = []
    for (const [screen, width] of [
      [desktop, "1,280 px"],
      [phone, "390 px, a phone"],
      [narrowWindow, "390 px, a narrow window"],
    ] as const) {
      const wide = screen === desktop
      const list = await paintOf(person, "/jobs", {
        screen,
        loads,
        there: (page) =>
          page
            .locator(wide ? "tr[data-job]" : "li[data-job]")
            .first()
            .waitFor(),
      })
      const form = await paintOf(person, "/jobs/new", {
        screen,
        loads,
        there: (page) => page.getByRole("textbox", { name: "Description" }).waitFor(),
      })
      paints.push([`\`/jobs\`, ${width}`, list], [`\`/jobs/new\`, ${width}`, form])
    }
    const waits = [
      waitedFor(
        "the last key of a search, typed at 100 words a minute,",
        await searchTimes(person, postings),
      ),
      waitedFor("a click on a column heading", await sortTimes(person)),
      waitedFor("a click on the button that sets another filter", await filterTimes(person)),
    ].join("\n")
    const text = [heading(person.version), paintTable(paints), waits, scriptTable(scripts)].join("\n\n")
    console.log(text)
    const style = { parser: "markdown", ...(await resolveConfig("bench/README.md")) }
    await writeSection("pages", (await format(text, style)).trim())
  } finally {
    await person.leave()
    await server.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

function heading(chromium: string): string {
  const next = packages.packages["node_modules/next"].version
  const day = new Date().toISOString().slice(0, 10)
  return `## The browser

${day}, Chromium ${chromium}, Node ${process.version}, Next ${next}, by \`npm run bench:pages\`; SQLite, ${postings.toLocaleString("en")} postings of
one employer; ${availableParallelism()} × ${cpus()[0]?.model.trim()}, for the server and the browser; load
average at the start ${load.toFixed(1)}, where more than about 1 means that others were using the machine.`
}

function paintTable(paints: [string, Paint][]): string {
  const rows = paints.map(
    ([page, { largest, shift }]) =>
      `| ${page} | ${(largest / 1000).toFixed(2)} s | ${met(largest, most.largest)} | ${shift.toFixed(3)} | ${met(shift, most.shift)} |`,
  )
  return `Largest Contentful Paint and Cumulative Layout Shift of a first visit (nothing cached) with a ${slowDown} × slower processor, as
reported by the browser; medians of ${loads} loads.

| | paint | under ${most.largest / 1000} s | shift | under ${most.shift} |
|---|--:|---|--:|---|
${rows.join("\n")}`
}

function waitedFor(what: string, times: number[]): string {
  const middle = median(times)
  return `From ${what} until the result is painted: median ${middle} ms (under ${most.answer} ms: ${met(middle, most.answer)}; ${times.join(", ")}).`
}

function scriptTable(scripts: [string, Scripts][]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const rows = scripts.map(
    ([address, { first, later, editor }]) =>
      `| \`${address}\` | ${kilobytes(first)} | ${kilobytes(later)} | ${editor ? "yes" : "no"} |`,
  )
  const ofList = scripts.find(([address]) => address === "/jobs")?.[1].first ?? 0
  return `Scripts in kB, gzipped: those named in the HTML, and those loaded once the page is shown. For \`/jobs\` at most ${most.script}: ${met(ofList / 1000, most.script)}.

| | at first | after that | with the editor |
|---|--:|--:|---|
${rows.join("\n")}`
}

function met(value: number, limit: number): string {
  return value <= limit ? "met" : "not met"
}
