import type pg from "pg"
import type { Direct } from "./direct"
import type { Statement, Steps } from "./steps"

/** How often a write is begun again that lost to another one. */
const attempts = 8

/** Serialization failure and deadlock: nothing was written, and the same again may well succeed. */
const lostToAnother = new Set(["40001", "40P01"])

/** PostgreSQL through the connections of `pool`, which it does not close. */
export function directPostgres(pool: pg.Pool): Direct {
  const names = new Map<string, string>()

  function prepared({ text, values, fresh }: Statement): pg.QueryConfig {
    if (fresh) return { text, values }
    let name = names.get(text)
    if (!name) names.set(text, (name = `openings_${names.size}`))
    return { name, text, values }
  }

  async function attempt<T>(client: pg.PoolClient, steps: Steps<T>): Promise<T> {
    await client.query("BEGIN")
    let step = steps.next()
    while (!step.done) step = steps.next((await client.query(prepared(step.value))).rows)
    await client.query("COMMIT")
    return step.value
  }

  return {
    async rows<Row>(statement: Statement) {
      return (await pool.query(prepared(statement))).rows as Row[]
    },
    async write(steps) {
      for (let tries = 1; ; tries++) {
        const client = await pool.connect()
        let broken: Error | undefined
        try {
          return await attempt(client, steps())
        } catch (error) {
          await client.query("ROLLBACK").catch((fault: Error) => (broken = fault))
          if (tries === attempts || !lostToAnother.has((error as { code?: string }).code ?? "")) throw error
        } finally {
          client.release(broken)
        }
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries))
      }
    },
    async close() {},
  }
}
