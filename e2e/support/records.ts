import { randomBytes } from "node:crypto"
import { newRequestLogId } from "@/lib/domain/api-requests/request-log-id"
import { type IdentityRecords, identityRecords } from "./identity-records"
import { deletionTimes, incoherent } from "./incoherent-rows"
import { openRows, type StoredRow } from "./stored-rows"

/** The database rows, for what no client can do or see: a job older than its test, and whether a request wrote anything. */
export type Records = IdentityRecords & {
  /** Gives a job other dates, as if it had been posted then. */
  backdate(jobId: number, dates: { publishDate?: string; closeDate?: string }): Promise<void>
  /** Everything stored about a job, including the time of its last write. */
  storedJob(jobId: number): Promise<StoredRow[]>
  /** The names of the tables that contain `text` in some row. */
  tablesHolding(text: string): Promise<string[]>
  /** An employer's activity, oldest first. */
  activities(employerId: number): Promise<StoredRow[]>
  /** Whatever is incomplete or damaged in the whole database, each as a sentence. All jobs must have been created by the API. */
  incoherences(): Promise<string[]>
  /** Changes the time of a job's activity records. */
  backdateActivities(jobId: number, at: string): Promise<void>
  /** Makes a job deleted at `at`, and posted two days before. */
  backdateDeletion(jobId: number, at: Date): Promise<void>
  /** Makes a view store a query that an older list knew. */
  storeViewQuery(viewId: number, address: string): Promise<void>
  /** Changes the time of a job's last write, as if a server with another clock had made it. */
  redateLastWrite(jobId: number, at: Date): Promise<void>
  /** Adds `count` records of changes to jobs 1, 2, …, as if they had happened. */
  addActivities(employerId: number, count: number): Promise<void>
  /** Removes an employer's activity, as for one that is older than the records. */
  /** Makes a bulk run look as if another server were working on it until `until`. */
  lease(runId: number, until: Date): Promise<void>
  removeActivities(employerId: number): Promise<void>
  idempotencyKeys(employerId: number): Promise<StoredRow[]>
  /** Makes an employer's idempotency keys too old to be answered. */
  ageIdempotencyKeys(employerId: number): Promise<void>
  /** An employer's request log, oldest call first. */
  apiRequests(employerId: number): Promise<StoredRow[]>
  /** Adds calls of a key to the request log, as if it had made them at these times. */
  addApiRequests(employerId: number, keyId: number, times: Date[], status?: number): Promise<void>
  /** Makes the database refuse new activity of an employer until the returned function is called. */
  refuseActivities(employerId: number): Promise<() => Promise<void>>
  /** The secret that the service keeps in the database for its own use. */
  secret(): Promise<string>
  /** Everything stored about an employer and its people, except when they and its keys were last active. */
  stored(employerId: number): Promise<Record<string, StoredRow[]>>
  close(): Promise<void>
}

