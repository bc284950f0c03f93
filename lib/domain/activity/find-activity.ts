import { addDays, type CalendarDate, startOfDay } from "@/lib/calendar-date"
import type { Context } from "../context"
import { findJob } from "../jobs/find-jobs"
import type { ActivitySelection, StoredActivity } from "./activity-store"

/** The filter of a caller, with whole days in the employer's time zone, both inclusive; null matches everything. */
export type ActivityFilter = Omit<ActivitySelection, "from" | "until"> & {
  from: CalendarDate | null
  to: CalendarDate | null
}

/** A part of the list: at most `pageSize` records stored before the record `before` (null starts with the newest). */
export type ActivityPageRequest = { before: number | null; pageSize: number }

/** Newest first; `next` is the `before` of the next page, null on the last one. */
export type ActivityPage = { data: StoredActivity[]; next: number | null }

/** How many records an export reads at once: few enough to hold in memory, and enough to need few reads. */
const batchSize = 500

/** No record is older than the first of these days or newer than the second. */
const [firstDay, lastDay] = ["2000-01-01", "8999-12-31"]

/** A page of what was done for the employer. */
export async function listActivity(
  context: Context,
  filter: ActivityFilter,
  page: ActivityPageRequest,
): Promise<ActivityPage> {
  return readPage(context, selectionOf(context, filter), page)
}

/** A page of what was done to the job `id`. Throws `not_found`, also for a job that the caller may not know of. */
export async function listJobActivity(
  context: Context,
  id: number,
  page: ActivityPageRequest,
): Promise<ActivityPage> {
  await findJob(context, id)
  const ofJob = { ...everything, objectKind: "job", objectId: id } as const
  return readPage(context, ofJob, page)
}

/** Everything that the filter finds, in batches, newest first. Only one batch is held in memory at a time. */
export async function* exportActivity(
  context: Context,
  filter: ActivityFilter,
): AsyncGenerator<StoredActivity[]> {
  const selection = selectionOf(context, filter)
  let before: number | null = null
  do {
    const page: ActivityPage = await readPage(context, selection, { before, pageSize: batchSize })
    if (page.data.length > 0) yield page.data
    before = page.next
  } while (before !== null)
}

const everything: ActivitySelection = {
  actorKind: null,
  actorId: null,
  objectKind: null,
  objectId: null,
  action: null,
  from: null,
  until: null,
}

async function readPage(
  { stores, employer }: Context,
  selection: ActivitySelection,
  { before, pageSize }: ActivityPageRequest,
): Promise<ActivityPage> {
  const rows = await stores.activities.list(employer.id, selection, before, pageSize + 1)
  const data = rows.slice(0, pageSize)
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null }
}

function selectionOf({ employer }: Context, { from, to, ...plain }: ActivityFilter): ActivitySelection {
  return {
    ...plain,
    from: from === null ? null : startOfDay(within(from), employer.timeZone),
    until: to === null ? null : startOfDay(addDays(within(to), 1), employer.timeZone),
  }
}

function within(day: CalendarDate): CalendarDate {
  if (day < firstDay) return firstDay
  return day > lastDay ? lastDay : day
}
