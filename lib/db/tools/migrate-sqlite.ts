import Database from "better-sqlite3"
import { connectionSettings, makeFolderOf, requireWritable, sqlitePath } from "../engine/adapter"
import { keepToOwner } from "../engine/owner-only"
import { instant } from "../engine/steps"
import { lockTaker } from "../engine/patience"
import type { MigrationConnection } from "./migration-connection"

/** How long a second process that starts waits for the first to finish migrating, in milliseconds. */
const patience = 60_000

const table = `CREATE TABLE "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

const note = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES (?, ?, ?, ?, ?, 1)`

/** Opens the SQLite file of `url` to migrate it, and creates its folder. The lock is a separate file beside it. */
export async function connectToSqlite(url: string): Promise<MigrationConnection> {
  const file = sqlitePath(url)
  makeFolderOf(url)
  const lock = new Database(`${file}-migrating`, { timeout: patience })
  let database: Database.Database | undefined
  try {
    lock.exec("BEGIN EXCLUSIVE")
    keepToOwner(file)
    requireWritable(file)
    database = new Database(file, { timeout: 0 })
    database.exec(connectionSettings)
    return connectionTo(database, lock)
  } catch (error) {
    database?.close()
    lock.close()
    throw error
  }
}

function connectionTo(database: Database.Database, lock: Database.Database): MigrationConnection {
  const begin = lockTaker(() => void database.exec("BEGIN IMMEDIATE"))
  return {
    async tables() {
      const rows = database
        .prepare(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'",
        )
        .all()
      return (rows as { name: string }[]).map(({ name }) => name)
    },
    rows: async (sql) => database.prepare(sql).all(),
    async makeTable() {
      database.exec(table)
    },
    async apply(sql, { id, checksum, name }) {
      const started = instant(new Date())
      // When a table is rebuilt, rows that refer to it must not be deleted with the old one. This can't be set within a transaction.
      const remakes = /PRAGMA foreign_keys\s*=\s*OFF/i.test(sql)
      if (remakes) database.pragma("foreign_keys = OFF")
      await begin()
      try {
        database.exec(sql)
        if (remakes && (database.pragma("foreign_key_check") as unknown[]).length > 0)
          throw new Error(`The migration ${name} leaves rows that refer to nothing.`)
        database.prepare(note).run(id, checksum, name, started, instant(new Date()))
        database.exec("COMMIT")
      } catch (error) {
        if (database.inTransaction) database.exec("ROLLBACK")
        throw error
      } finally {
        database.pragma("foreign_keys = ON")
      }
    },
    async close() {
      database.close()
      lock.close()
    },
  }
}
