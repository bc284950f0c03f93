import type { Client } from "../engine/client"
import { rowsOf, type Steps } from "../engine/steps"

/** A search looks into each part of the index; this few aren't worth merging. */
const fewParts = 3

/** Pages merged by one write, so that other writers don't wait long for their turn, and how many such writes one call makes. */
const pagesAtOnce = 300
const mostWrites = 500

/** How long others have the database between two writes, in milliseconds. */
const pause = 5

/**
 * Merges the parts of SQLite's search index, which grow in number as jobs are written: searching an index with one part is
 * several times as fast. What is left undone is done by the next call. PostgreSQL does the same on its own.
 */
export async function tidySearchIndex({ kind, direct }: Client): Promise<void> {
  if (kind === "postgresql") return
  for (const table of ["job_search", "job_search_short"]) {
    const [row] = await direct.rows<{ parts: number }>({
      text: `SELECT count(DISTINCT segid) AS parts FROM ${table}_idx`,
      values: [],
    })
    if (!row || row.parts <= fewParts) continue
    // A negative number starts merging all parts; the calls after it continue.
    let pages = -pagesAtOnce
    for (let writes = 0; writes < mostWrites; writes++) {
      const number = pages
      if (!(await direct.write(() => merge(table, number)))) break
      pages = pagesAtOnce
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Returns whether there was anything to merge. */
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
