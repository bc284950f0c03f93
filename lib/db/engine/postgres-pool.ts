import type { Socket } from "node:net"
import pg from "pg"
import { patience } from "./patience"

/** Connections kept open to PostgreSQL by one process. */
const poolSize = 10

/** So many of them may write at once: were all of them held up by somebody's lock, nobody could read. */
export const mostWriters = 7

/**
 * Statements are planned once, not for the values of each call: planning a page of jobs takes longer than reading it. And
 * none is compiled, which would take longer than the slowest list.
 */
const settings = "SET plan_cache_mode = force_generic_plan; SET jit = off"

/** A database of PostgreSQL's kind that lacks these settings answers all the same. */
async function prepare(client: pg.ClientBase): Promise<void> {
  await client.query(settings).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error
  })
}

/**
 * A pool of connections to PostgreSQL. One that keeps silent over a statement is cut: where a network swallows what is
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
    const stream = streamOf(client)
    stream.setTimeout(patience.answer, () => {
      const { readyForQuery } = client as unknown as { readyForQuery: boolean }
      if (!readyForQuery) stream.destroy(new Error("Connection terminated: no answer"))
    })
  })
  // An idle connection that breaks is replaced when the next one is wanted.
  pool.on("error", () => {})
  return pool
}

/** A small pool for counting, where a connection and an answer have `milliseconds` each. */
export function countingPool(url: string, milliseconds: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  // An idle connection that breaks is replaced by the next; unheard, it would end the process.
  pool.on("error", () => {})
  return pool
}

/** Lets the database take as long as it likes over what `client` asks of it, until it is allowed to no more. */
export function allowSilence(client: pg.ClientBase, allowed: boolean): void {
  streamOf(client).setTimeout(allowed ? 0 : patience.answer)
}

function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
