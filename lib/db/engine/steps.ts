export type Value = string | number | boolean | null

/**
 * A statement with `$1`, `$2` … for its values. With `fresh`, PostgreSQL keeps no plan of it; with `unread`, the next statement
 * is sent without waiting for its rows; a `long` one may take minutes, while others are cut after seconds of silence.
 */
export type Statement = { text: string; values: Value[]; fresh?: boolean; unread?: boolean; long?: boolean }

/**
 * Database work as a sequence of statements: each `yield` hands one out and gets its rows. Written once, it runs without a
 * pause on SQLite, whose driver answers synchronously, and from answer to answer on PostgreSQL.
 */
export type Steps<T> = Generator<Statement, T, unknown[]>

/** The rows of one statement: `const rows = yield* rowsOf<Row>(text, values)`. */
export function* rowsOf<Row>(text: string, values: Value[]): Steps<Row[]> {
  return (yield { text, values }) as Row[]
}

/** A statement whose rows nobody reads. If it fails, so does the whole write. */
export function* tell(text: string, values: Value[]): Steps<void> {
  yield { text, values, unread: true }
}

/** An instant as both databases store it. */
export function instant(date: Date): string {
  return date.toISOString().replace("Z", "+00:00")
}

/** SQL for an instant column in the form that `toDate` takes. */
export function asMilliseconds(kind: "sqlite" | "postgresql", column: string): string {
  return kind === "sqlite" ? column : `(extract(epoch FROM ${column}) * 1000)::float8`
}

/** The Date of a stored instant, null for null: text as in Prisma's columns on SQLite, selected as milliseconds on PostgreSQL. */
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

/** `IN (…)` for ids that are passed as one JSON value. */
export function inList(kind: "sqlite" | "postgresql", mark: string): string {
  const ids =
    kind === "sqlite"
      ? `SELECT value FROM json_each(${mark})`
      : `SELECT json_array_elements_text(${mark}::json)::int`
  return `IN (${ids})`
}
