import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { openApiDocument } from "@/lib/api/v1.1/openapi/document"
import { pendingDifference } from "@/lib/db/migrations"
import { findChromium } from "./find-chromium"
import { secretsTally } from "./find-secrets"
import { readPlaywright, readVitest, total } from "./read-reports"
import { runStep, type Tally } from "./run-step"
import { startServer } from "./start-server"
import { withPostgres } from "./with-postgres"
import { withScratchFile } from "./with-scratch-file"

/** Runs everything, or with `fast` only what needs no server; answers the exit code. Its last line is `N passed, N failed`. */
export async function runTests({ fast }: { fast: boolean }): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "openings-test-"))
  const tallies: Tally[] = []
  try {
    console.log("\n── format, lint, types, the OpenAPI document and the unit tests, two at a time")
    const lanes = [
      async () => [await check("types", ["tsc", "--noEmit"]), await unitTests(folder)],
      async () => [
        await check("lint", ["eslint", "--max-warnings", "0", "."]),
        await check("format", ["prettier", "--check", "--log-level", "warn", "."]),
        await lintDocument(folder),
      ],
    ]
    tallies.push(...(await Promise.all(lanes.map((lane) => lane()))).flat())
    if (!fast)
      await withPostgres(async (postgresUrl) => tallies.push(...(await runSpecs(folder, postgresUrl))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const { passed, failed } = total(tallies)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

function check(name: string, command: string[]): Promise<Tally> {
  return runStep(name, command, { quiet: true })
}

function unitTests(folder: string): Promise<Tally> {
  const report = path.join(folder, "unit.json")
  const command = ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile=${report}`]
  return runStep("unit tests", command, { tally: () => readVitest(report), quiet: true })
}

/** One check: the OpenAPI document is valid and breaks none of the linter's rules. */
async function lintDocument(folder: string): Promise<Tally> {
  const file = path.join(folder, "openapi.json")
  await writeFile(file, JSON.stringify(openApiDocument(), null, 2))
  const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" }
  return runStep("OpenAPI document", ["redocly", "lint", "--extends=recommended-strict", file], {
    env,
    quiet: true,
  })
}

async function runSpecs(folder: string, postgresUrl: string): Promise<Tally[]> {
  const migrations = await migrationsTally(postgresUrl)
  const sqlite = await startServer("sqlite", `file:${path.join(folder, "openings.db")}`, folder)
  const postgresql = await startServer("postgresql", postgresUrl, folder)
  const servers = [sqlite, postgresql]
  const [report, nextReport] = [path.join(folder, "specs.json"), path.join(folder, "next-specs.json")]
  try {
    const specs = await runStep("specs over HTTP on SQLite and PostgreSQL", ["playwright", "test"], {
      env: {
        E2E_TARGETS: JSON.stringify([sqlite.target, postgresql.target]),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      tally: () => readPlaywright(report),
    })
    await Promise.all([sqlite.stop(), postgresql.stop()])
    const next = await startServer("next", sqlite.target.databaseUrl, folder, {}, "next")
    servers.push(next)
    const nextSpecs = await runStep(
      "the API's specs on Next without our front door",
      ["playwright", "test", "--project=api-next"],
      {
        env: { E2E_TARGETS: JSON.stringify([next.target]), PLAYWRIGHT_JSON_OUTPUT_NAME: nextReport },
        tally: () => readPlaywright(nextReport),
      },
    )
    const secrets = await secretsTally([sqlite.target, postgresql.target, next.target])
    return [migrations, specs, nextSpecs, browserTally(), secrets]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** One check: the pages' specs had a browser to run in. */
function browserTally(): Tally {
  if (findChromium()) return { passed: 1, failed: 0 }
  console.log(
    "The specs of the pages were not run: they need Chromium. Install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  )
  return { passed: 0, failed: 1 }
}

/** One check: the committed migrations lead to what the schema says, on both databases. */
async function migrationsTally(postgresUrl: string): Promise<Tally> {
  console.log("\n── migrations")
  const sqlite = await withScratchFile(pendingDifference)
  const postgresql = await pendingDifference(postgresUrl)
  if (sqlite === null && postgresql === null) return { passed: 1, failed: 0 }
  console.log(
    `The schema is ahead of the migrations. Run "npm run db:migration -- NAME".\n${sqlite ?? postgresql}`,
  )
  return { passed: 0, failed: 1 }
}
