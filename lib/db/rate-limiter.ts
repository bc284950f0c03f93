import type { Pool, QueryConfig } from "pg"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import { databaseKind } from "@/lib/env"
import { countingPool } from "./engine/postgres-pool"

/**
 * `points` for each key within `seconds`. With `mustCount`, a call fails rather than passes if other instances can't count it:
 * for points that are attempts to guess a secret.
 */
export type RateLimitPolicy = { name: string; points: number; seconds: number; mustCount?: boolean }

/** Creates limiters; `close` closes the connections that they count through. */
export type RateLimiters = { limiter(policy: RateLimitPolicy): RateLimiterAbstract; close(): Promise<void> }

/** The longest wait for a limiter, in milliseconds: after that, this process counts alone. */
const patience = 500

/** The longest wait, in milliseconds, if it must be counted. */
const longPatience = 5_000

/**
 * Limiters that count in memory with SQLite, which one process serves, and in PostgreSQL, which several may share. While
 * PostgreSQL doesn't answer, memory stands in, so counting never fails a call unless it must be counted.
 */
export function rateLimiters(url: string): RateLimiters {
  const pools = new Map<number, Pool>()
  function poolOf(milliseconds: number): Pool {
    const pool = pools.get(milliseconds) ?? countingPool(url, milliseconds)
    pools.set(milliseconds, pool)
    return pool
  }
  return {
    limiter({ name, points, seconds, mustCount = false }) {
      const counted = { keyPrefix: name, points, duration: seconds }
      const memory = new RateLimiterMemory(counted)
      if (databaseKind(url) === "sqlite") return memory
      const pool = poolOf(mustCount ? longPatience : patience)
      const forgotten = forgetFarAhead(pool, name, seconds)
      return new RateLimiterPostgres({
        ...counted,
        // A count from the future that is read before it is forgotten would be kept in memory until its end.
        storeClient: { query: (query: QueryConfig) => forgotten.then(() => pool.query(query)) },
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // A caller over the limit is refused without asking the database again.
        inMemoryBlockOnConsumed: points + 1,
        ...(!mustCount && { insuranceLimiter: memory }),
      })
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}

/** How much the clocks of several servers may differ, in milliseconds. */
const clockDifference = 60_000

/**
 * Forgets counts that end later than any could that began by now: a server whose clock was ahead left them, and would block
 * their callers until then.
 */
async function forgetFarAhead(pool: Pool, name: string, seconds: number): Promise<void> {
  const latest = Date.now() + seconds * 1_000 + clockDifference
  try {
    await pool.query("DELETE FROM rate_limits WHERE starts_with(key, $1) AND expire > $2", [
      `${name}:`,
      latest,
    ])
  } catch {
    // Counting itself tells if the database is away.
  }
}
