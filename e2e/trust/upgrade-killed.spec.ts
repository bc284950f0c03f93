import { spawn } from "node:child_process"
import { statSync } from "node:fs"
import Database from "better-sqlite3"
import pg from "pg"
import type { ApiJob } from "../support/api"
import { ApiClient } from "../support/api"
import { expect } from "../support/fixtures"
import { historyOf } from "../support/histories"
import { openRows } from "../support/stored-rows"
import { test } from "../support/service"
import { type DatabaseFixture, fillFrom, migrationNames, readFixture } from "../run/database-fixtures"

/** The migration that gives each posting its first version, and the number of postings during which it is killed. */
const [history, postings] = ["20261122171539_history", 15_000]

test("a kill -9 while old postings get their first version leaves none, and the next start gives each its own @both", async ({
  emptyDatabase,
  openings,
  start,
}) => {
  test.slow()
  const names = await migrationNames()
  const before = (await readFixture(names[names.indexOf(history) - 1] ?? "")) as DatabaseFixture
  await fillFrom(before, emptyDatabase)
  const rows = openRows(emptyDatabase)
  const columns = Object.keys(before.tables.jobs?.[0] ?? {})
  const values = columns.map((column) =>
    column === "id" ? "1000 + n" : column === "reference_id" ? "NULL" : column,
  )
  await rows.query(
    `INSERT INTO jobs (${columns.join()}) WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${postings})
      SELECT ${values.join()} FROM jobs, numbers WHERE id = 12`,
    [],
  )
  await rows.close()

  const migrating = await inTheMidst(emptyDatabase)
  const child = spawn(process.execPath, ["cli/openings.mjs", "migrate"], {
    env: { ...process.env, DATABASE_URL: emptyDatabase },
    stdio: "ignore",
  })
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)))
  await migrating.reached()
  child.kill("SIGKILL")
  expect(await ended).toBe("SIGKILL")
  await migrating.over()
  const killed = openRows(emptyDatabase)
  const applied = await killed.query("SELECT migration_name FROM _prisma_migrations ORDER BY 1", [])
  expect(applied.at(-1)?.migration_name).toBe(before.migration)
  await expect(killed.query("SELECT * FROM job_versions", [])).rejects.toThrow()
  await killed.close()

  const again = await openings(["migrate"], emptyDatabase)
  expect(again.code, again.stderr).toBe(0)
  const done = openRows(emptyDatabase)
  const [counted] = await done.query(
    `SELECT count(*) AS versions, count(DISTINCT v.job_id) AS jobs FROM job_versions v
      JOIN jobs j ON j.id = v.job_id AND j.version = v.version AND j.updated_at = v.at`,
    [],
  )
  const all = postings + (before.tables.jobs ?? []).length
  expect([Number(counted?.versions), Number(counted?.jobs)]).toEqual([all, all])
  await done.close()

  const server = await start(emptyDatabase)
  const made = await openings(["create-key", "--employer", "7", "--name", "New", "--json"], emptyDatabase)
  const { apiKey } = JSON.parse(made.stdout) as { apiKey: string }
  const api = new ApiClient(server.target.baseUrl, { "API-Key": apiKey })
  const told = { action: "created", at: "2026-02-03T04:05:06.000Z" }
  for (const [id, version, by] of [
    [12, 1, { kind: "person", name: "Ada Lovelace" }],
    [13, 9, { kind: "service", name: "Openings" }],
  ] as const) {
    expect(await historyOf(api, id)).toMatchObject([{ ...told, version, by }])
    const [now, then] = [
      await api.get<ApiJob>(`/jobs/${id}`),
      await api.get(`/jobs/${id}/history/${version}`),
    ]
    expect([then.body, then.headers.get("etag")]).toEqual([now.body, now.headers.get("etag")])
  }
  const record = await api.get("/jobs/12/record")
  expect(record.body).toMatchObject({ periods: [{ version: 1, publicFrom: told.at }] })
})

/** Determines when the migration has begun and cannot have ended: on SQLite by what it has written, on PostgreSQL by a lock. */
async function inTheMidst(url: string): Promise<{ reached(): Promise<void>; over(): Promise<void> }> {
  if (url.startsWith("file:")) {
    const log = `${url.slice("file:".length)}-wal`
    const written = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0
    return {
      async reached() {
        // Earlier statements of the migration write less than this. Polling without a pause leaves it no time to end in between.
        while (written() < 1_000_000) await new Promise((resolve) => setImmediate(resolve))
      },
      async over() {
        // Opening the database discards what was not committed.
        new Database(url.slice("file:".length)).close()
      },
    }
  }
  const [holder, watcher] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ]
  await Promise.all([holder.connect(), watcher.connect()])
  // This table is the last from which the versions are made.
  await holder.query("BEGIN; LOCK TABLE activities IN ACCESS EXCLUSIVE MODE")
  const others = async (condition: string) => {
    const asked = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'records' AND ${condition}`
    return (await watcher.query(asked)).rowCount ?? 0
  }
  return {
    reached: () => expect.poll(() => others("wait_event_type = 'Lock'"), { timeout: 30_000 }).toBe(1),
    async over() {
      await holder.end()
      await expect.poll(() => others("pid <> pg_backend_pid()"), { timeout: 30_000 }).toBe(0)
      await watcher.end()
    },
  }
}
