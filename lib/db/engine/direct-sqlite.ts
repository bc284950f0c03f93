import Database, { type Statement as Prepared } from "better-sqlite3"
import { connectionSettings, requireWritable, sqlitePath } from "./adapter"
import { lockTaker, patience, type WriteQueue } from "./patience"
import { Checkpoints } from "./checkpoints"
import type { Direct } from "./direct"
import type { Statement, Steps, Value } from "./steps"
import { WriteAheadLog } from "./write-ahead-log"

/** Statements that a connection keeps prepared. */
const mostPrepared = 500

type Waiting = { run(): unknown; resolve(value: unknown): void; reject(error: unknown): void }
type Outcome = { value: unknown } | { error: unknown }

/**
 * SQLite through better-sqlite3, which answers synchronously: reads on a read-only connection, writes on another. Writes
 * waiting at the same time share a transaction, each behind its own savepoint, and are answered once it is on disk; the next
 * transaction doesn't wait for that. They wait in `queue`, with this process's other writers.
 */
export function directSqlite(url: string, queue: WriteQueue): Direct {
  let reader: Connection | undefined
  let writer: Writer | undefined
  const log = new WriteAheadLog(sqlitePath(url))
  const checkpoints = new Checkpoints(sqlitePath(url), queue)

  async function store(group: Waiting[]): Promise<void> {
    try {
      writer ??= connectWriter(url)
      await writer.takeLock()
      const outcomes = storeTogether(writer, group)
      void answerWhenFlushed(group, outcomes, writer.keepsLog)
      if (writer.keepsLog) checkpoints.noteCommit()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async function answerWhenFlushed(group: Waiting[], outcomes: Outcome[], logged: boolean): Promise<void> {
    try {
      if (logged) await log.flushed()
      outcomes.forEach((outcome, index) => {
        if ("value" in outcome) group[index]?.resolve(outcome.value)
        else group[index]?.reject(outcome.error)
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  function write<T>(steps: () => Steps<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = () => runAll(writer as Connection, steps())
      queue.runTogether(store, { run, resolve: resolve as (value: unknown) => void, reject })
    })
  }

  return {
    async rows<Row>(statement: Statement) {
      reader ??= connect(url, { readonly: true })
      return reader.rows(statement) as Row[]
    },
    write,
    // Here, all writes share transactions.
    writeTogether: () => write,
    async close() {
      reader?.database.close()
      writer?.database.close()
      await Promise.all([log.close(), checkpoints.close()])
    },
  }
}

/** The outcome of each write of the group; throws if none of them was stored. */
function storeTogether({ database, say }: Writer, group: Waiting[]): Outcome[] {
  try {
    const outcomes = group.map(({ run }): Outcome => {
      say("SAVEPOINT one")
      try {
        const value = run()
        say("RELEASE one")
        return { value }
      } catch (error) {
        // A full disk makes SQLite roll back the whole transaction.
        if (!database.inTransaction) throw error
        say("ROLLBACK TO one")
        say("RELEASE one")
        return { error }
      }
    })
    say("COMMIT")
    return outcomes
  } finally {
    if (database.inTransaction) database.exec("ROLLBACK")
  }
}

function runAll<T>(connection: Connection, steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next(connection.rows(step.value))
  return step.value
}

type Connection = { database: Database.Database; rows(statement: Statement): unknown[] }
type Command = "BEGIN IMMEDIATE" | "SAVEPOINT one" | "RELEASE one" | "ROLLBACK TO one" | "COMMIT"
type Writer = Connection & {
  /** Whether commits go to a write-ahead log and still have to be flushed; some file systems don't support one. */
  keepsLog: boolean
  say(command: Command): void
  takeLock(): Promise<void>
}

function connectWriter(url: string): Writer {
  requireWritable(sqlitePath(url))
  const connection = connect(url, { readonly: false })
  connection.database.exec(connectionSettings)
  // A statement that a trigger may abort keeps its own journal; in a file, creating it costs more than the statement.
  connection.database.exec("PRAGMA temp_store = MEMORY")
  const keepsLog = connection.database.pragma("journal_mode", { simple: true }) === "wal"
  if (keepsLog) connection.database.pragma("synchronous = NORMAL")
  const say = (command: Command) => void connection.rows({ text: command, values: [] })
  return { ...connection, keepsLog, say, takeLock: lockTaker(() => say("BEGIN IMMEDIATE")) }
}

function connect(url: string, { readonly }: { readonly: boolean }): Connection {
  const timeout = readonly ? patience.recovery : 0
  const database = new Database(sqlitePath(url), { readonly, fileMustExist: true, timeout })
  const prepared = new Map<string, Prepared>()
  return {
    database,
    rows({ text, values }) {
      let statement = prepared.get(text)
      if (!statement && prepared.size >= mostPrepared) prepared.clear()
      // The driver binds numbered parameters only by name.
      if (!statement) prepared.set(text, (statement = database.prepare(text.replace(/\$(\d+)/g, "@v$1"))))
      const bound: Record<string, string | number | null> = {}
      values.forEach((value, index) => (bound[`v${index + 1}`] = plain(value)))
      if (statement.reader) return statement.all(bound)
      statement.run(bound)
      return []
    },
  }
}

function plain(value: Value): string | number | null {
  return typeof value === "boolean" ? Number(value) : value
}
