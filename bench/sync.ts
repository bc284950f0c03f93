import { mkdtemp, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import path from "node:path"
import { endWith } from "@/scripts/end-with.mjs"
import { withPostgres } from "@/e2e/run/with-postgres"
import { measureSync, readFromStart, SyncClient, type SyncSizes } from "./sync/measure-sync"
import { syncTable } from "./sync/table"
import { fill } from "./throughput/data-set"
import { openingsServer, start } from "./throughput/servers"
import { writeSection } from "./throughput/table"
import { versions } from "./throughput/versions"

// Measures what it takes to keep a copy in sync, and writes that to bench/README.md; --quick uses a tenth of the postings and writes
// nothing.
const quick = process.argv.includes("--quick")
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length)
const sizes: SyncSizes = quick
  ? { load: 2_000, whole: 10_000, single: 400 }
  : { load: 20_000, whole: 100_000, single: 2_000 }

const load = loadavg()[0] ?? 0
const folder = await mkdtemp(path.join(tmpdir(), "openings-sync-"))
const sections: string[] = []
try {
  if (only !== "postgresql") {
    let files = 0
    sections.push(await section("SQLite", (work) => work(`file:${path.join(folder, `sync-${files++}.db`)}`)))
  }
  if (only !== "sqlite") sections.push(await section("PostgreSQL", withPostgres))
} finally {
  await rm(folder, { recursive: true, force: true })
}
const heading = `## Keeping in sync

${versions()}, shared with the client; load average at the start ${load.toFixed(1)}.
Batches of 100 and single calls use 4 connections; everything else uses one, call after call. Megabytes are of uncompressed bodies.`
if (!quick && !only) await writeSection("sync", [heading, ...sections].join("\n\n"))
await endWith(0)

type With = (work: (url: string) => Promise<void>) => Promise<void>

/** Measures an employer that loads its postings, and one that has many, each in its own database. */
async function section(name: string, withDatabase: With): Promise<string> {
  const rows: string[] = []
  await withDatabase(async (url) => {
    await served(url, 0, async (client) => {
      rows.push(...syncTable(await measureSync(client, sizes), sizes))
    })
  })
  await withDatabase(async (url) => {
    await served(url, sizes.whole, async (client) => {
      const { calls, seconds, megabytes } = await readFromStart(client, sizes.whole)
      rows.push(
        `| ${sizes.whole.toLocaleString("en")} read from the start | ${calls} calls, ${megabytes.toFixed(0)} MB, ${seconds.toFixed(1)} s |`,
      )
    })
  })
  const text = `### ${name}\n\n| | |\n|---|--:|\n${rows.join("\n")}`
  console.log(`\n${text}`)
  return text
}

/** Fills the database with one employer's postings, and runs `work` with a client of the service on it. */
async function served(url: string, jobs: number, work: (client: SyncClient) => Promise<void>) {
  const { apiKey } = await fill(url, jobs)
  const server = await start(openingsServer(url), folder)
  const client = new SyncClient(server.base, apiKey)
  try {
    await work(client)
  } finally {
    client.close()
    await server.stop()
  }
}
