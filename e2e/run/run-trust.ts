import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { showDurations } from "./duration-table"
import { chromiumForSpecs } from "./find-chromium"
import { oneFailed, readPlaywright, total } from "./read-reports"
import { closeRun, countingFaults, runStep } from "./run-step"
import { type Server, startServer } from "./start-server"
import { withPostgres } from "./with-postgres"

/** Runs the specs that try to break the service at full length; `args` go to Playwright. Answers the exit code; the last line is `N passed, N failed`. */
export async function runTrust(args: string[]): Promise<number> {
  console.log(
    "Trying to break the service, on SQLite and PostgreSQL: some seven minutes on two processors with nothing else to do.",
  )
  const folder = await mkdtemp(path.join(tmpdir(), "openings-trust-"))
  const report = path.join(folder, "specs.json")
  try {
    const tallies = await countingFaults("trust", () =>
      withPostgres(async (postgresUrl) => {
        const servers: Server[] = []
        try {
          servers.push(await startServer("sqlite", `file:${path.join(folder, "openings.db")}`, folder))
          servers.push(await startServer("postgresql", postgresUrl, folder))
          const projects = servers.map(({ target }) => `--project=trust-${target.name}`)
          const command = ["playwright", "test", ...projects, ...args]
          const chromium = await chromiumForSpecs()
          const env = {
            ...chromium.env,
            TRUST: "thorough",
            E2E_TARGETS: JSON.stringify(servers.map(({ target }) => target)),
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          }
          const tally = () => readPlaywright(report)
          const specs = await runStep("trust on SQLite and PostgreSQL", command, { env, tally })
          return chromium.fault === null ? [specs] : [specs, oneFailed(chromium.fault)]
        } finally {
          await Promise.all(servers.map((server) => server.stop()))
        }
      }),
    )
    await showDurations(report)
    return closeRun(total(tallies))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
