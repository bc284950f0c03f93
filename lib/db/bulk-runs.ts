import type { Role } from "@/lib/domain/actor"
import type { BulkDeed } from "@/lib/domain/bulk-runs/bulk-deed"
import type {
  BulkCounts,
  BulkRun,
  BulkRunState,
  ListedBulkRun,
  SkippedPosting,
} from "@/lib/domain/bulk-runs/bulk-run"
import type { BulkRunStore, StartedBulkRun, WaitingPosting } from "@/lib/domain/bulk-runs/bulk-run-store"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Message } from "@/lib/messages/message"
import { isStanding, undoable } from "./bulk-standing"
import { bulkWrites } from "./bulk-writes"
import { toEmployer } from "./employers"
import type { Client } from "./engine/client"
import { isUniqueViolation } from "./engine/faults"
import { asMilliseconds, instant, rowsOf, type Steps, tell, toDate, type Value } from "./engine/steps"
import type { NoteChange } from "./jobs/jobs"
import { isFree, latestLease } from "./bulk-lease"

type Row = {
  id: number
  employerId: EmployerId
  userId: number
  deed: string
  undoes: number | null
  state: BulkRunState
  total: number
  createdAt: string | number
  finishedAt: string | number | null
}

type Counted = {
  outcome: Exclude<keyof BulkCounts, "partly">
  count: number | string
  told: number | string
}

type ClaimedRow = Parameters<typeof toEmployer>[0] & {
  runId: number
  userId: number
  deed: string
  undoes: number | null
  state: BulkRunState
  address: string | null
  requestId: string
  person: string
  email: string
  role: Role | null
}

const ofPerson = "employer_id = $1 AND user_id = $2 ORDER BY id DESC"

