import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { showDurations } from "./duration-table"
import { chromiumForSpecs } from "./find-chromium"
import { oneFailed, readPlaywright, type Tally, total } from "./read-reports"
import { closeRun, countingFaults, runStep } from "./run-step"
import { type Server, startServer } from "./start-server"
import { withPostgres } from "./with-postgres"

const title = "trust on SQLite and PostgreSQL"

/** A spec that measures for two minutes how long clients wait needs the machine for itself. */
const parts = [
  { name: "together", title, choice: ["--grep-invert=@alone"] },
  { name: "alone", title: `${title}, one spec at a time`, choice: ["--grep=@alone", "--workers=1"] },
]

/**
 * Runs the specs that try to break the service, at full length; `args` go to Playwright. Returns the exit code; the last line is
 * `N passed, N failed`.
 */
export async function runTrust(args: string[]): Promise<number> {
  console.log(
    "Trying to break the service, on SQLite and PostgreSQL: about 15 minutes on two otherwise idle processors.",
  )
  const folder = await mkdtemp(path.join(tmpdir(), "openings-trust-"))
  const chosen = args.length > 0 ? [{ name: "chosen", title, choice: [] }] : parts
  const reportOf = (name: string) => path.join(folder, `${name}.json`)
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
          }
          const specs: Tally[] = []
          for (const { name, title, choice } of chosen) {
            const tally = () => readPlaywright(reportOf(name))
            const own = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) }
            specs.push(await runStep(title, [...command, ...choice], { env: own, tally }))
          }
          return chromium.fault === null ? specs : [...specs, oneFailed(chromium.fault)]
        } finally {
          await Promise.all(servers.map((server) => server.stop()))
        }
      }),
    )
    for (const { name } of chosen) await showDurations(reportOf(name))
    return closeRun(total(tallies))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
