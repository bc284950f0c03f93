import Database from "better-sqlite3"
import pg from "pg"
import { ServiceError } from "@/lib/domain/errors"
import { beginEpoch, epochSetting } from "../change-epoch"
import { sqlitePath } from "../engine/adapter"
import { withoutServer } from "../engine/without-server"
import { inEnglish } from "@/lib/messages/message"

const batchSize = 500

/** A column with its type in PostgreSQL: SQLite has fewer types, and keeps dates as text and booleans as numbers. */
type Column = { name: string; type: string }
type Table = { name: string; columns: Column[]; key: string[] }

/**
 * The rows of a table that are copied. The target begins its own epoch, because a copy may be made again after an earlier one
 * was in use.
 */
const copied = ({ name }: Table) =>
  name === "settings" ? `"settings" WHERE name <> '${epochSetting}'` : `"${name}"`

/** Called for each table while it is copied or compared. */
export type CopyProgress = (step: { table: string; done: number; total: number }) => void

/** `copied` is false if everything was already there; `rows` counts what was compared, row for row, per table. */
export type CopyReport = { copied: boolean; rows: Record<string, number> }

/**
 * Copies all rows of the SQLite file `from` (a `file:` address) to the PostgreSQL database `to`, whose tables must be up to
 * date. One transaction writes everything and compares it row for row before it commits: an interrupted copy leaves nothing,
 * and one that is run again finds everything there. No server may have the file open: what it wrote meanwhile would be lost;
 * and none may have been started on an empty target. Throws `validation_failed` if so, if the target holds other data or has
 * another version, or if a row differs.
 */
export async function copyDatabase(from: string, to: string, progress: CopyProgress): Promise<CopyReport> {
  return withoutServer(from, () => copyAll(from, to, progress), { readOnly: true })
}

async function copyAll(from: string, to: string, progress: CopyProgress): Promise<CopyReport> {
  const source = new Database(sqlitePath(from), { readonly: true, fileMustExist: true })
  const target = new pg.Client({ connectionString: to })
  await target.connect()
  try {
    source.exec("BEGIN")
    await requireSameMigrations(source, target)
    const tables = await sharedTables(source, target)
    await target.query("BEGIN")
    const empty = await isEmpty(target)
    if (empty) await requireUnserved(source, target)
    if (empty) await fill(source, target, tables, progress)
    const rows: Record<string, number> = {}
    for (const table of tables) rows[table.name] = await compare(source, target, table, { empty, progress })
    if (empty) await target.query(beginEpoch())
    await target.query("COMMIT")
    return { copied: empty, rows }
  } finally {
    await target.end()
    source.close()
  }
}

async function requireSameMigrations(source: Database.Database, target: pg.Client): Promise<void> {
  const query =
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1"
  const there = (await target.query<{ name: string }>(query)).rows
  const here = source.prepare(query).all() as { name: string }[]
  if (String(here.map(({ name }) => name)) === String(there.map(({ name }) => name))) return
  throw refusal(
    'The two databases have different versions. First run "openings migrate" with DATABASE_URL set to the SQLite file.',
  )
}

/** The ordinary tables that both have, parents before children; the target builds its own search index. */
async function sharedTables(source: Database.Database, target: pg.Client): Promise<Table[]> {
  const listed = source.pragma("table_list") as { schema: string; name: string; type: string }[]
  const here = new Set(
    listed.filter(({ schema, type }) => schema === "main" && type === "table").map(({ name }) => name),
  )
  const { rows } = await target.query<{ name: string; columns: Column[]; key: string[]; parents: string[] }>(`
    SELECT c.relname AS name,
      (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY a.attnum)
         FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT json_agg(a.attname ORDER BY k.position) FROM pg_index i
         CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k(number, position)
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
        WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
      (SELECT coalesce(json_agg(p.relname), '[]') FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS parents
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      AND c.relname <> '_prisma_migrations' ORDER BY c.relname`)
  const waiting = rows.filter(({ name }) => here.has(name))
  const ordered: typeof waiting = []
  while (waiting.length > 0) {
    const placed = new Set(ordered.map(({ name }) => name))
    const next = waiting.findIndex(({ parents }) => parents.every((parent) => placed.has(parent)))
    if (next < 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name)}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

async function isEmpty(target: pg.Client): Promise<boolean> {
  const { rows } = await target.query("SELECT 1 FROM employers UNION ALL SELECT 1 FROM users LIMIT 1")
  return rows.length === 0
}

/**
 * A server notes its address when it starts, and keeps the secret that it read or made. Without another, it would sign and
 * encrypt with a secret that the copy replaces. One that starts from now on waits for the copy.
 */
async function requireUnserved(source: Database.Database, target: pg.Client): Promise<void> {
  await target.query("LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE")
  const query = `SELECT name, value FROM settings WHERE name <> '${epochSetting}'`
  const here = new Set(source.prepare(query).raw().all().map(String))
  const { rows } = await target.query<unknown[]>({ text: query, rowMode: "array" })
  if (rows.every((row) => here.has(String(row)))) return
  throw refusal(
    "A server was started on the PostgreSQL database, and would not work with what is copied. Stop it, and copy into a new, empty database, on which no server runs until the copy is complete.",
  )
}

/** Triggers are disabled meanwhile, because what they would add is copied too. */
async function fill(source: Database.Database, target: pg.Client, tables: Table[], progress: CopyProgress) {
  for (const { name } of tables) await target.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`)
  for (const { name } of tables.toReversed()) await target.query(`DELETE FROM "${name}"`)
  for (const table of tables) {
    const total = countRows(source, table)
    const insert = `INSERT INTO "${table.name}" (${table.columns.map(({ name }) => `"${name}"`)})
      SELECT * FROM unnest(${table.columns.map(({ type }, index) => `$${index + 1}::${type}[]`)})`
    let done = 0
    for (const rows of batchesOf(source, table)) {
      await target.query(
        insert,
        table.columns.map((_, index) => rows.map((row) => row[index])),
      )
      progress({ table: table.name, done: (done += rows.length), total })
    }
    await continueNumbering(source, target, table)
  }
  for (const { name } of tables) await target.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`)
}

