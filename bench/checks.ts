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

${versions()}; load of the machine before it began ${load.toFixed(1)}.

${judging}

A server begins to judge ${postings.toLocaleString("en")} postings of one employer that nothing has judged. Meanwhile, and once more when it is done, somebody
asks for the first 25 of the list every 20 ms.`
if (!quick && !only) await writeSection("checks", [heading, ...sections].join("\n\n"))
await endWith(0)

async function section(name: string, url: string, folder: string): Promise<string> {
  const { seconds, meanwhile, after, most } = await measureRefresh(await fill(url, postings), folder)
  const waits = ({ median, longest }: typeof after) => `${median.toFixed(1)} ms, ${longest.toFixed(0)} ms`
  const rows = [
    `| all judged after | ${seconds.toFixed(1)} s (under a minute: ${seconds < 60 ? "met" : "not met"}) |`,
    `| a second | ${(postings / seconds).toFixed(0)} |`,
    `| list meanwhile: median, longest | ${waits(meanwhile)} |`,
    `| list afterwards: median, longest | ${waits(after)} |`,
    `| memory at the most | ${most.toFixed(0)} MB |`,
  ]
  const text = `### ${name}\n\n| | |\n|---|--:|\n${rows.join("\n")}`
  console.log(`\n${text}`)
  return text
}
