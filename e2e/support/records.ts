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
  /** The names of the tables that have `text` in some row. */
  tablesHolding(text: string): Promise<string[]>
  /** Lets the sessions of a person end, as if they had not been used for long. */
  expireSessions(email: string): Promise<void>
  /** Lets the invitations of an e-mail address expire. */
  expireInvitations(email: string): Promise<void>
  storedInvitations(employerId: number): Promise<Row[]>
  /** What is recorded of an employer, the first deed first. */
  activities(employerId: number): Promise<Row[]>
  close(): Promise<void>
}

export function openRecords(databaseUrl: string): Records {
  const { query, close, tables } = databaseUrl.startsWith("file:")
    ? sqlite(databaseUrl)
    : postgresql(databaseUrl)
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
    async tablesHolding(text) {
      const found = []
      for (const { name } of await query(tables, [])) {
        const rows = await query(`SELECT * FROM "${String(name)}"`, [])
        if (rows.some((row) => JSON.stringify(row).includes(text))) found.push(String(name))
      }
      return found
    },
    async expireSessions(email) {
      const person = "user_id = (SELECT id FROM users WHERE email = $2)"
      await query(`UPDATE sessions SET expires_at = $1 WHERE ${person}`, [
        "2020-01-01T00:00:00.000+00:00",
        email,
      ])
    },
    async expireInvitations(email) {
      await query("UPDATE invitations SET expires_at = $1 WHERE email = $2", [
        "2020-01-01T00:00:00.000+00:00",
        email,
      ])
    },
    storedInvitations: (employerId) =>
      query("SELECT * FROM invitations WHERE employer_id = $1 ORDER BY id", [employerId]),
    activities: (employerId) =>
      query("SELECT * FROM activities WHERE employer_id = $1 ORDER BY id", [employerId]),
    close,
  }
}

type Connection = {
  query(sql: string, values: unknown[]): Promise<Row[]>
  /** Asks for the names of all tables. */
  tables: string
  close(): Promise<void>
}

function sqlite(databaseUrl: string): Connection {
  const database = new Database(databaseUrl.replace(/^file:/, "").replace(/\?.*$/, ""), { timeout: 10_000 })
  return {
    async query(sql, values) {
      const statement = database.prepare(sql.replace(/\$\d/g, "?"))
      if (statement.reader) return statement.all(...values) as Row[]
      statement.run(...values)
      return []
    },
    tables: "SELECT name FROM sqlite_master WHERE type = 'table'",
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
    tables: "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    close: () => pool.end(),
  }
}
