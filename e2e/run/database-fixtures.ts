import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import pg from "pg"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { applyMigrations } from "@/lib/db/tools/migrations"

const folder = "e2e/trust/fixtures/databases"

/** Tables that migrations and triggers fill from the others. */
const derived = ["job_counts", "job_search_positions"]

type Value = string | number | boolean | null
export type FixtureRow = Record<string, Value>

/** All rows of a database as one of our migrations left it, with the tables in an order in which they can be filled. */
export type DatabaseFixture = { migration: string; tables: Record<string, FixtureRow[]> }

/** The names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir("prisma/migrations/sqlite", { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The fixture of a migration; null if there is none. */
export async function readFixture(migration: string): Promise<DatabaseFixture | null> {
  const text = await readFile(path.join(folder, `${migration}.json`), "utf8").catch(() => null)
  return text === null ? null : { migration, tables: JSON.parse(text) as DatabaseFixture["tables"] }
}

export async function writeFixture({ migration, tables }: DatabaseFixture): Promise<string> {
  const file = path.join(folder, `${migration}.json`)
  await writeFile(file, `${JSON.stringify(tables, null, 2)}\n`)
  return file
}

/** Fills the empty database `url` with the migrations and rows of `fixture`. */
export async function fillFrom(fixture: DatabaseFixture, url: string): Promise<void> {
  await applyMigrations(url, fixture.migration)
  const rows = Object.entries(fixture.tables).flatMap(([table, all]) =>
    all.map((row) => [table, row] as const),
  )
  if (url.startsWith("file:")) {
    const database = new Database(sqlitePath(url))
    for (const [table, row] of rows) {
      const values = Object.values(row).map((value) => (typeof value === "boolean" ? Number(value) : value))
      database.prepare(insertion(table, row, () => "?")).run(...values)
    }
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [table, row] of rows)
    await client.query(
      insertion(table, row, (index) => `$${index + 1}`),
      Object.values(row),
    )
  for (const [table, [row]] of Object.entries(fixture.tables))
    if (typeof row?.id === "number")
      await client.query(
        `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT max(id) FROM "${table}"))
         WHERE pg_get_serial_sequence('"${table}"', 'id') IS NOT NULL`,
      )
  await client.end()
}

function insertion(table: string, row: FixtureRow, placeholder: (index: number) => string): string {
  const columns = Object.keys(row)
  return `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map((_, index) => placeholder(index)).join()})`
}

/** All rows of the SQLite database `url`, except those of migration tables and of tables filled from others. */
export function allRows(url: string): DatabaseFixture["tables"] {
  const database = new Database(sqlitePath(url), { readonly: true })
  const listed = database.pragma("table_list") as { schema: string; name: string; type: string }[]
  const names = listed
    .filter(
      ({ schema, name, type }) => schema === "main" && type === "table" && !/^(sqlite|_prisma)_/.test(name),
    )
    .filter(({ name }) => !derived.includes(name))
    .map(({ name }) => name)
  const tables: DatabaseFixture["tables"] = {}
  while (names.length > 0) {
    const next = names.findIndex((name) =>
      parentsOf(database, name).every((parent) => !names.includes(parent) || parent === name),
    )
    const [name = ""] = names.splice(Math.max(next, 0), 1)
    const columns = database.pragma(`table_info("${name}")`) as { name: string; type: string }[]
    const booleans = columns.filter(({ type }) => type === "BOOLEAN").map((column) => column.name)
    const rows = database.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).all() as FixtureRow[]
    for (const row of rows)
      for (const column of booleans) if (row[column] !== null) row[column] = row[column] === 1
    tables[name] = rows
  }
  database.close()
  return tables
}

function parentsOf(database: Database.Database, table: string): string[] {
  return (database.pragma(`foreign_key_list("${table}")`) as { table: string }[]).map((each) => each.table)
}
