import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { openApiDocument } from "@/lib/api/v1.1/openapi/document"
import { pendingDifference } from "@/scripts/migrations/pending-difference"
import { chromiumForSpecs } from "./find-chromium"
import { showDurations } from "./duration-table"
import { secretsTally } from "./find-secrets"
import { missingPrograms } from "./missing-programs"
import { oneFailed, onePassed, readPlaywright, readVitest, type Tally, total } from "./read-reports"
import { closeRun, countingFaults, runStep } from "./run-step"
import { type Server, startServer, type Target } from "./start-server"
import { withPostgres } from "./with-postgres"
import { withScratchFile } from "./with-scratch-file"

/** Where the tools look for what they check: the spec of this runner uses a small project with known defects. */
const root = process.env.TEST_ROOT ?? process.cwd()

/** Runs everything, or with `fast` only what needs no server. Returns the exit code; the last line is `N passed, N failed`. */
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
    tallies.push(...(await Promise.all(lanes.map((lane) => countingFaults("checks", lane)))).flat())
    if (!fast)
      tallies.push(
        ...(await countingFaults("specs", () =>
          withPostgres((postgresUrl) => runSpecs(folder, postgresUrl)),
        )),
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return closeRun(total(tallies))
}

function check(name: string, command: string[]): Promise<Tally> {
  return runStep(name, command, { quiet: true, cwd: root })
}

function unitTests(folder: string): Promise<Tally> {
  const report = path.join(folder, "unit.json")
  const command = ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile=${report}`]
  return runStep("unit tests", command, { tally: () => readVitest(report), quiet: true, cwd: root })
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
  const servers: Server[] = []
  const chromium = await chromiumForSpecs()
  const tallies = [chromium.fault === null ? onePassed : oneFailed(chromium.fault)]
  for (const { program, tag } of missingPrograms())
    console.log(`openings: ${program} was not found, so the specs tagged ${tag} are skipped.`)
  const step = async (name: string, work: () => Promise<Tally>) =>
    tallies.push(...(await countingFaults(name, async () => [await work()])))
  const report = path.join(folder, "specs.json")
  const specs = (targets: Target[]) => {
    const env = {
      ...chromium.env,
      E2E_TARGETS: JSON.stringify(targets),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }
    const tally = () => readPlaywright(report)
    return runStep("specs on SQLite and PostgreSQL", ["playwright", "test"], { env, tally, cwd: root })
  }
  try {
    await step("migrations", () => migrationsTally(postgresUrl))
    const sqlite = await startServer("sqlite", `file:${path.join(folder, "openings.db")}`, folder)
    servers.push(sqlite)
    const postgresql = await startServer("postgresql", postgresUrl, folder)
    servers.push(postgresql)
    await step("specs", () => specs([sqlite.target, postgresql.target]))
    await showDurations(report)
    await Promise.all([sqlite.stop(), postgresql.stop()])
    await step("secrets", () => secretsTally(servers.map(({ target }) => target)))
  } catch (error) {
    console.error(error)
    tallies.push(oneFailed(error instanceof Error ? error.message : String(error)))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
  return tallies
}

/** One check: on both databases the committed migrations lead to the schema. */
async function migrationsTally(postgresUrl: string): Promise<Tally> {
  console.log("\n── migrations")
  const sqlite = await withScratchFile(pendingDifference)
  const postgresql = await pendingDifference(postgresUrl)
  if (sqlite === null && postgresql === null) return onePassed
  console.log(
    `The schema is ahead of the migrations. Run "npm run db:migration -- NAME".\n${sqlite ?? postgresql}`,
  )
  return oneFailed("migrations: the schema is ahead of them")
}
