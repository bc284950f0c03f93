import type { CalendarDate } from "@/lib/domain/calendar-date"
import { refreshDays } from "@/lib/domain/jobs/job"
import type { JobStore, RefreshedJob } from "@/lib/domain/jobs/job-store"
import { addActivity } from "../activities"
import type { Client } from "../engine/client"
import { Prisma } from "../generated/sqlite/client"

/** `refresh` of JobStore: answers how many jobs moved. Each has its activity in the same transaction. */
export function refreshPublishDates(
  { kind, write }: Client,
  ...[timeZone, today, describe]: Parameters<JobStore["refresh"]>
): Promise<number> {
  return write(async (transaction) => {
    const moved = await transaction.$queryRaw<(RefreshedJob & { employerId: number })[]>(
      refreshStatement(kind, timeZone, today),
    )
    for (const job of moved) await addActivity(transaction, job.employerId, describe(job))
    return moved.length
  })
}

/**
 * Moves publishDate on by as many whole weeks as have passed, never past closeDate, for the active auto-refreshing jobs
 * of unlimited employers in `timeZone`. Running it again moves nothing, so any number of instances may.
 */
function refreshStatement(kind: "sqlite" | "postgresql", timeZone: string, today: CalendarDate): Prisma.Sql {
  const condition = Prisma.sql`status = 'active' AND auto_refresh AND employer_id IN
    (SELECT id FROM employers WHERE plan = 'unlimited' AND time_zone = ${timeZone})`
  const moved = Prisma.sql`id, employer_id AS "employerId", title, publish_date AS "publishDate"`
  return kind === "sqlite"
    ? Prisma.sql`UPDATE jobs SET version = version + 1, publish_date = date(publish_date, '+' || (${refreshDays} *
          CAST((julianday(min(close_date, ${today})) - julianday(publish_date)) / ${refreshDays} AS INTEGER)) || ' days')
        WHERE ${condition} AND date(publish_date, '+' || ${refreshDays} || ' days') <= min(close_date, ${today})
        RETURNING ${moved}`
    : Prisma.sql`UPDATE jobs SET version = version + 1, publish_date = to_char(publish_date::date + ${refreshDays}::int *
          ((LEAST(close_date, ${today}::text)::date - publish_date::date) / ${refreshDays}::int), 'YYYY-MM-DD')
        WHERE ${condition} AND publish_date::date + ${refreshDays}::int <= LEAST(close_date, ${today}::text)::date
        RETURNING ${moved}`
}
