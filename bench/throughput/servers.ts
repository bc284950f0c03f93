import { spawn } from "node:child_process"
import { openSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { freePort } from "@/e2e/run/with-postgres"

/** A server under measurement. `coldStart` is the milliseconds from its start to its first response. */
export type MeasuredServer = {
  base: string
  coldStart: number
  /** Megabytes that its process uses now and used at its peak; null if the system doesn't report them. */
  memory(): Promise<{ now: number; most: number } | null>
  stop(): Promise<void>
}

export type Command = { command: string[]; probe: string; env?: Record<string, string> }

/** Our service on the database `url`, with everything on, through the front door; calls are counted, but never limited. */
export function openingsServer(url: string): Command {
  const limits = { RATE_LIMIT_PER_MINUTE: "1000000000" }
  const env = { NODE_ENV: "production", DATABASE_URL: url, LOG_LEVEL: "info", HOST: "127.0.0.1", ...limits }
  return { command: ["server/serve.mjs"], probe: "/api/health", env }
}

/** A constant returned by a route handler in Next: what Next itself costs. */
export function nextFloor(): Command {
  const next = "node_modules/next/dist/bin/next"
  return { command: [next, "start", "bench/floors/next", "-p", "{port}"], probe: "/api/constant" }
}

/** `node:http` and hand-written SQL on the SQLite database `file`. */
export function nodeFloor(file: string): Command {
  return { command: ["--import", "tsx", "bench/floors/node.ts", "{port}", file], probe: "/" }
}

/** Starts a Node server and waits for its first response; its output goes to a file in `folder`. */
export async function start({ command, probe, env = {} }: Command, folder: string): Promise<MeasuredServer> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const logFile = path.join(folder, `server-${port}.log`)
  const log = openSync(logFile, "a")
  const started = performance.now()
  const child = spawn(
    process.execPath,
    command.map((word) => word.replace("{port}", String(port))),
    { stdio: ["ignore", log, log], env: { ...process.env, PORT: String(port), ...env } as NodeJS.ProcessEnv },
  )
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${command.join(" ")} ended: ${await readFile(logFile, "utf8")}`)
    // The service answers 503 until it reaches its database.
    const answer = await fetch(base + probe).catch(() => null)
    if (answer && answer.status !== 503) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    base,
    coldStart: performance.now() - started,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "")
      const megabytes = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
      return status ? { now: megabytes("VmRSS"), most: megabytes("VmHWM") } : null
    },
    async stop() {
      child.kill("SIGTERM")
      await ended
    },
  }
}
