import { existsSync } from "node:fs"
import { copyFile, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { endWith } from "@/scripts/end-with.mjs"
import { run } from "@/scripts/prepare.mjs"
import { withPostgres } from "@/e2e/run/with-postgres"
import { compare } from "./throughput/compare"
import { diskFlush } from "./throughput/disk-flush"
import { type DataSet, fill } from "./throughput/data-set"
import { nextFloor, nodeFloor, openingsServer, start } from "./throughput/servers"
import { whenSettled } from "./throughput/when-settled"
import { throughputTable, writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"

// Measures the service against two floors in the same rounds, and writes the results to bench/README.md.
const quick = process.argv.includes("--quick")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)
const pace = quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 5 }
const jobs = 10_000

const began = performance.now()
const folder = await mkdtemp(path.join(tmpdir(), "openings-bench-"))
const sections: string[] = []
let flush = 0
try {
  buildFloor()
  flush = diskFlush(folder)
  const floorFile = path.join(folder, "floor.db")
  console.log(`Filling databases with ${jobs} postings…`)
  const sqlite = await fill(`file:${path.join(folder, "openings.db")}`, jobs)
  await copyFile(sqlitePath(sqlite.url), floorFile)
  if (only !== "postgresql") sections.push(await section("SQLite", sqlite, sqlite, floorFile))
  if (only !== "sqlite")
    await withPostgres(async (url) => {
      sections.push(await section("PostgreSQL", await fill(url, jobs), sqlite, floorFile))
    })
} finally {
  await rm(folder, { recursive: true, force: true })
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
console.log(`Took ${minutes} minutes.`)
if (!only) await writeSection("throughput", [heading(), ...sections].join("\n\n"))
await endWith(0)

/** One database's measurements, as a section of the README. */
async function section(name: string, ours: DataSet, floor: DataSet, floorFile: string): Promise<string> {
  const servers = {
    ours: await start(openingsServer(ours.url), folder),
    constant: await start(nextFloor(), folder),
    node: await start(nodeFloor(floorFile), folder),
  }
  try {
    await whenSettled(ours)
    const table = throughputTable(await compare(servers, { ours, floor }, pace))
    const memory = await servers.ours.memory()
    const held = memory ? `; memory ${memory.now.toFixed(0)} MB, peak ${memory.most.toFixed(0)} MB` : ""
    const text = `### ${name}\n\n${table}\n\nCold start ${(servers.ours.coldStart / 1000).toFixed(1)} s${held}.`
    console.log(`\n${text}`)
    return text
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()))
  }
}

function heading(): string {
  return `## Requests per second

${versions()}, shared with the load generator. ${jobs.toLocaleString("en")} postings of one employer,
everything on (authentication, validation, activity, request log), through the front door; 16 connections, or 4 for writes. Medians of ${pace.rounds}
rounds of ${pace.seconds} s; ratios are within the same round. The constant route answers \`{"constant":true}\` inside Next; bare Node is
\`node:http\` with hand-written SQL on better-sqlite3, without rules or a log. This disk takes ${flush.toFixed(2)} ms
to flush a page, and a write is answered once it is flushed.`
}

/** Builds the floor's Next application, unless it is already built. */
function buildFloor() {
  const floor = "bench/floors/next"
  if (!existsSync(path.join(floor, ".next/BUILD_ID")))
    run("npx", ["--no-install", "next", "build", floor], { quiet: true })
}
