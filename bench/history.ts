import { loadavg } from "node:os"
import { endWith } from "@/scripts/end-with.mjs"
import { measureHistory } from "./history/measure-history"
import { fill } from "./throughput/data-set"
import { openingsServer, start } from "./throughput/servers"
import { sectionsPerDatabase } from "./throughput/sections-per-database"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"

// Measures how long it takes to read a long history and the records of many postings, and writes that to bench/README.md; --quick uses a
// tenth of the postings and writes nothing.
const quick = process.argv.includes("--quick")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)
const sizes = { changes: 1_000, postings: quick ? 2_000 : 20_000 }

const load = loadavg()[0] ?? 0
const sections = await sectionsPerDatabase(only, section)
const heading = `## History and records

${versions()}, shared with the client; load average at the start ${load.toFixed(1)}.
A posting is changed ${sizes.changes.toLocaleString("en")} times, its title and its description in turn; reading times are medians. Then
${sizes.postings.toLocaleString("en")} postings are published in batches, and the records of all are read as JSON lines. Memory is the server's.`
if (!quick && !only) await writeSection("history", [heading, ...sections].join("\n\n"))
await endWith(0)

async function section(name: string, url: string, folder: string): Promise<string> {
  const data = await fill(url, 0)
  const server = await start(openingsServer(url), folder)
  try {
    const { firstPage, oldVersion, whole, records } = await measureHistory(data, server, sizes)
    const rows = [
      `| first page of the history (under 100 ms: ${firstPage < 100 ? "met" : "not met"}) | ${firstPage.toFixed(1)} ms |`,
      `| all of it, in ${whole.parts} parts | ${whole.milliseconds.toFixed(0)} ms |`,
      `| the oldest version, whole | ${oldVersion.toFixed(1)} ms |`,
      `| records of all postings, ${records.megabytes.toFixed(0)} MB | ${records.seconds.toFixed(1)} s |`,
      `| memory before that, and peak memory | ${records.before.toFixed(0)} MB, ${records.most.toFixed(0)} MB |`,
    ]
    const text = `### ${name}\n\n| | |\n|---|--:|\n${rows.join("\n")}`
    console.log(`\n${text}`)
    return text
  } finally {
    await server.stop()
  }
}
