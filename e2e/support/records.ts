import Database from "better-sqlite3"
import pg from "pg"

type Row = Record<string, unknown>

/**
 * The rows under the service, for what no client can do or see: a job that is older than its test, and whether a
 * request wrote anything.
 */
export type Records = {
  /** Gives a job other dates, as if it had been posted then. */
  backdate(jobId: number, dates: { publishDate?: string; closeDate?: string }): Promise<void>
  /** Everything stored of a job, the time of its last write included. */
  storedJob(jobId: number): Promise<Row[]>
  close(): Promise<void>
}

export function openRecords(databaseUrl: string): Records {
  const { query, close } = databaseUrl.startsWith("file:") ? sqlite(databaseUrl) : postgresql(databaseUrl)
  return {
    async backdate(jobId, { publishDate, closeDate }) {
      if (publishDate) await query("UPDATE jobs SET publish_date = $1 WHERE id = $2", [publishDate, jobId])
      if (closeDate) await query("UPDATE jobs SET close_date = $1 WHERE id = $2", [closeDate, jobId])
    },
    async storedJob(jobId) {
      return [
        ...(await query("SELECT * FROM jobs WHERE id = $1", [jobId])),
        ...(await query("SELECT * FROM job_locations WHERE job_id = $1 ORDER BY position", [jobId])),
        ...(await query("SELECT * FROM job_categories WHERE job_id = $1 ORDER BY position", [jobId])),
      ]
    },
    close,
  }
}

type Connection = { query(sql: string, values: unknown[]): Promise<Row[]>; close(): Promise<void> }

function sqlite(databaseUrl: string): Connection {
  const database = new Database(databaseUrl.replace(/^file:/, "").replace(/\?.*$/, ""), { timeout: 10_000 })
  return {
    async query(sql, values) {
      const statement = database.prepare(sql.replace(/\$\d/g, "?"))
      if (statement.reader) return statement.all(...values) as Row[]
      statement.run(...values)
      return []
    },
    async close() {
      database.close()
    },
  }
}

function postgresql(databaseUrl: string): Connection {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  return {
    async query(sql, values) {
      return (await pool.query(sql, values)).rows
    },
    close: () => pool.end(),
  }
}
