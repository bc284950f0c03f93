import { loadavg } from "node:os"
import { endWith } from "@/scripts/end-with.mjs"
import { type BulkWait, measureBulk } from "./bulk/measure-bulk"
import { fill } from "./throughput/data-set"
import { sectionsPerDatabase } from "./throughput/sections-per-database"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"

// Measures how long it takes to change 20,000 postings at once, and writes that to bench/README.md; --quick uses 500 and writes nothing.
const quick = process.argv.includes("--quick")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)
const postings = quick ? 500 : 20_000
const most = 60

const load = loadavg()[0] ?? 0
const sections = await sectionsPerDatabase(only, async (name, url) =>
  section(name, await measureBulk(await fill(url, postings))),
)
const heading = `## Many postings changed at once

${versions()}; load average at the start ${load.toFixed(1)}. ${postings.toLocaleString("en")} postings of one
employer in one run, in a separate process: seconds for the summary, the run and its undo, with the number of postings changed. A
run should take less than ${most} s.`
console.log([heading, ...sections].join("\n\n"))
if (!quick && !only) await writeSection("bulk", [heading, ...sections].join("\n\n"))
await endWith(0)

function section(name: string, waits: BulkWait[]): string {
  const timed = (seconds: number, count: number) => `${seconds.toFixed(1)} (${count.toLocaleString("en")})`
  const rows = waits.map(({ deed, summary, run, changed, undo, undone }) => {
    const met = Math.max(run, undo) <= most ? "met" : "not met"
    return `| ${deed} | ${summary.toFixed(1)} | ${timed(run, changed)} | ${timed(undo, undone)} | ${met} |`
  })
  return [
    `### ${name}`,
    "",
    `| | summary | run | undo | under ${most} s |`,
    "| --- | ---: | ---: | ---: | --- |",
    ...rows,
  ].join("\n")
}
