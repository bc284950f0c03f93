import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { chromiumForSpecs } from "./find-chromium"
import { type Server, startServer } from "./start-server"
import { withPostgres } from "./with-postgres"

const usage = `Usage: npm run e2e -- NAME… [--db sqlite|postgresql|both] [--headed] [--repeat N] [--grep WORDS] [--workers N] [--whole]

NAME is a part of a spec file's path: jobs-update, ui/members, trust/crash. SQLite is the default.
--whole also runs what otherwise only npm run test:trust runs.
`

/** Runs the spec files whose paths contain one of the names in `args`, and nothing else. Returns the exit code. */
export async function runSomeSpecs(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      db: { type: "string", default: "sqlite" },
      headed: { type: "boolean", default: false },
      repeat: { type: "string" },
      grep: { type: "string" },
      workers: { type: "string" },
      whole: { type: "boolean", default: false },
    },
  })
  const databases = values.db === "both" ? ["sqlite", "postgresql"] : [values.db]
  if (positionals.length === 0 || databases.some((name) => !["sqlite", "postgresql"].includes(name))) {
    process.stderr.write(usage)
    return 2
  }
  const command = [
    ...["--no-install", "playwright", "test", "--reporter=list", ...positionals],
    ...(values.headed ? ["--headed"] : []),
    ...(values.repeat ? [`--repeat-each=${values.repeat}`] : []),
    ...(values.grep ? [`--grep=${values.grep}`] : []),
    ...(values.workers ? [`--workers=${values.workers}`] : []),
  ]
  const chromium = await chromiumForSpecs()
  if (chromium.fault !== null) process.stderr.write(`${chromium.fault}\n`)
  const folder = await mkdtemp(path.join(tmpdir(), "openings-e2e-"))
  const servers: Server[] = []
  const playwright = async () =>
    new Promise<number>((resolve) => {
      const targets = JSON.stringify(servers.map(({ target }) => target))
      const env = {
        ...process.env,
        ...chromium.env,
        E2E_TARGETS: targets,
        ...(values.whole && { TRUST: "thorough" }),
      }
      const child = spawn("npx", command, { stdio: "inherit", env, shell: process.platform === "win32" })
      child.on("close", (code) => resolve(code ?? 1))
      child.on("error", () => resolve(1))
    })
  try {
    if (databases.includes("sqlite"))
      servers.push(await startServer("sqlite", `file:${path.join(folder, "openings.db")}`, folder))
    if (!databases.includes("postgresql")) return await playwright()
    return await withPostgres(async (url) => {
      const server = await startServer("postgresql", url, folder)
      servers.push(server)
      const code = await playwright()
      await server.stop()
      return code
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
