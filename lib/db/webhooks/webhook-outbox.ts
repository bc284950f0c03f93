import { randomUUID } from "node:crypto"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { historyActionOf } from "@/lib/domain/history/history"
import { instant, rowMarks, type Steps, tell, type Value } from "../engine/steps"
import { concealed, revealed, type Written } from "../jobs/written"

/** Which webhooks hear of an event, by whether they hear of confidential jobs. */
type Audience = "all" | "confidential" | "others"

/**
 * Stores what webhooks should hear about writes to an employer's jobs, in the writes' own transaction; nothing if the employer
 * has no webhook.
 */
export function* noteWebhookEvents(employerId: EmployerId, writes: Written[]): Steps<void> {
  for (const row of writes.flatMap(eventRows))
    yield* tell(insertEvent, [employerId, `evt_${randomUUID()}`, ...row])
}

const columns =
  "employer_id, key, type, at, job_id, reference_id, version, changed, actor_kind, actor_name, audience, spread"

const insertEvent = `INSERT INTO webhook_events (${columns})
  SELECT ${rowMarks([columns.split(", ")]).slice(1, -1)} WHERE EXISTS (SELECT 1 FROM webhooks WHERE employer_id = $1)`

/**
 * A job that becomes active by being restored is also reported as published. To webhooks that don't hear of confidential jobs,
 * a job that became confidential is reported as deleted, with the reference they knew, and one that no longer is as created:
 * the changes would reveal what it was.
 */
function eventRows(written: Written): Value[][] {
  const { job, action, changes, comesOut = historyActionOf(changes) === "published" } = written
  const changed = changes.map(({ field }) => field).filter((field) => field !== "closeDateIsDefault")
  const known = concealed(written)
  const isNew = revealed(written)
  const audience = job.confidential || isNew ? "confidential" : "all"
  const types = action === "restored" && comesOut ? ["job.restored", "job.published"] : [`job.${action}`]
  const told = types.map((type) => eventRow(written, type, job.referenceId, changed, audience))
  if (known) return [...told, eventRow(written, "job.deleted", known.referenceId, [], "others")]
  if (isNew) return [...told, eventRow(written, "job.created", job.referenceId, [], "others")]
  return told
}

function eventRow(
  { job, at, by }: Written,
  type: string,
  referenceId: string | null,
  changed: string[],
  audience: Audience,
): Value[] {
  return [
    ...[type, instant(at), job.id, referenceId, job.version, JSON.stringify(changed)],
    ...[by.kind, by.name, audience, false],
  ]
}