export function openRecords(databaseUrl: string): Records {
  const { query, close, tables, damages } = openRows(databaseUrl)
  return {
    async backdate(jobId, { publishDate, closeDate }) {
      // This is one statement, since the auto-refresh of another test may run between any two.
      await query(
        "UPDATE jobs SET publish_date = coalesce($1, publish_date), close_date = coalesce($2, close_date) WHERE id = $3",
        [publishDate ?? null, closeDate ?? null, jobId],
      )
    },
    async storedJob(jobId) {
      return [
        ...(await query("SELECT * FROM jobs WHERE id = $1", [jobId])),
        ...(await query("SELECT * FROM job_locations WHERE job_id = $1 ORDER BY position", [jobId])),
        ...(await query("SELECT * FROM job_categories WHERE job_id = $1 ORDER BY position", [jobId])),
      ]
    },
    async tablesHolding(text) {
      const found = []
      for (const { name } of await query(tables, [])) {
        const rows = await query(`SELECT * FROM "${String(name)}"`, [])
        if (rows.some((row) => JSON.stringify(row).includes(text))) found.push(String(name))
      }
      return found
    },
    ...identityRecords(query),
    activities: (employerId) =>
      query("SELECT * FROM activities WHERE employer_id = $1 ORDER BY id", [employerId]),
    async incoherences() {
      const found = await damages()
      for (const [what, sql] of Object.entries(incoherent))
        for (const { id } of await query(sql, [])) found.push(`${what}: ${String(id)}`)
      return found
    },
    async backdateActivities(jobId, at) {
      await query("UPDATE activities SET at = $1 WHERE object_kind = 'job' AND object_id = $2", [at, jobId])
    },
    async backdateDeletion(jobId, at) {
      const posted = new Date(at.getTime() - 2 * 86_400_000)
      const [end, start] = [at, posted].map((instant) => instant.toISOString().replace("Z", "+00:00"))
      await query("UPDATE job_versions SET at = $1 WHERE job_id = $2", [start, jobId])
      for (const change of deletionTimes) await query(`UPDATE ${change} job_id = $2`, [end, jobId])
    },
    async redateLastWrite(jobId, at) {
      const then = at.toISOString().replace("Z", "+00:00")
      await query("UPDATE jobs SET updated_at = $1 WHERE id = $2", [then, jobId])
      await query("UPDATE job_versions SET at = $1 WHERE job_id = $2", [then, jobId])
    },
    async storeViewQuery(viewId, address) {
      await query("UPDATE views SET query = $1 WHERE id = $2", [address, viewId])
    },
    async addActivities(employerId, count) {
      const columns =
        "employer_id, at, actor_kind, actor_name, action, object_kind, object_id, object_name, changes"
      const at = databaseUrl.startsWith("file:") ? "$2" : "CAST($2 AS timestamp)"
      const row = `$1, ${at}, 'service', 'Spec', 'job.changed', 'job', n, 'Job', '[]'`
      await query(
        `INSERT INTO activities (${columns}) WITH RECURSIVE numbers(n) AS
          (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) SELECT ${row} FROM numbers`,
        [employerId, "2026-03-04T10:30:00.000+00:00"],
      )
    },
    async lease(runId, until) {
      const at = until.toISOString().replace("Z", "+00:00")
      await query("UPDATE bulk_runs SET holder = 'other', lease_until = $1 WHERE id = $2", [at, runId])
    },
    async removeActivities(employerId) {
      await query("DELETE FROM activities WHERE employer_id = $1", [employerId])
    },
    idempotencyKeys: (employerId) =>
      query("SELECT * FROM idempotency_keys WHERE employer_id = $1", [employerId]),
    async ageIdempotencyKeys(employerId) {
      await query("UPDATE idempotency_keys SET created_at = $1 WHERE employer_id = $2", [
        new Date(Date.now() - 24 * 3_600_000).toISOString().replace("Z", "+00:00"),
        employerId,
      ])
    },
    apiRequests: (employerId) =>
      query("SELECT * FROM api_requests WHERE employer_id = $1 ORDER BY id", [employerId]),
    async addApiRequests(employerId, keyId, times, status = 400) {
      const code = status < 400 ? "NULL" : status === 404 ? "'not_found'" : "'validation_failed'"
      for (let start = 0; start < times.length; start += 500) {
        const rows = times.slice(start, start + 500).map((at) => {
          const written = at.toISOString().replace("Z", "+00:00")
          return `('${newRequestLogId(at, randomBytes(4).toString("hex"))}', ${employerId}, ${keyId}, '${written}', 'POST', '/api/v1.1/jobs', ${status}, ${code}, 1, 'made', '[]', FALSE)`
        })
        await query(
          `INSERT INTO api_requests (id, employer_id, key_id, at, method, path, status, code, milliseconds, request_id,
            errors, body_cut) VALUES ${rows.join(", ")}`,
          [],
        )
      }
    },
    async refuseActivities(employerId) {
      const name = `refuse_activities_${employerId}`
      const onInsert = `BEFORE INSERT ON activities`
      const when = `WHEN (NEW.employer_id = ${employerId})`
      if (databaseUrl.startsWith("file:")) {
        await query(
          `CREATE TRIGGER ${name} ${onInsert} ${when} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
          [],
        )
        return async () => void (await query(`DROP TRIGGER ${name}`, []))
      }
      const body = "BEGIN RAISE EXCEPTION 'refused'; END"
      await query(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS '${body.replaceAll("'", "''")}'`,
        [],
      )
      await query(`CREATE TRIGGER ${name} ${onInsert} FOR EACH ROW ${when} EXECUTE FUNCTION ${name}()`, [])
      return async () => void (await query(`DROP FUNCTION ${name} CASCADE`, []))
    },
    secret: async () =>
      String((await query("SELECT value FROM settings WHERE name = 'auth_secret'", []))[0]?.value),
    async stored(employerId) {
      const people = "SELECT user_id FROM members WHERE employer_id = $1"
      const asked = {
        employers: "SELECT * FROM employers WHERE id = $1",
        jobs: "SELECT * FROM jobs WHERE employer_id = $1 ORDER BY id",
        keys: "SELECT id, name, hash, scopes, expires_at, paused_at, revoked_at, replaced_by_id FROM api_keys WHERE employer_id = $1 ORDER BY id",
        members: "SELECT id, user_id, role FROM members WHERE employer_id = $1 ORDER BY id",
        invitations: "SELECT * FROM invitations WHERE employer_id = $1 ORDER BY id",
        users: `SELECT id, name, email FROM users WHERE id IN (${people}) ORDER BY id`,
        passwords: `SELECT id, password FROM accounts WHERE user_id IN (${people}) ORDER BY id`,
        sessions: `SELECT id, token FROM sessions WHERE user_id IN (${people}) ORDER BY id`,
        activities: "SELECT id FROM activities WHERE employer_id = $1 ORDER BY id",
      }
      const found: Record<string, StoredRow[]> = {}
      for (const [name, sql] of Object.entries(asked)) found[name] = await query(sql, [employerId])
      return found
    },
    close,
  }
}
