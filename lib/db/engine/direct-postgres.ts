import type pg from "pg"
import { isLostToAnother } from "./faults"
import { persistently, type WriteQueue } from "./patience"
import { allowSilence } from "./postgres-pool"
import type { Direct } from "./direct"
import type { Statement, Steps } from "./steps"

/** Keeps these advisory locks apart from others in the same database. */
const lockClass = 7_306_002

/**
 * The start of a transaction that writes to an employer's jobs. One `shared` by several writes holds what the first of them
 * changed while it waits for what the next one changes, so no other transaction may hold anything meanwhile.
 */
const beginFor = (employerId: number, shared: boolean) =>
  `BEGIN; SELECT pg_advisory_xact_lock${shared ? "" : "_shared"}(${lockClass}, ${Number(employerId)})`

/** Takes the exclusive lock for all employers that the statement `employers` finds, in its order. Returns their ids as rows. */
export const keepOthersFrom = (employers: string) =>
  `SELECT id, pg_advisory_xact_lock(${lockClass}, id) FROM (${employers}) AS found`

type Waiting = { steps(): Steps<unknown>; resolve(value: unknown): void; reject(error: unknown): void }
type Outcome = { value: unknown } | { error: unknown }

/** PostgreSQL through the connections of `pool`, which `close` leaves open. Writes wait in `queue`. */
export function directPostgres(pool: pg.Pool, queue: WriteQueue): Direct {
  const names = new Map<string, string>()

  function prepared({ text, values, fresh }: Statement): pg.QueryConfig {
    if (fresh) return { text, values }
    let name = names.get(text)
    if (!name) names.set(text, (name = `openings_${names.size}`))
    return { name, text, values }
  }

  /**
   * Runs `steps` between the statements `before` and `after`. Waits only for rows that are read, and for everything at the end;
   * throws the first failure.
   */
  async function runBetween<T>(
    client: pg.PoolClient,
    [before, after]: [string, string],
    steps: Steps<T>,
  ): Promise<T> {
    const sent: Promise<pg.QueryResult>[] = []
    const send = (query: string | pg.QueryConfig) => {
      const answer = client.query(query)
      answer.catch(() => {})
      sent.push(answer)
    }
    send(before)
    let step = steps.next()
    while (!step.done) {
      if (step.value.long) allowSilence(client, true)
      send(prepared(step.value))
      const answers = step.value.unread ? [] : await Promise.all(sent.splice(0))
      step = steps.next(answers.at(-1)?.rows ?? [])
    }
    send(after)
    await Promise.all(sent)
    return step.value
  }

  /** Runs `work` on a pooled connection, and rolls back if it throws; a connection that can't roll back is closed. */
  async function connected<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      await client.query("ROLLBACK").catch((fault: Error) => (broken = fault))
      throw error
    } finally {
      allowSilence(client, false)
      client.release(broken)
    }
  }

  function write<T>(steps: () => Steps<T>, employerId?: number): Promise<T> {
    const begin = employerId === undefined ? "BEGIN" : beginFor(employerId, false)
    const once = () => connected((client) => runBetween(client, [begin, "COMMIT"], steps()))
    return queue.run(() => persistently(once))
  }

  /** The outcome of each write of the group, all in one transaction; throws if none of them was stored. */
  function storeTogether(employerId: number, group: Waiting[]): Promise<Outcome[]> {
    return connected(async (client) => {
      const outcomes: Outcome[] = []
      await client.query(beginFor(employerId, true))
      for (const { steps } of group)
        try {
          const value = await runBetween(client, ["SAVEPOINT one", "RELEASE one"], steps())
          outcomes.push({ value })
        } catch (error) {
          await client.query("ROLLBACK TO one; RELEASE one")
          outcomes.push({ error })
        }
      await client.query("COMMIT")
      return outcomes
    })
  }

  /** Settles each write of the group. One that lost to another writer is retried on its own. */
  async function store(employerId: number, group: Waiting[]): Promise<void> {
    const outcomes = await storeTogether(employerId, group).catch((error: unknown) =>
      group.map(() => ({ error })),
    )
    outcomes.forEach((outcome, index) => {
      const { steps, resolve, reject } = group[index] as Waiting
      if ("value" in outcome) resolve(outcome.value)
      else if (isLostToAnother(outcome.error)) write(steps, employerId).then(resolve, reject)
      else reject(outcome.error)
    })
  }

  /** The rows of a statement that may take a long time to answer. */
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
    write,
    writeTogether(employerId) {
      // A separate function per caller, so that only writes of the same caller share a transaction.
      const own = (group: Waiting[]) => store(employerId, group)
      return <T>(steps: () => Steps<T>) =>
        new Promise<T>((resolve, reject) => {
          const write = { steps, resolve: resolve as (value: unknown) => void, reject }
          queue.runTogether(own, write, employerId)
        })
    },
    async close() {},
  }
}
