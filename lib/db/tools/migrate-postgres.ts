import pg from "pg"
import type { MigrationConnection } from "./migration-connection"

/** How long connecting may take, in milliseconds. */
const connectPatience = 5_000

/** How long a second process that starts waits for the first to finish migrating. */
const patience = "60s"

/** The lock that Prisma takes too, so that the two never migrate at once. */
const advisoryLock = 72707369

const table = `CREATE TABLE _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`

const note = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`

/** Connects to the PostgreSQL database `url` to migrate it, once nobody else is migrating it. */
export async function connectToPostgres(url: string): Promise<MigrationConnection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectPatience,
    keepAlive: true,
  })
  // If the connection is cut, the statements sent on it fail, which is enough.
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query(`SET lock_timeout = '${patience}'`)
    await client.query(`SELECT pg_advisory_lock(${advisoryLock})`)
    await client.query("SET lock_timeout = 0")
    return connectionBy(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

function connectionBy(client: pg.Client): MigrationConnection {
  return {
    async tables() {
      const { rows } = await client.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
      )
      return rows.map(({ name }) => name)
    },
    rows: async (sql) => (await client.query(sql)).rows as unknown[],
    async makeTable() {
      await client.query(table)
    },
    async apply(sql, { id, checksum, name }) {
      await client.query("BEGIN")
      try {
        await client.query(sql)
        await client.query(note, [id, checksum, name])
        await client.query("COMMIT")
      } catch (error) {
        await client.query("ROLLBACK").catch(() => {})
        throw error
      }
    },
    // Closing the connection releases the lock.
    close: () => client.end().catch(() => {}),
  }
}