/** Runs in the database; see BulkRunStore for what each call promises. */
export function bulkRunStore(client: Client, noteChange: NoteChange): BulkRunStore {
  const { kind, direct } = client
  const columns = `id, employer_id AS "employerId", user_id AS "userId", deed, undoes_id AS undoes, state, total,
    ${asMilliseconds(kind, "created_at")} AS "createdAt", ${asMilliseconds(kind, "finished_at")} AS "finishedAt"`

  const rowsWhere = (condition: string, values: Value[], limit: number) =>
    direct.rows<Row>({ text: `SELECT ${columns} FROM bulk_runs WHERE ${condition} LIMIT ${limit}`, values })

  async function findWhere(condition: string, values: Value[]): Promise<BulkRun | null> {
    const [row] = await rowsWhere(condition, values, 1)
    if (!row) return null
    const counted = await direct.rows<Counted>({
      text: "SELECT outcome, count(*) AS count, count(reasons) AS told FROM bulk_run_jobs WHERE run_id = $1 GROUP BY outcome",
      values: [row.id],
    })
    const counts: BulkCounts = { waiting: 0, changed: 0, unchanged: 0, skipped: 0, partly: 0 }
    for (const { outcome, count, told } of counted) {
      counts[outcome] = Number(count)
      if (outcome === "changed") counts.partly = Number(told)
    }
    const stands = row.finishedAt !== null && row.undoes === null && counts.changed > 0
    const run = toRun(row)
    return { ...run, counts, standing: stands ? await countStanding(run) : 0 }
  }

  async function countStanding({ id, deed }: ListedBulkRun): Promise<number> {
    const [row] = await direct.rows<{ count: number | string }>({
      text: `SELECT count(*) AS count FROM bulk_run_jobs j WHERE ${undoable(deed, "$1")}`,
      values: [id],
    })
    return Number(row?.count ?? 0)
  }

  /** Stores a run with the postings that `fill` selects for it. */
  async function begin(run: StartedBulkRun, undoes: number | null, fill: (id: number) => Steps<void>) {
    const { employerId, userId, deed, address, requestId, createdAt } = run
    try {
      return await direct.write(function* (): Steps<number> {
        const [row] = yield* rowsOf<{ id: number }>(
          `INSERT INTO bulk_runs (employer_id, user_id, deed, state, undoes_id, total, address, request_id, created_at)
            VALUES ($1, $2, $3, 'running', $4, 0, $5, $6, $7) RETURNING id`,
          [employerId, userId, JSON.stringify(deed), undoes, address, requestId, instant(createdAt)],
        )
        const { id } = row as { id: number }
        yield* fill(id)
        yield* tell(
          "UPDATE bulk_runs SET total = (SELECT count(*) FROM bulk_run_jobs WHERE run_id = $1) WHERE id = $1",
          [id],
        )
        return id
      })
    } catch (error) {
      if (isUniqueViolation(error)) return null
      throw error
    }
  }

  return {
    begin: (run, jobIds) =>
      begin(run, null, (id) => {
        const asked =
          kind === "sqlite"
            ? "(SELECT key AS position, value AS job_id FROM json_each($2)) AS asked"
            : "(SELECT (n - 1)::int AS position, v::int AS job_id FROM json_array_elements_text($2::json) WITH ORDINALITY AS e (v, n)) AS asked"
        return tell(
          `INSERT INTO bulk_run_jobs (run_id, position, job_id, title, outcome)
            SELECT CAST($1 AS INTEGER), asked.position, asked.job_id, coalesce(j.title, d.title, ''), 'waiting' FROM ${asked}
            LEFT JOIN jobs j ON j.id = asked.job_id AND j.employer_id = $3 LEFT JOIN deleted_jobs d ON d.job_id = asked.job_id AND d.employer_id = $3 AND d.erased_at IS NULL`,
          [id, JSON.stringify(jobIds), run.employerId],
        )
      }),

    beginUndo: (run, undoes) =>
      begin(run, undoes, (id) =>
        tell(
          `INSERT INTO bulk_run_jobs (run_id, position, job_id, title, outcome) SELECT CAST($2 AS INTEGER), j.position, j.job_id, j.title, 'waiting' FROM bulk_run_jobs j WHERE ${isStanding("$1")}`,
          [undoes, id],
        ),
      ),

    find: (employerId, id) => findWhere("employer_id = $1 AND id = $2", [employerId, id]),
    latest: (employerId, userId) => findWhere(ofPerson, [employerId, userId]),

    list: async (employerId, userId, limit) =>
      (await rowsWhere(ofPerson, [employerId, userId], limit)).map(toRun),

    async skipped(id, after, limit) {
      const rows = await direct.rows<Omit<SkippedPosting, "reasons"> & { reasons: string }>({
        text: `SELECT position, job_id AS id, title, reasons FROM bulk_run_jobs
          WHERE run_id = $1 AND reasons IS NOT NULL AND position > $2 ORDER BY position LIMIT ${limit}`,
        values: [id, after],
      })
      return rows.map((row) => ({ ...row, reasons: JSON.parse(row.reasons) as Message[] }))
    },

    cancel: (employerId, id) =>
      direct.write(() =>
        tell(
          "UPDATE bulk_runs SET state = 'canceling' WHERE employer_id = $1 AND id = $2 AND finished_at IS NULL",
          [employerId, id],
        ),
      ),

    async claimable(lease) {
      const rows = await direct.rows<{ id: number }>({
        text: `SELECT id FROM bulk_runs WHERE finished_at IS NULL AND ${isFree("$1", "$2", "$3")} ORDER BY id`,
        values: [lease.holder, instant(lease.now), instant(latestLease(lease))],
      })
      return rows.map(({ id }) => id)
    },

    async claim(id, lease) {
      const [row] = await direct.write(() =>
        rowsOf<{ id: number }>(
          `UPDATE bulk_runs SET holder = $1, lease_until = $2
            WHERE id = $3 AND finished_at IS NULL AND ${isFree("$1", "$4", "$5")} RETURNING id`,
          [lease.holder, instant(lease.until), id, instant(lease.now), instant(latestLease(lease))],
        ),
      )
      if (!row) return null
      const [found] = await direct.rows<ClaimedRow>({
        text: `SELECT r.id AS "runId", r.user_id AS "userId", r.deed, r.undoes_id AS undoes, r.state, r.address,
          r.request_id AS "requestId", u.name AS person, u.email, m.role, e.id, e.name, e.plan, e.time_zone AS "timeZone",
          e.requires_two_factor AS "requiresTwoFactor", e.check_revision AS "checkRevision"
          FROM bulk_runs r JOIN users u ON u.id = r.user_id JOIN employers e ON e.id = r.employer_id
          LEFT JOIN members m ON m.user_id = r.user_id AND m.employer_id = r.employer_id WHERE r.id = $1`,
        values: [id],
      })
      if (!found) return null
      const { runId, userId, deed, undoes, state, address, requestId, person, email, role, ...employer } =
        found
      const actor = role && ({ kind: "person", userId, name: person, email, role } as const)
      const asked = { undoes, state, address, requestId, actor, employer: toEmployer(employer) }
      return { id: runId, deed: JSON.parse(deed) as BulkDeed, ...asked }
    },

    next: (id, limit) =>
      direct.rows<WaitingPosting>({
        text: `SELECT j.position, j.job_id AS "jobId", made.version AS made FROM bulk_run_jobs j
          JOIN bulk_runs r ON r.id = j.run_id
          LEFT JOIN bulk_run_jobs made ON made.run_id = r.undoes_id AND made.position = j.position
          WHERE j.run_id = $1 AND j.outcome = 'waiting' ORDER BY j.position LIMIT ${limit}`,
        values: [id],
      }),

    writes: (runId, employerId) => bulkWrites(client, noteChange, { runId, employerId }),

    store: (id, outcomes, { holder, until }) =>
      direct.write(function* (): Steps<boolean> {
        const held = yield* rowsOf(
          "UPDATE bulk_runs SET lease_until = $1 WHERE id = $2 AND holder = $3 AND finished_at IS NULL RETURNING id",
          [instant(until), id, holder],
        )
        if (held.length === 0) return false
        for (const { position, came } of outcomes)
          yield* tell(
            "UPDATE bulk_run_jobs SET outcome = $1, reasons = $2 WHERE run_id = $3 AND position = $4 AND outcome = 'waiting'",
            [came.outcome, came.outcome === "skipped" ? JSON.stringify(came.reasons) : null, id, position],
          )
        return true
      }),

    finish: (id, { holder, now }) =>
      direct.write(() =>
        tell(
          `UPDATE bulk_runs SET finished_at = $1, holder = NULL, lease_until = NULL, state = CASE
              WHEN EXISTS (SELECT 1 FROM bulk_run_jobs WHERE run_id = $2 AND outcome = 'waiting') THEN 'canceled' ELSE 'done' END
            WHERE id = $2 AND holder = $3 AND finished_at IS NULL`,
          [instant(now), id, holder],
        ),
      ),

    release: (holder) =>
      direct.write(() =>
        tell("UPDATE bulk_runs SET holder = NULL, lease_until = NULL WHERE holder = $1", [holder]),
      ),

    async removeBefore(before) {
      const removed = await direct.write(() =>
        rowsOf("DELETE FROM bulk_runs WHERE created_at < $1 AND finished_at IS NOT NULL RETURNING id", [
          instant(before),
        ]),
      )
      return removed.length
    },
  }
}

function toRun({ createdAt, finishedAt, deed, ...row }: Row): ListedBulkRun {
  const created = toDate(createdAt) as Date
  return { ...row, deed: JSON.parse(deed) as BulkDeed, createdAt: created, finishedAt: toDate(finishedAt) }
}
