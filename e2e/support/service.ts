import { spawn } from "node:child_process"
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { openDatabase } from "@/lib/db/database"
import { secretsIn } from "../run/find-secrets"
import { briefly, launchServer, type Server, startServer } from "../run/start-server"
import { expect, test as base } from "./fixtures"
import { type TestEmployer, openOperator, type Operator } from "./operator"

type Run = { code: number | null; stdout: string; stderr: string }

/** Runs the operator's command, on the server's database unless another is named. */
export type Openings = (args: string[], databaseUrl?: string) => Promise<Run>

type ServiceFixtures = {
  /** A folder for this test only. */
  folder: string
  /** A database for this test only, of the target's kind, migrated and without an employer. */
  newDatabase: string
  /** Like `newDatabase`, without any tables. */
  emptyDatabase: string
  /** Starts a server for this test only, which is stopped at its end. */
  start: (databaseUrl: string, env?: Record<string, string>) => Promise<Server>
  /** Like `start`, without waiting until it is up. */
  launch: (databaseUrl: string, env?: Record<string, string>) => Promise<Server>
  /** The servers that this test has started. */
  servers: Server[]
  /** The operator of a database other than the target's, which a server of this test has migrated. */
  operatorOf: (databaseUrl: string) => Operator
  /** An employer of such a database. */
  employerIn: (databaseUrl: string) => Promise<TestEmployer>
  /** Runs an operator command on the target's database, or on `databaseUrl`. */
  openings: Openings
}

export const test = base.extend<ServiceFixtures, { template: string }>({
  template: [
    async ({ target }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "openings-template-"))
      await withDatabase(target.databaseUrl, path.join(folder, "template.db"), null, async (url) => {
        const database = openDatabase(url)
        await database.migrate()
        await database.close()
        await use(url)
      })
      await rm(folder, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "openings-service-"))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  newDatabase: async ({ target, folder, template }, use) => {
    await withDatabase(target.databaseUrl, path.join(folder, "new.db"), template, use)
  },
  emptyDatabase: async ({ target, folder }, use) => {
    await withDatabase(target.databaseUrl, path.join(folder, "empty.db"), null, use)
  },
  servers: async ({}, use) => {
    const servers: Server[] = []
    await use(servers)
    for (const { target } of servers)
      expect(secretsIn(await readFile(target.logFile, "utf8")), "secrets in the log").toEqual([])
    // A server that cannot stop must not outlive its test.
    await Promise.all(
      servers.map((server) => {
        const late = setTimeout(() => void server.kill(), 15_000)
        return server.stop().finally(() => clearTimeout(late))
      }),
    )
  },
  start: async ({ folder, servers }, use) => {
    await use(async (databaseUrl, env) => {
      const server = await startServer(nameOf(servers), databaseUrl, folder, env, "brief")
      servers.push(server)
      return server
    })
  },
  launch: async ({ folder, servers }, use) => {
    await use(async (databaseUrl, env) => {
      const server = await launchServer(nameOf(servers), databaseUrl, folder, env, "brief")
      servers.push(server)
      return server
    })
  },
  operatorOf: async ({ newDatabase: _ }, use) => {
    const opened: Operator[] = []
    await use((databaseUrl) => {
      const operator = openOperator(databaseUrl)
      opened.push(operator)
      return operator
    })
    await Promise.all(opened.map((operator) => operator.close()))
  },
  employerIn: async ({}, use) => {
    await use(async (databaseUrl) => {
      const operator = openOperator(databaseUrl)
      try {
        return await operator.createEmployer({ name: "Acme", plan: "unlimited", timeZone: "UTC" })
      } finally {
        // The test may replace the file next.
        await operator.close()
      }
    })
  },
  openings: async ({ target }, use) => {
    await use((args, databaseUrl = target.databaseUrl) =>
      runToEnd(["cli/openings.mjs", ...args], { DATABASE_URL: databaseUrl }),
    )
  },
})

function nameOf(servers: Server[]): string {
  return `server-${servers.length}-${Math.random()}`
}

/** Runs `work` with a database beside `databaseUrl`, on SQLite `file`: a copy of `template`, or an empty one. */
async function withDatabase(
  databaseUrl: string,
  file: string,
  template: string | null,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl.startsWith("file:")) {
    if (template) await copyFile(sqlitePath(template), file)
    return work(`file:${file}`)
  }
  const name = `test_${Math.random().toString(36).slice(2)}`
  const server = new pg.Client({ connectionString: databaseUrl })
  await server.connect()
  const of = template ? ` TEMPLATE ${new URL(template).pathname.slice(1)}` : ""
  await server.query(`CREATE DATABASE ${name}${of}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await work(url.href)
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await server.end()
}

/** Runs one of our scripts to its end. */
export function runToEnd(args: string[], env: Record<string, string>, timeout = 60_000): Promise<Run> {
  return new Promise((resolve) => {
    // A command that should refuse but works instead must not outlive its test.
    // A command is over before V8 has gained anything from optimizing it; a server under load isn't.
    const child = spawn(process.execPath, [briefly, "--no-opt", ...args], {
      env: { ...process.env, ...env },
      timeout,
    })
    const said = { stdout: "", stderr: "" }
    child.stdout.on("data", (data: Buffer) => (said.stdout += data))
    child.stderr.on("data", (data: Buffer) => (said.stderr += data))
    child.on("close", (code) => resolve({ code, ...said }))
  })
}
