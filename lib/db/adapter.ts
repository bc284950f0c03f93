import { mkdirSync } from "node:fs"
import path from "node:path"
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3"
import pg from "pg"

/** Connections kept open to PostgreSQL by one process, and how long a request waits for one. */
const poolSize = 10
const poolWaitMilliseconds = 5_000

/** How long a SQLite statement waits for another process to finish writing. */
const busyTimeoutMilliseconds = 5_000

/** The connections of this process to the PostgreSQL database `url`. */
export function poolFor(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: poolWaitMilliseconds,
  })
  // An idle connection that is cut has been taken out of the pool; nobody waits for it.
  pool.on("error", () => {})
  return pool
}

/** Prisma's driver adapter for the SQLite file that `url` names; makes its folder. */
export function sqliteAdapter(url: string): PrismaBetterSqlite3 {
  mkdirSync(path.dirname(path.resolve(sqlitePath(url))), { recursive: true })
  const factory = new PrismaBetterSqlite3({ url, timeout: busyTimeoutMilliseconds })
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    await connection.executeScript(connectionSettings)
    const startTransaction = connection.startTransaction.bind(connection)
    connection.startTransaction = async (isolationLevel) => {
      const transaction = await startTransaction(isolationLevel)
      try {
        // Ours write: taken at once, the file's write lock is waited for, while an upgrade from reading would fail.
        await connection.executeScript("COMMIT; BEGIN IMMEDIATE")
      } catch (error) {
        await transaction.rollback()
        throw error
      }
      return transaction
    }
    return connection
  }
  return factory
}

/** Readers do not wait for the writer, and an answered write survives a power cut. */
export const connectionSettings =
  "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"

/** The file of a `file:` address, without its query. */
export function sqlitePath(url: string): string {
  return url.replace(/^file:/, "").replace(/\?.*$/, "")
}
