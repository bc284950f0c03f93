import type { EmployerId } from "@/lib/domain/employers/employer"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import type { Client } from "../engine/client"
import { noteWebhookEvents } from "../webhooks/webhook-outbox"
import { instant, rowMarks, type Steps, tell, type Value } from "../engine/steps"
import { concealed, type Written } from "./written"

type Kind = Client["kind"]

/** Stores the versions that writes to an employer's jobs made, their webhook events, and the jobs' new places in the change list. */
export function* noteWrites(kind: Kind, employerId: EmployerId, writes: Written[]): Steps<void> {
  const versions = writes.map(versionRow)
  yield* insert(
    `INSERT INTO job_versions (job_id, version, employer_id, at, actor_kind, actor_name, action, employer_name, confidential,
      changes, description)`,
    versions,
  )
  yield* noteWebhookEvents(employerId, writes)
  yield* takeTurn(kind, employerId)
  yield* place(
    kind,
    writes.map(entryRow),
    writes.every(({ action }) => action === "created"),
  )
  for (const { job } of writes.filter(isRevealed))
    yield* tell("DELETE FROM changed_jobs WHERE job_id = $1 AND hidden", [job.id])
  const farewells = writes.flatMap(farewellRows)
  if (farewells.length > 0) yield* place(kind, farewells)
}

/**
 * Ids follow the order in which writes are stored only if nobody draws one before the last writer has stored: from here to the
 * end of the transaction, no other write to this employer's jobs can. SQLite has one writer at a time anyway.
 */
function* takeTurn(kind: Kind, employerId: EmployerId): Steps<void> {
  if (kind === "postgresql") yield* tell(`SELECT pg_advisory_xact_lock(${lockClass}, $1::int)`, [employerId])
}

/** Keeps these advisory locks apart from others in the same database. */
const lockClass = 7_306_001

/**
 * Moves each job to the end of the change list, with a newly drawn id. On SQLite, this deletes and inserts: for `OR REPLACE`,
 * SQLite keeps a statement journal and makes the search index store what it holds for the whole group.
 */
function* place(kind: Kind, rows: Value[][], areNew = false): Steps<void> {
  const columns =
    "employer_id, job_id, hidden, deleted, confidential, version, reference_id, at, actor_kind, actor_id, actor_name"
  const into = `INSERT INTO changed_jobs (${columns})`
  if (kind === "sqlite") {
    for (const [, jobId, hidden] of areNew ? [] : rows)
      yield* tell("DELETE FROM changed_jobs WHERE job_id = $1 AND hidden = $2", [jobId, hidden] as Value[])
    return yield* insert(into, rows)
  }
  const moved = columns.split(", ").map((column) => `${column} = excluded.${column}`)
  yield* insert(into, rows, `ON CONFLICT (job_id, hidden) DO UPDATE SET id = excluded.id, ${moved.join()}`)
}

/** The number of rows varies too much to keep a plan for each. */
function* insert(into: string, rows: Value[][], otherwise = ""): Steps<void> {
  const text = `${into} VALUES ${rowMarks(rows)} ${otherwise}`
  yield { text, values: rows.flat(), unread: true, fresh: rows.length > 1 }
}

function versionRow({ job, at, by, action, changes }: Written): Value[] {
  const description = changes.find(({ field }) => field === "description")?.before as string | undefined
  return [
    ...[job.id, job.version, job.employer.id, instant(at), by.kind, by.name, action, job.employer.name],
    ...[job.confidential, JSON.stringify(changes.map(withoutDescription)), description ?? null],
  ]
}

function withoutDescription(change: JobFieldChange): JobFieldChange {
  return change.field === "description" ? { ...change, before: "", after: "" } : change
}

function entryRow({ job, at, by, action }: Written): Value[] {
  const deleted = action === "deleted"
  return [
    ...[job.employer.id, job.id, false, deleted, job.confidential, job.version],
    ...[deleted ? job.referenceId : null, instant(at), by.kind, by.id, by.name],
  ]
}

/** The entry that tells callers who may not see confidential jobs that this one is gone. */
function farewellRows(written: Written): Value[][] {
  const known = concealed(written)
  if (!known) return []
  const { job, at, by } = written
  return [
    [
      ...[job.employer.id, job.id, true, true, false, job.version],
      ...[known.referenceId, instant(at), by.kind, by.id, by.name],
    ],
  ]
}

function isRevealed({ changes }: Written): boolean {
  return changes.some(({ field, before }) => field === "confidential" && before === true)
}
