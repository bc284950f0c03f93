import type { CalendarDate } from "@/lib/calendar-date"
import type { FieldProblems } from "../field-problems"
import type { JobStatus } from "./job"
import { writtenDay } from "@/lib/format/written-day"
import { say } from "@/lib/messages/message"

type Dates = { status: JobStatus; publishDate: CalendarDate; closeDate: CalendarDate }

/**
 * Whether a job that is `stored` (null: new) is published by getting `status`, in which case its publish date becomes
 * today (contract 1.5).
 */
export function isPublished(stored: Pick<Dates, "status"> | null, status: JobStatus): boolean {
  return stored?.status === "draft" && status === "active"
}

/** The day that a job counts as published on once it has `status`. */
export function publishDateOf(
  stored: Pick<Dates, "status" | "publishDate"> | null,
  status: JobStatus,
  today: CalendarDate,
): CalendarDate {
  return stored && !isPublished(stored, status) ? stored.publishDate : today
}

/** Refuses a close date before the job is published. A caller that sends back the date it read has not chosen it. */
export function refuseEarlyClose(
  stored: Pick<Dates, "closeDate"> | null,
  asked: CalendarDate | null | undefined,
  publishDate: CalendarDate,
  problems: FieldProblems,
): void {
  if (!asked || asked === stored?.closeDate || asked >= publishDate || problems.concern("closeDate")) return
  problems.add("closeDate", "too_early", say("jobs.closesTooEarly", { day: writtenDay(publishDate) }))
}
