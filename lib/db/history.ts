import type { HistoryAction, JobVersion } from "@/lib/domain/history/history"
import type { HistoryStore, VersionsOf } from "@/lib/domain/history/history-store"
import type { Dismissal } from "@/lib/domain/job-checks/dismissal"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import type { Client } from "./engine/client"
import { asMilliseconds, toDate, type Value } from "./engine/steps"

/** Most bytes of descriptions read with a part of a history; a single description may be longer. */
const mostDescriptionBytes = 4_000_000

type Row = {
  version: number
  at: string | number
  kind: JobVersion["by"]["kind"]
  name: string
  action: HistoryAction
  employerName: string
  confidential: boolean | 0 | 1
  changes: string
  description: string | null
}

/** The versions of jobs in the database; see HistoryStore. They are stored with the writes that make them: see job-history.ts. */
export function historyStore({ kind, direct }: Client): HistoryStore {
  const columns = `version, ${asMilliseconds(kind, "at")} AS at, actor_kind AS kind, actor_name AS name, action,
    employer_name AS "employerName", confidential, changes`

  function of({ employerId, jobId, confidential }: VersionsOf): { where: string; values: Value[] } {
    const told = confidential ? "" : "AND NOT confidential"
    return { where: `job_id = $1 AND employer_id = $2 ${told}`, values: [jobId, employerId] }
  }

  return {
    async list(versions, before, limit) {
      const { where, values } = of(versions)
      const earlier = before === null ? "" : "AND version < $4"
      const rows = await direct.rows<Row>({
        text: `SELECT ${columns}, description FROM (
            SELECT *, sum(coalesce(octet_length(description), 0)) OVER (ORDER BY version DESC) AS bytes,
              row_number() OVER (ORDER BY version DESC) AS position
            FROM (SELECT * FROM job_versions WHERE ${where} ${earlier} ORDER BY version DESC LIMIT $3) AS latest
          ) AS counted
          WHERE position = 1 OR bytes <= ${mostDescriptionBytes} ORDER BY version DESC`,
        values: [...values, limit, ...(before === null ? [] : [before])],
      })
      return rows.map(toVersion)
    },

    async since(versions, version) {
      const { where, values } = of(versions)
      const rows = await direct.rows<Row>({
        text: `SELECT ${columns}, NULL AS description FROM job_versions WHERE ${where} AND version > $3 ORDER BY version DESC`,
        values: [...values, version],
      })
      return rows.map(toVersion)
    },

    async find(versions, version) {
      const { where, values } = of(versions)
      const [row] = await direct.rows<Row>({
        text: `SELECT ${columns}, NULL AS description FROM job_versions WHERE ${where} AND version = $3`,
        values: [...values, version],
      })
      return row ? toVersion(row) : null
    },

    async descriptionReplacedAfter(versions, version) {
      const { where, values } = of(versions)
      const [row] = await direct.rows<{ description: string }>({
        text: `SELECT description FROM job_versions WHERE ${where} AND version > $3 AND description IS NOT NULL
          ORDER BY version LIMIT 1`,
        values: [...values, version],
      })
      return row?.description ?? null
    },

    async endedDismissals(employerId, from, to) {
      const rows = await direct.rows<{ jobId: number; until: string | number; dismissal: string }>({
        text: `SELECT job_id AS "jobId", ${asMilliseconds(kind, "until")} AS until, dismissal FROM ended_dismissals
          WHERE employer_id = $1 AND job_id BETWEEN $2 AND $3 ORDER BY id`,
        values: [employerId, from, to],
      })
      return rows.map(({ jobId, until, dismissal }) => ({
        jobId,
        dismissal: { ...(JSON.parse(dismissal) as Dismissal), until: toDate(until) as Date },
      }))
    },
  }
}

function toVersion({ version, at, kind, name, action, employerName, ...row }: Row): JobVersion {
  const changes = JSON.parse(row.changes) as JobFieldChange[]
  return {
    version,
    at: toDate(at) as Date,
    by: { kind, name },
    action,
    employerName,
    confidential: Boolean(row.confidential),
    changes: changes.map((change) =>
      change.field === "description" ? { ...change, before: row.description ?? "" } : change,
    ),
  }
}
