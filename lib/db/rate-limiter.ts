import pg from "pg"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import { databaseKind } from "@/lib/env"

/** So many `points` for each key within `seconds`. */
export type RateLimitPolicy = { name: string; points: number; seconds: number }

/** Makes limiters; `close` lets go of what they count in. */
export type RateLimiters = { limiter(policy: RateLimitPolicy): RateLimiterAbstract; close(): Promise<void> }

/** A limiter is not worth waiting longer for, in milliseconds: then this process counts by itself. */
const patience = 500

/**
 * Limiters that count in memory beside SQLite, which one process serves, and in PostgreSQL, which several may share. While
 * PostgreSQL does not answer, memory stands in, so that counting never fails a call.
 */
export function rateLimiters(url: string): RateLimiters {
  let pool: pg.Pool | undefined
  return {
    limiter({ name, points, seconds }) {
      const counted = { keyPrefix: name, points, duration: seconds }
      const memory = new RateLimiterMemory(counted)
      if (databaseKind(url) === "sqlite") return memory
      pool ??= openPool(url)
      return new RateLimiterPostgres({
        ...counted,
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // Whoever is over the limit is refused without asking again.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: memory,
      })
    },
    async close() {
      await pool?.end()
    },
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  // An idle connection that breaks is replaced by the next; unheard, it would end the process.
  pool.on("error", () => {})
  return pool
}
