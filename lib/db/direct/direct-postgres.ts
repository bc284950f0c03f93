import type pg from "pg"
import { persistently } from "../persistently"
import type { Direct } from "./direct"
import type { Statement, Steps } from "./steps"

/** PostgreSQL through the connections of `pool`, which it does not close. */
export function directPostgres(pool: pg.Pool): Direct {
  const names = new Map<string, string>()

  function prepared({ text, values, fresh }: Statement): pg.QueryConfig {
    if (fresh) return { text, values }
    let name = names.get(text)
    if (!name) names.set(text, (name = `openings_${names.size}`))
    return { name, text, values }
  }

  async function inTransaction<T>(client: pg.PoolClient, steps: Steps<T>): Promise<T> {
    await client.query("BEGIN")
    let step = steps.next()
    while (!step.done) step = steps.next((await client.query(prepared(step.value))).rows)
    await client.query("COMMIT")
    return step.value
  }

  async function attempt<T>(steps: Steps<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      return await inTransaction(client, steps)
    } catch (error) {
      await client.query("ROLLBACK").catch((fault: Error) => (broken = fault))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    async rows<Row>(statement: Statement) {
      return (await pool.query(prepared(statement))).rows as Row[]
    },
    write: (steps) => persistently(() => attempt(steps())),
    async close() {},
  }
}
