import type { Pool } from "pg"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import { databaseKind } from "@/lib/env"
import { countingPool } from "./engine/postgres-pool"

/**
 * So many `points` for each key within `seconds`. `mustCount` rather fails than lets a call pass that other instances have
 * not heard of: where points are attempts to guess a secret.
 */
export type RateLimitPolicy = { name: string; points: number; seconds: number; mustCount?: boolean }

/** Makes limiters; `close` lets go of what they count in. */
export type RateLimiters = { limiter(policy: RateLimitPolicy): RateLimiterAbstract; close(): Promise<void> }

/** A limiter is not worth waiting longer for, in milliseconds: then this process counts by itself. */
const patience = 500

/** How long is waited, in milliseconds, where it must be counted. */
const longPatience = 5_000

/**
 * Limiters that count in memory beside SQLite, which one process serves, and in PostgreSQL, which several may share. While
 * PostgreSQL does not answer, memory stands in, so that counting never fails a call but where it must be counted.
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
      return new RateLimiterPostgres({
        ...counted,
        storeClient: poolOf(mustCount ? longPatience : patience),
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        // Whoever is over the limit is refused without asking again.
        inMemoryBlockOnConsumed: points + 1,
        ...(!mustCount && { insuranceLimiter: memory }),
      })
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}
