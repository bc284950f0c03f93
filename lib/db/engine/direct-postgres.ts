import type pg from "pg"
import { persistently } from "./patience"
import { allowSilence } from "./postgres-pool"
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

  /** Waits only for rows that somebody looks at, and for all at the end: the first that failed is what is thrown. */
  async function inTransaction<T>(client: pg.PoolClient, steps: Steps<T>): Promise<T> {
    const sent: Promise<pg.QueryResult>[] = []
    const send = (query: string | pg.QueryConfig) => {
      const answer = client.query(query)
      answer.catch(() => {})
      sent.push(answer)
    }
    send("BEGIN")
    let step = steps.next()
    while (!step.done) {
      if (step.value.long) allowSilence(client, true)
      send(prepared(step.value))
      const answers = step.value.unread ? [] : await Promise.all(sent.splice(0))
      step = steps.next(answers.at(-1)?.rows ?? [])
    }
    send("COMMIT")
    await Promise.all(sent)
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
      allowSilence(client, false)
      client.release(broken)
    }
  }

  /** The rows of a statement that may keep silent for long. */
  async function longRows(statement: Statement): Promise<unknown[]> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      allowSilence(client, true)
      return (await client.query(prepared(statement))).rows as unknown[]
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      allowSilence(client, false)
      client.release(broken)
    }
  }

  return {
    async rows<Row>(statement: Statement) {
      if (statement.long) return (await longRows(statement)) as Row[]
      return (await pool.query(prepared(statement))).rows as Row[]
    },
    write: (steps) => persistently(() => attempt(steps())),
    async close() {},
  }
}
