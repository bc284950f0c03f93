import { spawn } from "node:child_process"
import { openSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { get } from "node:http"
import path from "node:path"
import { freePort } from "./with-postgres"

/** What the specs need to know about a server under test and its database, as passed in the environment variable E2E_TARGETS. */
export type Target = { name: string; baseUrl: string; databaseUrl: string; logFile: string }

/** A server under test, in its own process. */
export type Server = {
  target: Target
  pid: number
  /** Resolves with the exit code when the process has ended; null if a signal ended it. */
  ended: Promise<number | null>
  /** Asks the server to stop, and returns its exit code. */
  stop(): Promise<number | null>
  /** Kills the process at once, as a power cut would. */
  kill(): Promise<void>
}

const patienceMilliseconds = 60_000

/** How many lines of the log of a server that did not start are shown. */
const linesShown = 15

/** Environment variables that would change what the specs expect. */
const unset = {
  PUBLIC_URL: "",
  TRUST_PROXY: "",
  MAX_BODY_BYTES: "",
  LOG_LEVEL: "",
  SMTP_URL: "",
  AUTH_SECRET: "",
  RATE_LIMIT_PER_MINUTE: "",
  // The specs receive webhooks on this machine, most of them at an address used by one spec only.
  WEBHOOKS_ALLOWED_HOSTS: "127.0.0.1,127.77.0.0/16",
  // All specs send their requests from one address.
  RATE_LIMIT_FAILED_AUTHENTICATIONS: "0",
}

/**
 * Starts the built server on a free port of this machine with the database `databaseUrl`, and waits until it is up. `env` is
 * added to its environment.
 */
export async function startServer(
  name: string,
  databaseUrl: string,
  folder: string,
  env: Record<string, string> = {},
  door: keyof typeof doors = "front",
): Promise<Server> {
  const server = await launchServer(name, databaseUrl, folder, env, door)
  let gone = false
  void server.ended.then(() => (gone = true))
  await waitUntilUp(server.target, () => gone)
  return server
}

/**
 * V8 optimizes all of Prisma's WebAssembly when a process starts, which takes a third of the startup time and pays off only for a
 * process that lives longer than a spec.
 */
export const briefly = "--liftoff-only"

/**
 * What is started: the service as in production, the same for the length of a spec, or only Next with the same build, on a
 * database that is already migrated.
 */
const doors = {
  front: () => ["server/serve.mjs"],
  brief: () => [briefly, "server/serve.mjs"],
  next: (port: number) => ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)],
}

/** Like `startServer`, without waiting. */
export async function launchServer(
  name: string,
  databaseUrl: string,
  folder: string,
  env: Record<string, string> = {},
  door: keyof typeof doors = "front",
): Promise<Server> {
  const port = await freePort()
  const logFile = path.join(folder, `${name}.log`)
  const target: Target = { name, baseUrl: `http://127.0.0.1:${port}`, databaseUrl, logFile }
  const log = openSync(logFile, "a")
  const own = { NODE_ENV: "production", DATABASE_URL: databaseUrl, PORT: String(port), HOST: "127.0.0.1" }
  const child = spawn(process.execPath, doors[door](port), {
    stdio: ["ignore", log, log],
    env: { ...process.env, ...unset, ...own, ...env } as NodeJS.ProcessEnv,
  })
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
  return {
    target,
    pid: child.pid ?? 0,
    ended,
    stop() {
      child.kill("SIGTERM")
      return ended
    },
    async kill() {
      child.kill("SIGKILL")
      await ended
    },
  }
}

async function waitUntilUp({ name, baseUrl, logFile }: Target, gone: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds
  while (Date.now() < deadline && !gone()) {
    if (await isHealthy(baseUrl)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const said = (await readFile(logFile, "utf8")).trim().split("\n").slice(-linesShown).join("\n")
  throw new Error(`The server on ${name} did not start. The end of its log:\n${said}`)
}

/** Uses a separate connection: a server with an idle one takes a second longer to stop. */
function isHealthy(baseUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${baseUrl}/api/health`, { agent: false }, (answer) => {
      answer.resume()
      answer.on("end", () => resolve(answer.statusCode === 200))
    })
    request.on("error", () => resolve(false))
  })
}
