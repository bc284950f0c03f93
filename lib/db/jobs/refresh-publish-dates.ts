import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import { refreshDays } from "@/lib/domain/jobs/job"
import type { JobStore, RefreshedJob } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import { keepOthersFrom } from "../engine/direct-postgres"
import { asMilliseconds, inList, instant, rowsOf, type Steps, toDate, type Value } from "../engine/steps"
import { noteWrites } from "./job-history"
import { inItsTurn, type Written } from "./written"
import { noteActivity } from "./job-writes"

/** Jobs moved in one transaction, so that no other writer waits for thousands. */
const mostTogether = 200

type Moved = RefreshedJob & {
  employerId: EmployerId
  employerName: string
  referenceId: string | null
  confidential: boolean | 0 | 1
  version: number
  publishedBefore: CalendarDate
  updatedAt: string | number
}

/** `refresh` of JobStore: returns how many jobs moved. Each gets its activity and its version in the same transaction. */
export async function refreshPublishDates(
  { kind, direct }: Client,
  noteChange: (employerId: number) => void,
  ...run: Parameters<JobStore["refresh"]>
): Promise<number> {
  let total = 0
  for (;;) {
    const moved = await direct.write(() => refreshSome(kind, ...run))
    for (const employerId of new Set(moved.map(({ employerId }) => employerId))) noteChange(employerId)
    total += moved.length
    if (moved.length < mostTogether) return total
  }
}

function* refreshSome(
  kind: Client["kind"],
  ...[timeZone, today, describe]: Parameters<JobStore["refresh"]>
): Steps<Moved[]> {
  const due = yield* dueJobs(kind, [timeZone, today])
  const byEmployer = new Map<EmployerId, Written[]>()
  for (const job of due) {
    const activity = inItsTurn(describe(job), toDate(job.updatedAt))
    const after = job.publishDate
    const values: Value[] = [after, instant(activity.at), job.id]
    yield {
      text: "UPDATE jobs SET publish_date = $1, updated_at = $2, version = version + 1 WHERE id = $3",
      values,
      unread: true,
    }
    yield* noteActivity(job.employerId, activity)
    const changes: JobFieldChange[] = [{ field: "publishDate", before: job.publishedBefore, after }]
    const { employerId, employerName, confidential, ...rest } = job
    const written: Written = {
      job: {
        ...rest,
        version: job.version + 1,
        confidential: Boolean(confidential),
        employer: { id: employerId, name: employerName },
      },
      at: activity.at,
      by: activity.actor,
      action: "refreshed",
      changes,
    }
    byEmployer.set(employerId, [...(byEmployer.get(employerId) ?? []), written])
  }
  // In the same order everywhere, because each takes a lock that others wait for.
  for (const [employerId, writes] of [...byEmployer].sort(([a], [b]) => a - b))
    yield* noteWrites(kind, employerId, writes)
  return due
}

/**
 * Finds what is due while nobody else writes to the jobs of those employers: a transaction over many jobs waits for rows that
 * others may hold.
 */
function* dueJobs(kind: Client["kind"], values: Value[]): Steps<Moved[]> {
  if (kind === "sqlite") return yield* rowsOf<Moved>(dueStatement(kind), values)
  const employers = `SELECT DISTINCT "employerId" AS id FROM (${dueStatement(kind)}) AS due ORDER BY id`
  const found = yield* rowsOf<{ id: number }>(keepOthersFrom(employers), values)
  if (found.length === 0) return []
  const ids = JSON.stringify(found.map(({ id }) => id))
  const ofThese = dueStatement(kind, `AND j.employer_id ${inList(kind, "$3")}`)
  return yield* rowsOf<Moved>(`${ofThese} FOR UPDATE OF j`, [...values, ids])
}

/**
 * The active auto-refreshing jobs of unlimited employers in a time zone whose publishDate is due to move, by as many whole
 * weeks as have passed, never past closeDate. Once moved, a job is no longer due, so any number of instances may run this.
 */
function dueStatement(kind: Client["kind"], where = ""): string {
  const [least, moved] =
    kind === "sqlite"
      ? [
          "min(j.close_date, $2)",
          `date(j.publish_date, '+' || (${refreshDays} * CAST((julianday(min(j.close_date, $2)) - julianday(j.publish_date)) / ${refreshDays} AS INTEGER)) || ' days')`,
        ]
      : [
          "LEAST(j.close_date, $2::text)",
          `to_char(j.publish_date::date + ${refreshDays} * ((LEAST(j.close_date, $2::text)::date - j.publish_date::date) / ${refreshDays}), 'YYYY-MM-DD')`,
        ]
  const due =
    kind === "sqlite"
      ? `date(j.publish_date, '+${refreshDays} days') <= ${least}`
      : `j.publish_date::date + ${refreshDays} <= ${least}::date`
  return `SELECT j.id, j.employer_id AS "employerId", e.name AS "employerName", j.reference_id AS "referenceId", j.title, j.confidential,
      j.version, ${asMilliseconds(kind, "j.updated_at")} AS "updatedAt", j.publish_date AS "publishedBefore", ${moved} AS "publishDate"
    FROM jobs j JOIN employers e ON e.id = j.employer_id
    WHERE j.status = 'active' AND j.auto_refresh AND e.plan = 'unlimited' AND e.time_zone = $1 AND ${due} ${where}
    ORDER BY j.employer_id, j.id LIMIT ${mostTogether}`
}
