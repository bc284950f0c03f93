import { binSince } from "@/lib/domain/bin/deleted-job"
import type { Client } from "../engine/client"
import { instant, type Statement, type Steps } from "../engine/steps"

/** What is kept beside the jobs and is not as the jobs are, as sentences; empty where all agrees. */
export type Drift = string[]

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

/** SQLite's two search indexes by name, with what the view that they are made from has for their columns. */
const searchIndexes = {
  job_search: "status, audience, terms) SELECT search_key, status, audience, search_text",
  job_search_short: "grams) SELECT search_key, grams",
}

/**
 * Recounts what triggers keep beside the jobs: the counts, and on SQLite which jobs are in the search index (PostgreSQL's
 * index is its own business). Nobody waits for it. With `repair`, what drifted is made anew, while writers wait.
 */
export async function verifyDatabase(
  { kind, direct }: Client,
  { repair }: { repair: boolean },
): Promise<Drift> {
  const found = [...toCounts(await direct.rows(wrongCounts))]
  if (kind === "sqlite")
    for (const index of Object.keys(searchIndexes))
      found.push(...toIndex(index, await direct.rows(misplaced(index))))
  found.push(...toHistory(await direct.rows(incompleteHistory)))
  found.push(...toBin(await direct.rows(strayInBin)), ...toOverdue(await direct.rows(overdue(new Date()))))
  if (repair && found.length > 0) await direct.write(() => makeAnew(kind))
  return found
}

/** Jobs whose newest version is not what they are, or that stand nowhere in the list of changes. */
const incompleteHistory: Statement = {
  values: [],
  long: true,
  text: `SELECT j.id FROM jobs j
    LEFT JOIN job_versions v ON v.job_id = j.id AND v.version = j.version AND v.confidential = j.confidential
    LEFT JOIN changed_jobs c ON c.job_id = j.id AND NOT c.hidden AND NOT c.deleted AND c.version = j.version
    WHERE v.job_id IS NULL OR c.job_id IS NULL OR EXISTS (SELECT 1 FROM job_versions l WHERE l.job_id = j.id AND l.version > j.version)
    ORDER BY j.id`,
}

/** Nothing can make a version that was never stored: this is told, and not repaired. */
function toHistory(rows: { id: number }[]): Drift {
  return rows.map(
    ({ id }) => `The newest version in the history of posting ${id} is not what the posting is.`,
  )
}

/** Deleted jobs that are there all the same, or whose newest version is not their deletion. */
const strayInBin: Statement = {
  values: [],
  long: true,
  text: `SELECT d.job_id AS id FROM deleted_jobs d WHERE EXISTS (SELECT 1 FROM jobs j WHERE j.id = d.job_id)
    OR d.version <> (SELECT coalesce(max(v.version), 0) FROM job_versions v WHERE v.job_id = d.job_id) ORDER BY d.job_id`,
}

function toBin(rows: { id: number }[]): Drift {
  return rows.map(({ id }) => `Posting ${id} is in the bin, and not deleted by its history.`)
}

const dayMilliseconds = 86_400_000

/** Deleted jobs that should have left the bin, or the records, by `now`. The service looks every hour; a day is for one that was stopped. */
function overdue(now: Date): Statement {
  const yesterday = new Date(now.getTime() - dayMilliseconds)
  return {
    values: [instant(binSince(yesterday)), instant(yesterday)],
    long: true,
    text: `SELECT count(*) AS jobs FROM deleted_jobs
      WHERE (erased_at < $2 OR erased_at IS NULL AND deleted_at < $1)
        AND (record_until IS NULL OR record_until < $2)`,
  }
}

/** Only a service that runs removes them: this is told, and not repaired. */
function toOverdue([row]: { jobs: number | string }[]): Drift {
  const jobs = Number(row?.jobs ?? 0)
  return jobs === 0
    ? []
    : [
        `${jobs} deleted postings should have left the bin or the records; the service removes them every hour.`,
      ]
}

type Count = { employer: number; day: string; status: string; kept: number | string; jobs: number | string }

function toCounts(rows: Count[]): Drift {
  return rows.map(
    ({ employer, day, status, kept, jobs }) =>
      `Employer ${employer} has ${jobs} ${status} postings ${day ? `of ${day}` : "in all"}; counted are ${kept}.`,
  )
}

function misplaced(index: string): Statement {
  const text = `SELECT (SELECT count(*) FROM job_search_rows WHERE search_key NOT IN (SELECT id FROM ${index}_docsize)) AS missing,
    (SELECT count(*) FROM ${index}_docsize WHERE id NOT IN (SELECT search_key FROM job_search_rows)) AS surplus`
  return { text, values: [] }
}

function toIndex(index: string, [row]: { missing: number; surplus: number }[]): Drift {
  if (!row || row.missing + row.surplus === 0) return []
  return [
    `The search index ${index} lacks ${row.missing} postings and has ${row.surplus} that are not there.`,
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

/** Runs what goes through all that there is. */
function* take(text: string): Steps<void> {
  yield { text, values: [], long: true }
}
