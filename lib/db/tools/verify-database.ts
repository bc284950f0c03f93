import type { Client } from "../engine/client"
import type { Statement, Steps } from "../engine/steps"
import { verifyHistory } from "./verify-history"

/** What is kept beside the jobs and doesn't match them, as sentences: what can be made from them again, and what can't. */
export type Drift = { derived: string[]; history: string[] }

const counted = `SELECT employer_id, publish_date AS day, confidential, status, count(*) AS jobs FROM jobs GROUP BY 1, 2, 3, 4
  UNION ALL SELECT employer_id, '', confidential, status, count(*) FROM jobs GROUP BY 1, 3, 4`

const wrongCounts: Statement = {
  values: [],
  long: true,
  text: `SELECT coalesce(c.employer_id, k.employer_id) AS employer, coalesce(c.day, k.day) AS day,
    coalesce(c.status, k.status) AS status, coalesce(k.jobs, 0) AS kept, coalesce(c.jobs, 0) AS jobs
  FROM (${counted}) c FULL JOIN job_counts k
    ON (k.employer_id, k.day, k.confidential, k.status) = (c.employer_id, c.day, c.confidential, c.status)
  WHERE coalesce(k.jobs, 0) <> coalesce(c.jobs, 0) ORDER BY 1, 2, 3`,
}

/** SQLite's two search indexes by name, with their columns and what fills them from the view that they are built from. */
const searchIndexes = {
  job_search: "status, audience, terms) SELECT search_key, status, audience, search_text",
  job_search_short: "grams) SELECT search_key, grams",
}

/**
 * Recounts what triggers keep beside the jobs: the counts, and on SQLite which jobs are in the search index (PostgreSQL
 * maintains its own), and checks whether histories, bin and records agree. Nobody waits for this. With `repair`, whatever can
 * be made from the jobs is rebuilt, while writers wait.
 */
export async function verifyDatabase(
  { kind, direct }: Client,
  { repair, recordYears }: { repair: boolean; recordYears?: number | undefined },
): Promise<Drift> {
  const found = [toCounts(await direct.rows(wrongCounts))]
  if (kind === "sqlite")
    for (const index of Object.keys(searchIndexes))
      found.push(toIndex(index, await direct.rows(misplaced(index))))
  const history = await verifyHistory({ kind, direct }, recordYears)
  const derived = found.flat()
  if (repair && derived.length > 0) await direct.write(() => makeAnew(kind))
  return { derived, history }
}

type Count = { employer: number; day: string; status: string; kept: number | string; jobs: number | string }

function toCounts(rows: Count[]): string[] {
  return rows.map(
    ({ employer, day, status, kept, jobs }) =>
      `Employer ${employer} has ${jobs} ${status} postings ${day ? `of ${day}` : "in total"}; the stored count is ${kept}.`,
  )
}

function misplaced(index: string): Statement {
  const text = `SELECT (SELECT count(*) FROM job_search_rows WHERE search_key NOT IN (SELECT id FROM ${index}_docsize)) AS missing,
    (SELECT count(*) FROM ${index}_docsize WHERE id NOT IN (SELECT search_key FROM job_search_rows)) AS surplus`
  return { text, values: [] }
}

function toIndex(index: string, [row]: { missing: number; surplus: number }[]): string[] {
  if (!row || row.missing + row.surplus === 0) return []
  return [
    `The search index ${index} is missing ${row.missing} postings and has ${row.surplus} that don't exist.`,
  ]
}

function* makeAnew(kind: Client["kind"]): Steps<void> {
  if (kind === "postgresql") yield* take("LOCK TABLE jobs IN SHARE MODE")
  yield* take("DELETE FROM job_counts")
  yield* take(`INSERT INTO job_counts (employer_id, day, confidential, status, jobs) ${counted}`)
  if (kind === "postgresql") return
  for (const [index, columns] of Object.entries(searchIndexes)) {
    yield* take(`INSERT INTO ${index} (${index}) VALUES ('delete-all')`)
    yield* take(`INSERT INTO ${index} (rowid, ${columns} FROM job_search_rows`)
  }
}

/** Runs a statement that goes through all rows. */
function* take(text: string): Steps<void> {
  yield { text, values: [], long: true }
}
