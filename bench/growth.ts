import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { endWith } from "@/scripts/end-with.mjs"
import { withPostgres } from "@/e2e/run/with-postgres"
import { measureGrowth, type Waits } from "./growth/measure-growth"
import { growthTable } from "./growth/table"
import { fill } from "./throughput/data-set"
import { openingsServer, start } from "./throughput/servers"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"

// Measures how long lists and searches take as an employer and an installation grow, and writes that to bench/README.md. --small leaves out
// the sets of a million postings, which take a quarter of an hour.
const small = process.argv.includes("--small")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)

/** The data sets by name: how many postings the measured employer has, and how many each of the others has. */
const sets: Record<string, [number, number[]?]> = {
  "1,000": [1_000],
  "100,000": [100_000],
  ...(!small && {
    "1,000,000": [1_000_000],
    "1,000 among 1,000,000": [1_000, sizesAsInLife(999, 999_000)],
  }),
}

const folder = await mkdtemp(path.join(tmpdir(), "openings-growth-"))
const sections: string[] = []
try {
  if (only !== "postgresql") sections.push(await section("SQLite", onSqlite))
  if (only !== "sqlite") sections.push(await section("PostgreSQL", withPostgres))
} finally {
  await rm(folder, { recursive: true, force: true })
}
const heading = `## Growth

${versions()}. Milliseconds, medians of calls made one after the other: for the store in a separate process / for an HTTP request.
In parentheses, the ratio to the employer with 1,000 postings that has the database to itself.`
if (!only && !small) await writeSection("growth", [heading, ...sections].join("\n\n"))

type With = (work: (url: string) => Promise<void>) => Promise<void>
await endWith(0)

/** Measures each data set in its own database. */
async function section(name: string, withDatabase: With): Promise<string> {
  const measured: Record<string, Waits> = {}
  for (const [set, [jobs, others]] of Object.entries(sets))
    await withDatabase(async (url) => {
      const begun = performance.now()
      const data = await fill(url, jobs, others)
      console.log(`${name}, ${set}: filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      const server = await start(openingsServer(url), folder)
      try {
        measured[set] = await measureGrowth(data, server.base)
      } finally {
        await server.stop()
      }
    })
  const text = `### ${name}\n\n${growthTable(measured)}`
  console.log(`\n${text}\n`)
  return text
}

async function onSqlite(work: (url: string) => Promise<void>): Promise<void> {
  const own = await mkdtemp(path.join(folder, "sqlite-"))
  await work(`file:${path.join(own, "openings.db")}`)
  await rm(own, { recursive: true, force: true })
}

/** `count` sizes that add up to `total`: a few employers have a large share of all postings, and most have few. */
function sizesAsInLife(count: number, total: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** 0.9)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => Math.max(1, Math.round((weight / sum) * total)))
}
