import type { Socket } from "node:net"
import pg from "pg"
import { patience } from "./patience"

/** Connections to PostgreSQL that one process keeps open. */
const poolSize = 10

/** Connections that may write at once: if a lock held up every connection, nobody could read. */
export const mostWriters = 7

/**
 * Statements are planned once rather than for the values of each call: planning a page of jobs takes longer than reading it.
 * JIT compilation is off, because it would take longer than the slowest list.
 */
const settings = "SET plan_cache_mode = force_generic_plan; SET jit = off"

/** A PostgreSQL-compatible database that lacks these settings works all the same. */
async function prepare(client: pg.ClientBase): Promise<void> {
  await client.query(settings).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error
  })
}

/**
 * A pool of connections to PostgreSQL. A connection that stays silent during a statement is cut: if a network swallows what is
 * sent, the pool would otherwise be full of dead connections for a quarter of an hour.
 */
export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patience.connection,
    keepAlive: true,
    pipeline: true,
    onConnect: prepare,
  })
  pool.on("connect", (client) => {
    // The pool listens only while a connection is idle. What was asked of one in use fails by itself.
    client.on("error", () => {})
    const stream = streamOf(client)
    stream.setTimeout(patience.answer, () => {
      const { readyForQuery } = client as unknown as { readyForQuery: boolean }
      if (!readyForQuery) stream.destroy(new Error("Connection terminated: no answer"))
    })
  })
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on("error", () => {})
  return pool
}

/** A small pool for counting, in which connecting and each answer may take `milliseconds`. */
export function countingPool(url: string, milliseconds: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  // A connection that breaks is replaced by the next; without these listeners, its error would end the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}

/** Lets the database take any time over what `client` asks, until called again with false. */
export function allowSilence(client: pg.ClientBase, allowed: boolean): void {
  streamOf(client).setTimeout(allowed ? 0 : patience.answer)
}

function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
