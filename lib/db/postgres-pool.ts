import type { Socket } from "node:net"
import pg from "pg"

/** Connections kept open to PostgreSQL by one process, and how long a request waits for one. */
const poolSize = 10
const poolWaitMilliseconds = 5_000

/** How long PostgreSQL may keep silent over a statement, in milliseconds. */
const longestSilence = 10_000

/**
 * A pool of connections to PostgreSQL. One that keeps silent over a statement is cut: where a network swallows what is
 * sent, the pool would otherwise be full of dead connections for a quarter of an hour.
 */
export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: poolWaitMilliseconds,
    keepAlive: true,
  })
  pool.on("connect", (client) => {
    const { connection } = client as unknown as { connection: { stream: Socket } }
    connection.stream.setTimeout(longestSilence, () => {
      const { readyForQuery } = client as unknown as { readyForQuery: boolean }
      if (!readyForQuery) connection.stream.destroy(new Error("Connection terminated: no answer"))
    })
  })
  // An idle connection that breaks is replaced when the next one is wanted.
  pool.on("error", () => {})
  return pool
}
