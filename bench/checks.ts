import { loadavg } from "node:os"
import { endWith } from "@/scripts/end-with.mjs"
import { measureJudging } from "./checks/measure-judging"
import { measureRefresh } from "./checks/measure-refresh"
import { fill } from "./throughput/data-set"
import { sectionsPerDatabase } from "./throughput/sections-per-database"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"

// Measures how long the posting check takes for one posting and for all of an employer's, and writes that to bench/README.md; --quick uses
// a tenth of the postings and writes nothing.
const quick = process.argv.includes("--quick")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)
const postings = quick ? 10_000 : 100_000

const load = loadavg()[0] ?? 0
const judging = await measureJudging()
console.log(judging)
const sections = await sectionsPerDatabase(only, section)
const heading = `## The posting check

${versions()}; load average at the start ${load.toFixed(1)}.

${judging}

A server starts to check ${postings.toLocaleString("en")} postings of one employer that have never been checked. Meanwhile, and again once it is done, a client
requests the first 25 of the list every 20 ms.`
if (!quick && !only) await writeSection("checks", [heading, ...sections].join("\n\n"))
await endWith(0)

async function section(name: string, url: string, folder: string): Promise<string> {
  const { seconds, meanwhile, after, most } = await measureRefresh(await fill(url, postings), folder)
  const waits = ({ median, longest }: typeof after) => `${median.toFixed(1)} ms, ${longest.toFixed(0)} ms`
  const rows = [
    `| all checked after | ${seconds.toFixed(1)} s (under a minute: ${seconds < 60 ? "met" : "not met"}) |`,
    `| postings per second | ${(postings / seconds).toFixed(0)} |`,
    `| list meanwhile: median, longest | ${waits(meanwhile)} |`,
    `| list afterwards: median, longest | ${waits(after)} |`,
    `| peak memory | ${most.toFixed(0)} MB |`,
  ]
  const text = `### ${name}\n\n| | |\n|---|--:|\n${rows.join("\n")}`
  console.log(`\n${text}`)
  return text
}