/** An id that was ever given out is not given out again. */
async function continueNumbering(source: Database.Database, target: pg.Client, { name, columns }: Table) {
  if (!columns.some((column) => column.name === "id")) return
  const { rows } = await target.query<{ sequence: string | null }>(
    "SELECT pg_get_serial_sequence(quote_ident($1), 'id') AS sequence",
    [name],
  )
  const sequence = rows[0]?.sequence
  const given = source.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?").pluck().get(name) as
    number | undefined
  if (sequence && given) await target.query("SELECT setval($1, $2)", [sequence, given])
}

/** Compares the rows of both in key order; returns how many there are, or throws naming the first that differs. */
async function compare(
  source: Database.Database,
  target: pg.Client,
  table: Table,
  { empty, progress }: { empty: boolean; progress: CopyProgress },
): Promise<number> {
  const order = table.key.map((column) => `"${column}"${isText(table, column) ? ' COLLATE "C"' : ""}`)
  const select = `SELECT ${table.columns.map(readable)} FROM ${copied(table)} ORDER BY ${order}`
  await target.query({ text: `DECLARE rows_there NO SCROLL CURSOR FOR ${select}` })
  let done = 0
  const total = countRows(source, table)
  for (const rows of batchesOf(source, table)) {
    const there = await target.query<unknown[]>({
      text: `FETCH ${rows.length} FROM rows_there`,
      rowMode: "array",
    })
    for (const [index, row] of rows.entries()) {
      if (JSON.stringify(row) === JSON.stringify(there.rows[index])) continue
      throw differing(table, row, empty)
    }
    done += rows.length
    progress({ table: table.name, done, total })
  }
  const more = await target.query("FETCH 1 FROM rows_there")
  await target.query("CLOSE rows_there")
  if (more.rows.length > 0) throw differing(table, null, empty)
  return done
}

function differing({ name, key, columns }: Table, row: unknown[] | null, empty: boolean): ServiceError {
  if (!empty)
    return refusal(
      `The PostgreSQL database holds other data than the file (${name} differ). Copy into an empty one; nothing was changed.`,
    )
  const at = row && key.map((column) => row[columns.findIndex(({ name }) => name === column)]).join(", ")
  return refusal(`The copy of ${name} ${at ?? ""} differs from its source; nothing was kept.`)
}

/** The rows in key order, each column as the text or number that PostgreSQL receives and returns. */
function* batchesOf(source: Database.Database, table: Table): Generator<unknown[][]> {
  const { columns, key } = table
  const select = source.prepare(
    `SELECT ${columns.map((column) => `"${column.name}"`)} FROM ${copied(table)} ORDER BY ${key.map((column) => `"${column}"`)}`,
  )
  let batch: unknown[][] = []
  for (const row of select.raw().iterate() as IterableIterator<unknown[]>) {
    batch.push(row.map((value, index) => portable(value, columns[index]?.type ?? "text")))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function portable(value: unknown, type: string): unknown {
  if (value === null) return null
  if (type === "boolean") return value === 1 || value === "true"
  if (type === "numeric") return String(value)
  if (type.startsWith("timestamp")) return instant(value)
  return value
}

/** SQLite's own clock writes "2026-11-21 10:00:00" in UTC, Prisma the full form. */
function instant(value: unknown): string {
  const text = typeof value === "string" && !/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? `${value}Z` : value
  return new Date(text as string | number).toISOString().replace("Z", "")
}

function readable({ name, type }: Column): string {
  if (type === "numeric") return `trim_scale("${name}")::text`
  if (type.startsWith("timestamp")) return `to_char("${name}", 'YYYY-MM-DD"T"HH24:MI:SS.MS')`
  if (type === "bigint") return `"${name}"::text::float8`
  return `"${name}"`
}

function isText({ columns }: Table, column: string): boolean {
  return columns.some(({ name, type }) => name === column && type === "text")
}

function countRows(source: Database.Database, table: Table): number {
  return source
    .prepare(`SELECT count(*) FROM ${copied(table)}`)
    .pluck()
    .get() as number
}

function refusal(message: string): ServiceError {
  return new ServiceError("validation_failed", inEnglish(message))
}
