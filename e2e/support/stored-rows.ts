import Database from "better-sqlite3"
import pg from "pg"

export type StoredRow = Record<string, unknown>

export type StoredRows = {
  query(sql: string, values: unknown[]): Promise<StoredRow[]>
  /** The query that lists all tables. */
  tables: string
  /** What the database itself reports as wrong with its file. */
  damages(): Promise<string[]>
  close(): Promise<void>
}

/** The rows of the database `databaseUrl`, through the databases' own drivers. */
export function openRows(databaseUrl: string): StoredRows {
  return databaseUrl.startsWith("file:") ? sqlite(databaseUrl) : postgresql(databaseUrl)
}

function sqlite(databaseUrl: string): StoredRows {
  const database = new Database(databaseUrl.replace(/^file:/, "").replace(/\?.*$/, ""), { timeout: 10_000 })
  return {
    async query(sql, values) {
      const statement = database.prepare(sql.replace(/\$\d/g, "?"))
      if (statement.reader) return statement.all(...values) as StoredRow[]
      statement.run(...values)
      return []
    },
    tables: "SELECT name FROM sqlite_master WHERE type = 'table'",
    async damages() {
      // FTS5 checks against what the connection remembers, so one that has read before would report false damage.
      const fresh = new Database(database.name, { readonly: true })
      const said = fresh.pragma("integrity_check") as { integrity_check: string }[]
      fresh.close()
      return said.map((row) => row.integrity_check).filter((sentence) => sentence !== "ok")
    },
    async close() {
      database.close()
    },
  }
}

function postgresql(databaseUrl: string): StoredRows {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: "records" })
  // The database may be dropped while the connection is ending.
  pool.on("error", () => {})
  return {
    async query(sql, values) {
      return (await pool.query(sql, values)).rows
    },
    tables: "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    damages: async () => [],
    close: () => pool.end(),
  }
}
