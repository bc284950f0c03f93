import type { BinStore, OutlivedJob } from "@/lib/domain/bin/bin-store"
import type { BinEntry, DeletedJob } from "@/lib/domain/bin/deleted-job"
import type { Job, JobStatus } from "@/lib/domain/jobs/job"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import { noteActivity } from "./jobs/job-writes"
import { bringJobBack } from "./jobs/bin-writes"
import type { NoteChange } from "./jobs/jobs"
import { orConflict } from "./jobs/job-conflicts"
import type { Client } from "./engine/client"
import { instant, asMilliseconds, rowsOf, type Steps, tell, toDate, type Value } from "./engine/steps"

type Instant = string | number

type Row = {
  content: string
  version: number
  deletedAt: Instant
  kind: DeletedJob["deletedBy"]["kind"]
  name: string
  createdAt: Instant
  firstPublished: string | null
  erasedAt: Instant | null
}

type EntryRow = Pick<Row, "deletedAt" | "kind" | "name"> & {
  id: number
  title: string
  referenceId: string | null
  status: JobStatus
  confidential: boolean | 0 | 1
}

/** The deleted jobs in the database; see BinStore. */
export function binStore(client: Client, noteChange: NoteChange): BinStore {
  const { kind, direct } = client
  const deletion = `${asMilliseconds(kind, "deleted_at")} AS "deletedAt", actor_kind AS kind, actor_name AS name`
  const columns = `content, version, ${deletion}, ${asMilliseconds(kind, "created_at")} AS "createdAt",
    first_published AS "firstPublished", ${asMilliseconds(kind, "erased_at")} AS "erasedAt"`

  function visible({ employerId, confidential }: VisibleJobs): { where: string; values: Value[] } {
    return { where: `employer_id = $1 ${confidential ? "" : "AND NOT confidential"}`, values: [employerId] }
  }

  return {
    async find(among, id) {
      const { where, values } = visible(among)
      const [row] = await direct.rows<Row>({
        text: `SELECT ${columns} FROM deleted_jobs WHERE ${where} AND job_id = $2`,
        values: [...values, id],
      })
      return row ? toDeletedJob(row) : null
    },

    async list(among, { q, since }, { offset, limit }) {
      const { where, values } = visible(among)
      const searched = q === null ? "" : `AND ${contains(kind, "$3")}`
      const condition = `${where} AND deleted_at > $2 AND erased_at IS NULL ${searched}`
      const asked = [...values, instant(since), ...(q === null ? [] : [q])]
      const [counted] = await direct.rows<{ total: number | string }>({
        text: `SELECT count(*) AS total FROM deleted_jobs WHERE ${condition}`,
        values: asked,
      })
      const rows = await direct.rows<EntryRow>({
        text: `SELECT job_id AS id, title, reference_id AS "referenceId", status, confidential, ${deletion} FROM deleted_jobs
          WHERE ${condition} ORDER BY deleted_at DESC, job_id DESC LIMIT ${limit} OFFSET ${offset}`,
        values: asked,
      })
      return { jobs: rows.map(toEntry), total: Number(counted?.total ?? 0) }
    },

    async idsWithDeleted(among, after, limit) {
      const { where, values } = visible(among)
      const ids = (column: string, table: string) =>
        `SELECT * FROM (SELECT ${column} AS id FROM ${table} WHERE ${where} AND ${column} > $2 ORDER BY ${column} LIMIT ${limit}) AS ${table}`
      const rows = await direct.rows<{ id: number }>({
        text: `${ids("id", "jobs")} UNION ALL ${ids("job_id", "deleted_jobs")} ORDER BY id LIMIT ${limit}`,
        values: [...values, after],
      })
      return rows.map(({ id }) => id)
    },

    async bringBack(employerId, deleted, back) {
      const write = await orConflict(client, undefined, () =>
        direct.write(() => bringJobBack(kind, employerId, deleted, back), employerId),
      )
      noteChange(employerId)
      return write
    },

    erase: (employerId, { job, version }, activity, at) =>
      direct.write(function* (): Steps<boolean> {
        const erased = yield* rowsOf(
          `UPDATE deleted_jobs SET erased_at = $1 WHERE job_id = $2 AND employer_id = $3 AND version = $4 AND erased_at IS NULL
            RETURNING job_id`,
          [instant(at), job.id, employerId, version],
        )
        if (erased.length > 0) yield* noteActivity(employerId, activity)
        return erased.length > 0
      }),

    outlived({ since, lastPublic }, after, limit) {
      // Each part uses the index on last_public, which skips the jobs whose record is kept for years.
      const left = "(deleted_at <= $1 OR erased_at IS NOT NULL) AND job_id > $3"
      const part = (condition: string) =>
        `SELECT employer_id AS "employerId", job_id AS id FROM deleted_jobs WHERE ${condition} AND ${left}`
      return direct.rows<OutlivedJob>({
        text: `${part("last_public IS NULL")} UNION ALL ${part("last_public <= $2")} ORDER BY id LIMIT ${limit}`,
        values: [instant(since), instant(lastPublic), after],
      })
    },

    noteLastPublic: (id, lastPublic) =>
      direct.write(function* (): Steps<void> {
        yield* tell("UPDATE deleted_jobs SET last_public = $1 WHERE job_id = $2", [instant(lastPublic), id])
      }),

    forget: (id) =>
      direct.write(function* (): Steps<boolean> {
        const gone = yield* rowsOf("DELETE FROM deleted_jobs WHERE job_id = $1 RETURNING job_id", [id])
        // It may have been restored just now.
        if (gone.length === 0) return false
        for (const kept of ["job_versions", "ended_dismissals"])
          yield* tell(`DELETE FROM ${kept} WHERE job_id = $1`, [id])
        return true
      }),
  }
}

function contains(kind: Client["kind"], term: string): string {
  return kind === "sqlite" ? `instr(search_text, ${term}) > 0` : `position(${term} in search_text) > 0`
}

function toDeletedJob({ content, version, deletedAt, kind, name, ...row }: Row): DeletedJob {
  const job = JSON.parse(content) as Omit<Job, "dismissals"> & Partial<Pick<Job, "dismissals">>
  return {
    // Jobs deleted before the posting check existed had nothing to dismiss.
    job: { ...job, dismissals: job.dismissals ?? [] },
    version,
    deletedAt: toDate(deletedAt) as Date,
    deletedBy: { kind, name },
    createdAt: toDate(row.createdAt) as Date,
    firstPublished: row.firstPublished,
    erasedAt: toDate(row.erasedAt),
  }
}

function toEntry({ deletedAt, kind, name, ...row }: EntryRow): BinEntry {
  return {
    ...row,
    confidential: Boolean(row.confidential),
    deletedAt: toDate(deletedAt) as Date,
    deletedBy: { kind, name },
  }
}
