export type Value = string | number | boolean | null

/**
 * A statement with `$1`, `$2` … for its values. `fresh` has PostgreSQL keep no plan of it; where it is `unread`, what comes
 * next is sent without waiting for its rows; a `long` one may take minutes, where PostgreSQL is else cut after seconds of silence.
 */
export type Statement = { text: string; values: Value[]; fresh?: boolean; unread?: boolean; long?: boolean }

/**
 * Work on the database as a row of statements: each `yield` hands one out and gets its rows. Written once, it runs without a
 * pause on SQLite, whose driver answers at once, and from answer to answer on PostgreSQL.
 */
export type Steps<T> = Generator<Statement, T, unknown[]>

/** The rows of one statement: `const rows = yield* rowsOf<Row>(text, values)`. */
export function* rowsOf<Row>(text: string, values: Value[]): Steps<Row[]> {
  return (yield { text, values }) as Row[]
}

/** A statement whose rows nobody looks at. Where it fails, so does the whole write. */
export function* tell(text: string, values: Value[]): Steps<void> {
  yield { text, values, unread: true }
}

/** An instant as both databases store it. */
export function instant(date: Date): string {
  return date.toISOString().replace("Z", "+00:00")
}

/** A column with an instant as `toDate` takes it. */
export function asMilliseconds(kind: "sqlite" | "postgresql", column: string): string {
  return kind === "sqlite" ? column : `(extract(epoch FROM ${column}) * 1000)::float8`
}

/** An instant as Prisma's columns have it: text on SQLite, and selected as milliseconds on PostgreSQL. */
export function toDate(stored: string | number | null): Date | null {
  return stored === null ? null : new Date(stored)
}

/**
 * `($1,$2),($3,$4)` for the values of rows that a statement inserts.
 */
export function rowMarks(rows: Value[][]): string {
  let mark = 0
  return rows.map((row) => `(${row.map(() => `$${++mark}`).join()})`).join()
}

/** `IN (…)` for ids that come as one value, JSON. */
export function inList(kind: "sqlite" | "postgresql", mark: string): string {
  const ids =
    kind === "sqlite"
      ? `SELECT value FROM json_each(${mark})`
      : `SELECT json_array_elements_text(${mark}::json)::int`
  return `IN (${ids})`
}
