import { binSince } from "@/lib/domain/bin/deleted-job"
import { recordsSince } from "@/lib/domain/records/public-periods"
import type { Client } from "../engine/client"
import { instant, type Statement } from "../engine/steps"
import { textColumns } from "../jobs/job-rows"

const dayMilliseconds = 86_400_000

/**
 * Where histories, bin and records don't agree with the jobs or with each other, as sentences. A version that was never stored
 * can't be recreated, and only a running service removes what has expired: all of it is reported, and not repaired.
 */
export async function verifyHistory(
  { kind, direct }: Pick<Client, "kind" | "direct">,
  recordYears: number | undefined,
): Promise<string[]> {
  const told = async (statement: Statement, tell: (id: number) => string) =>
    (await direct.rows<{ id: number }>(statement)).map(({ id }) => tell(id))
  const [overdueJobs] = await direct.rows<{ jobs: number | string }>(overdue(new Date(), recordYears))
  return [
    ...(await told(
      otherNewest(kind),
      (id) => `The newest version in the history of posting ${id} doesn't match the posting.`,
    )),
    ...(await told(incomplete, (id) => `The history of posting ${id} is missing a version.`)),
    ...(await told(
      strayInBin,
      (id) => `Posting ${id} is in the bin, but the newest version in its history is not its deletion.`,
    )),
    ...toOverdue(Number(overdueJobs?.jobs ?? 0)),
  ]
}

/** Jobs whose newest version doesn't match them, or that are missing from the change list. */
function otherNewest(kind: Client["kind"]): Statement {
  const [changes, field, after] =
    kind === "sqlite"
      ? ["json_each(v.changes)", "c.value ->> '$.field'", "c.value ->> '$.after'"]
      : ["json_array_elements(v.changes::json) AS c(value)", "c.value ->> 'field'", "c.value ->> 'after'"]
  const made = kind === "sqlite" ? `${changes} AS c` : changes
  const columns = Object.entries(textColumns).map(([name, column]) => `WHEN '${name}' THEN j.${column}`)
  const names = Object.keys(textColumns).map((name) => `'${name}'`)
  return {
    values: [],
    long: true,
    text: `SELECT j.id FROM jobs j
      LEFT JOIN job_versions v ON v.job_id = j.id AND v.version = j.version AND v.confidential = j.confidential
      LEFT JOIN changed_jobs c ON c.job_id = j.id AND NOT c.hidden AND NOT c.deleted AND c.version = j.version
      WHERE v.job_id IS NULL OR c.job_id IS NULL
        OR EXISTS (SELECT 1 FROM job_versions l WHERE l.job_id = j.id AND l.version > j.version)
        OR EXISTS (SELECT 1 FROM ${made} WHERE ${field} IN (${names.join()})
          AND ${after} IS DISTINCT FROM CASE ${field} ${columns.join(" ")} END)
      ORDER BY j.id`,
  }
}

/** Jobs that lack a version between the first and the last stored one: a job's versions are removed together or not at all. */
const incomplete: Statement = {
  values: [],
  long: true,
  text: `SELECT job_id AS id FROM job_versions GROUP BY job_id HAVING count(*) <> max(version) - min(version) + 1 ORDER BY job_id`,
}

/** Deleted jobs that still exist, or whose newest version is not their deletion. */
const strayInBin: Statement = {
  values: [],
  long: true,
  text: `SELECT d.job_id AS id FROM deleted_jobs d WHERE EXISTS (SELECT 1 FROM jobs j WHERE j.id = d.job_id)
    OR d.version <> (SELECT coalesce(max(v.version), 0) FROM job_versions v WHERE v.job_id = d.job_id) ORDER BY d.job_id`,
}

/**
 * Deleted jobs that should have left the bin, or the records, by `now`. The service checks every hour; the extra day allows for
 * one that was stopped.
 */
function overdue(now: Date, recordYears: number | undefined): Statement {
  const yesterday = new Date(now.getTime() - dayMilliseconds)
  const [since, lastPublic] = [binSince(yesterday), recordsSince(yesterday, recordYears)]
  return {
    values: [instant(since), instant(yesterday), instant(lastPublic)],
    long: true,
    text: `SELECT count(*) AS jobs FROM deleted_jobs WHERE (erased_at < $2 OR erased_at IS NULL AND deleted_at < $1)
      AND (last_public IS NULL OR last_public < $3)`,
  }
}

function toOverdue(jobs: number): string[] {
  if (jobs === 0) return []
  const postings = jobs === 1 ? "1 deleted posting" : `${jobs} deleted postings`
  return [`${postings} should have left the bin or the records; the service removes them every hour.`]
}
