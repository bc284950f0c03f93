import type { Client } from "../engine/client"
import { rowsOf, type Steps } from "../engine/steps"

/** A search looks into each part of the index; so few are not worth the work of putting them together. */
const fewParts = 3

/** Pages that are put together by one write, so that others need not wait long for their turn, and how often in one go. */
const pagesAtOnce = 300
const mostWrites = 500

/** How long others have the database between two writes, in milliseconds. */
const pause = 5

/**
 * Puts the parts of SQLite's search index together, which grow in number as jobs are written: a search of an index in one
 * part is several times as quick. What is left undone is done by the next call. PostgreSQL does the like by itself.
 */
export async function tidySearchIndex({ kind, direct }: Client): Promise<void> {
  if (kind === "postgresql") return
  for (const table of ["job_search", "job_search_short"]) {
    const [row] = await direct.rows<{ parts: number }>({
      text: `SELECT count(DISTINCT segid) AS parts FROM ${table}_idx`,
      values: [],
    })
    if (!row || row.parts <= fewParts) continue
    // A negative number takes all parts together; the calls after it go on with them.
    let pages = -pagesAtOnce
    for (let writes = 0; writes < mostWrites; writes++) {
      const number = pages
      if (!(await direct.write(() => merge(table, number)))) break
      pages = pagesAtOnce
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Answers whether there was anything to put together. */
function* merge(table: string, pages: number): Steps<boolean> {
  const before = yield* totalChanges()
  yield* rowsOf(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', CAST($1 AS INTEGER))`, [pages])
  // The command itself counts as one change.
  return (yield* totalChanges()) - before >= 2
}

function* totalChanges(): Steps<number> {
  const [row] = yield* rowsOf<{ changes: number }>("SELECT total_changes() AS changes", [])
  return row?.changes ?? 0
}
