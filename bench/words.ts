import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { endWith } from "@/scripts/end-with.mjs"
import { withPostgres } from "@/e2e/run/with-postgres"
import { fill } from "./throughput/data-set"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"
import { measureWords, type WordsWait } from "./words/measure-words"

// Measures what the dashboard's word search costs with 100,000 postings, and writes that to bench/README.md.
const postings = 100_000
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)

const folder = await mkdtemp(path.join(tmpdir(), "openings-words-"))
const sections: string[] = []
try {
  const sqlite = async (url: string) =>
    sections.push(section("SQLite", await measureWords(await fill(url, postings))))
  if (only !== "postgresql") await sqlite(`file:${path.join(folder, "openings.db")}`)
  if (only !== "sqlite")
    await withPostgres(async (url) => {
      sections.push(section("PostgreSQL", await measureWords(await fill(url, postings))))
    })
} finally {
  await rm(folder, { recursive: true, force: true })
}
const heading = `## The dashboard's search by words

${versions()}. One employer with 100,000 postings: the list's first page and its counts by status, asked for together, in one process.
Milliseconds for the first call, and the median and the longest of the 15 after it.`
console.log(sections.join("\n\n"))
if (!only) await writeSection("words", [heading, ...sections].join("\n\n"))
await endWith(0)

function section(name: string, waits: Record<string, WordsWait>): string {
  const rows = Object.entries(waits).map(
    ([what, { total, first, median, longest }]) =>
      `| ${what} | ${total} | ${first.toFixed(0)} | ${median.toFixed(0)} | ${longest.toFixed(0)} |`,
  )
  return [
    `### ${name}`,
    "",
    "| searched for | found | first | median | longest |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n")
}
