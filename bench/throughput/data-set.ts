import Sqlite from "better-sqlite3"
import pg from "pg"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { openDatabase } from "@/lib/db/database"
import { addDays } from "@/lib/calendar-date"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import { searchText } from "@/lib/domain/jobs/job"
import { databaseKind } from "@/lib/env"

/** A filled database: `jobs` postings of one employer, whose key is `apiKey`, among those of `others`. */
export type DataSet = { url: string; jobs: number; apiKey: string; employerId: number }

const trades = ["Chef", "Nurse", "Driver", "Baker", "Clerk", "Welder", "Gardener", "Teacher", "Cuisinière"]
const levels = ["Junior", "Senior", "Lead", "Assistant", "Night", "Weekend", "Head", "Relief"]
const places = ["Downtown", "Harbour", "Airport", "Riverside", "Campus", "Mountain", "Lakeshore"]
const firstDay = "2024-01-01"
const days = 700

const columns =
  "id, employer_id, reference_id, title, publish_date, close_date, close_date_is_default, confidential, auto_refresh, status, position_type_id, salary_amount, salary_period_id, salary_plus_commission, description, applicant_routing_type_id, application_email, search_text, updated_at".split(
    ", ",
  )

/** Employers write in turns, so that each one's postings are spread over the whole table; this is how many turns each one gets. */
const turns = 20

/** Fills an empty database with `jobs` postings of one employer, and those of `others` (how many each other employer has). */
export async function fill(url: string, jobs: number, others: number[] = []): Promise<DataSet> {
  const database = openDatabase(url)
  await database.migrate()
  const context = { stores: database.stores, clock: { now: () => new Date() } }
  const made = await createEmployer(context, { name: "Bench", plan: "unlimited", timeZone: "UTC" })
  const sizes = [{ employerId: made.employer.id, size: jobs }]
  for (const [index, size] of others.entries()) {
    const other = await createEmployer(context, {
      name: `Other ${index}`,
      plan: "standard",
      timeZone: "UTC",
    })
    sizes.push({ employerId: other.employer.id, size })
  }
  const insert = await inserter(url)
  let id = 0
  for (let turn = 0; turn < turns; turn++)
    for (const { employerId, size } of sizes) {
      const end = Math.floor((size * (turn + 1)) / turns)
      for (let start = Math.floor((size * turn) / turns); start < end; start += 500) {
        const count = Math.min(500, end - start)
        const rows = Array.from({ length: count }, (_, index) =>
          jobRow(++id, employerId, start + index, size),
        )
        await insertJobs(insert, rows)
      }
    }
  await insert.finish()
  await database.verify({ repair: true })
  await database.close()
  if (jobs > 0) await settle(url)
  return { url, jobs, apiKey: made.apiKey, employerId: made.employer.id }
}

/** Does what PostgreSQL does automatically a minute after such a load, and would otherwise do during the first queries. */
export async function settle(url: string): Promise<void> {
  if (databaseKind(url) === "sqlite") return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("VACUUM ANALYZE")
  await client.end()
}

async function insertJobs(insert: Insert, rows: unknown[][]): Promise<void> {
  await insert("jobs", columns, rows)
  const ids = rows.map(([id, employerId]) => [id, employerId] as [number, number])
  const places = ids.map(([id, employerId]) => [id, 0, id % 3 ? 156 : 172, employerId])
  await insert("job_locations", ["job_id", "position", "location_id", "employer_id"], places)
  const categories = ids.map(([id, employerId]) => [id, 0, 1 + (id % 34), employerId])
  await insert("job_categories", ["job_id", "position", "category_id", "employer_id"], categories)
}

/** A posting as employers have them: most were archived long ago, and the newest have the largest IDs. */
function jobRow(id: number, employerId: number, index: number, size: number): unknown[] {
  const title = `${pick(levels, index)} ${pick(trades, index >> 3)} ${pick(places, index >> 5)} ${index}`
  const referenceId = `REF-${employerId}-${index}`
  const publishDate = addDays(firstDay, Math.floor((index / size) * days))
  const status = index % 10 === 0 ? "draft" : index % 10 < 4 || index > size * 0.9 ? "active" : "archived"
  const description = `<p>${"We look for somebody who likes to work with others. ".repeat(12)}</p>`
  return [
    ...[id, employerId, referenceId, title, publishDate, addDays(publishDate, 60), true],
    ...[index % 50 === 0, false, status, 1 + (index % 5), 20 + (index % 40), 5, false],
    ...[description, 1, "jobs@example.com", searchText({ title, referenceId }), "2026-01-01T00:00:00.000Z"],
  ]
}

function pick<T>(list: T[], index: number): T {
  return list[index % list.length] as T
}

/** Inserts rows without the data kept alongside the jobs (changes, counts and search index), which is created in one go afterwards. */
type Insert = {
  (table: string, names: string[], rows: unknown[][]): Promise<void>
  finish(): Promise<void>
}

/** Adds every posting to the change list. */
const changes = `INSERT INTO changed_jobs (employer_id, job_id, hidden, deleted, confidential, version, at, actor_kind, actor_name)
  SELECT employer_id, id, false, false, confidential, version, updated_at, 'service', 'Openings' FROM jobs ORDER BY id`

async function inserter(url: string): Promise<Insert> {
  return databaseKind(url) === "sqlite" ? sqliteInserter(url) : postgresInserter(url)
}

function sqliteInserter(url: string): Insert {
  const file = new Sqlite(sqlitePath(url))
  file.pragma("synchronous = OFF")
  const triggers = file
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'jobs'")
    .all() as { name: string; sql: string }[]
  for (const { name } of triggers) file.exec(`DROP TRIGGER ${name}`)
  file.exec("BEGIN")
  const insert = async (table: string, names: string[], rows: unknown[][]) => {
    const marks = names.map(() => "?").join()
    const statement = file.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${marks})`)
    for (const row of rows)
      statement.run(row.map((value) => (typeof value === "boolean" ? Number(value) : value)))
  }
  const finish = async () => {
    file.exec(changes)
    for (const { sql } of triggers) file.exec(sql)
    file.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()
  }
  return Object.assign(insert, { finish })
}

async function postgresInserter(url: string): Promise<Insert> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const indexes = await client.query("SELECT indexdef FROM pg_indexes WHERE indexname = 'job_search'")
  await client.query("ALTER TABLE jobs DISABLE TRIGGER USER; DROP INDEX job_search")
  const insert = async (table: string, names: string[], rows: unknown[][]) => {
    const marks = rows.map(
      (row, index) => `(${row.map((_, column) => `$${index * names.length + column + 1}`).join()})`,
    )
    await client.query(`INSERT INTO ${table} (${names.join()}) VALUES ${marks.join()}`, rows.flat())
  }
  const finish = async () => {
    await client.query(changes)
    await client.query("ALTER TABLE jobs ENABLE TRIGGER USER; SET maintenance_work_mem = '512MB'")
    for (const { indexdef } of indexes.rows as { indexdef: string }[]) await client.query(indexdef)
    await client.query("SELECT setval('jobs_id_seq', (SELECT max(id) FROM jobs))")
    await client.end()
  }
  return Object.assign(insert, { finish })
}
