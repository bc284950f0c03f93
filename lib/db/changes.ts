import type { Change, ChangePlace, ChangeStore } from "@/lib/domain/changes/change-store"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import { beginEpoch, epochOfNow } from "./change-epoch"
import type { Client } from "./engine/client"
import {
  instant,
  asMilliseconds,
  rowsOf,
  type Statement,
  type Steps,
  tell,
  toDate,
  type Value,
} from "./engine/steps"
import { rowToJob, selectJobs } from "./jobs/job-rows"

/** Jobs read at once, in bytes, because other requests wait while they are made into JSON; a single job may be longer. */
const mostBytes = 2_000_000

type Entry = {
  position: number
  jobId: number
  deleted: boolean | 0 | 1
  referenceId: string | null
  at: string | number
  kind: Change["by"]["kind"]
  name: string
}

/**
 * The change list in the database; see ChangeStore. Callers waiting for a change use change-signals.ts. Entries are stored with
 * the writes: see job-history.ts.
 */
export function changeStore({ kind, direct }: Client): Omit<ChangeStore, "listen"> {
  const job = selectJobs(kind)

  const entries = (among: VisibleJobs, place: ChangePlace, limit: number): Promise<Entry[]> =>
    direct.rows<Entry>(entriesAfter(kind, among, place, limit))

  return {
    async after(among, place, limit) {
      const found = await entries(among, place, limit)
      if (found.length === 0) return []
      const ids = found.flatMap(({ deleted, jobId }) => (deleted ? [] : [jobId]))
      const visibleOnly = among.confidential ? "" : "AND NOT j.confidential"
      const rows = await direct.rows<Parameters<typeof rowToJob>[0]>({
        text: `${job} WHERE j.employer_id = $1 AND j.id IN (${
          kind === "sqlite"
            ? "SELECT value FROM json_each($2)"
            : "SELECT json_array_elements_text($2::json)::int"
        }) ${visibleOnly}`,
        values: [among.employerId, JSON.stringify(ids)],
      })
      const jobs = new Map(rows.map((row) => [row.id, rowToJob(row)]))
      return found.flatMap((entry) => changeOf(entry, jobs) ?? [])
    },

    async isAnyAfter(among, place) {
      return (await direct.rows(anyAfter(among, place))).length > 0
    },

    async bounds(employerId) {
      const [row] = await direct.rows<{ latest: number | null; forgotten: number; epoch: string }>({
        text: `SELECT (SELECT max(id) FROM changed_jobs WHERE employer_id = $1) AS latest, changes_forgotten AS forgotten,
            ${epochOfNow} AS epoch
          FROM employers WHERE id = $1`,
        values: [employerId],
      })
      const { latest, forgotten = 0, epoch = "" } = row ?? {}
      return { latest: Math.max(latest ?? 0, forgotten), forgotten, epoch }
    },

    async expireCursors() {
      await direct.write(() => tell(beginEpoch(), []))
    },

    async forgetDeletions(before) {
      return direct.write(function* (): Steps<number> {
        const gone = yield* rowsOf<{ employerId: number; id: number }>(
          `DELETE FROM changed_jobs WHERE deleted AND at < $1 RETURNING employer_id AS "employerId", id`,
          [instant(before)],
        )
        const latest = new Map<number, number>()
        for (const { employerId, id } of gone)
          latest.set(employerId, Math.max(id, latest.get(employerId) ?? 0))
        for (const [employerId, id] of latest)
          yield* tell(
            "UPDATE employers SET changes_forgotten = $1 WHERE id = $2 AND changes_forgotten < $1",
            [id, employerId],
          )
        return gone.length
      })
    },
  }
}

/** Callers who may see confidential jobs get no hidden entries; all others get no confidential ones. */
function following({ employerId, confidential }: VisibleJobs, { position, began }: ChangePlace) {
  const where = `c.employer_id = $1 AND ${confidential ? "NOT c.hidden" : "NOT c.confidential"} AND c.id > $2
      AND (NOT c.deleted OR c.id > $3)`
  return { where, values: [employerId, position, began] as Value[] }
}

/** The statement that reads the entries of one answer. */
export function entriesAfter(
  kind: Client["kind"],
  among: VisibleJobs,
  place: ChangePlace,
  limit: number,
): Statement {
  const { where, values } = following(among, place)
  return {
    text: `SELECT position, "jobId", deleted, "referenceId", at, kind, name FROM (
        SELECT *, sum(bytes) OVER (ORDER BY position) AS total, row_number() OVER (ORDER BY position) AS place FROM (
          SELECT c.id AS position, c.job_id AS "jobId", c.deleted, c.reference_id AS "referenceId",
            ${asMilliseconds(kind, "c.at")} AS at, c.actor_kind AS kind, c.actor_name AS name,
            coalesce((SELECT octet_length(j.description) FROM jobs j WHERE j.id = c.job_id), 0) AS bytes
          FROM changed_jobs c WHERE ${where} ORDER BY c.id LIMIT ${limit}
        ) AS following
      ) AS counted WHERE place = 1 OR total <= ${mostBytes} ORDER BY position`,
    values,
  }
}

/** The statement that finds out whether there is any entry. */
export function anyAfter(among: VisibleJobs, place: ChangePlace): Statement {
  const { where, values } = following(among, place)
  return { text: `SELECT 1 AS one FROM changed_jobs c WHERE ${where} ORDER BY c.id LIMIT 1`, values }
}

/** Null if the job was deleted or hidden after the entry was read: a later entry says what became of it. */
function changeOf(entry: Entry, jobs: Map<number, ReturnType<typeof rowToJob>>): Change | null {
  const { position, jobId: id, referenceId, kind, name } = entry
  const told = { position, id, at: toDate(entry.at) as Date, by: { kind, name } }
  if (entry.deleted) return { ...told, type: "delete", referenceId }
  const job = jobs.get(id)
  return job ? { ...told, type: "upsert", version: job.version, job } : null
}
