import { addDays, type CalendarDate } from "@/lib/calendar-date"
import { type Message, say } from "@/lib/messages/message"
import type { Context } from "../context"
import { invalidFields } from "../errors"
import { type Job, jobLimits } from "../jobs/job"
import type { JobChange } from "../jobs/job-change"
import { isPastClosing } from "../jobs/public-posting"
import { routingByEmail, routingByUrl } from "../reference-data"
import type { BulkDeed, Publishing } from "./bulk-deed"

/** No date has a year of more than four digits. */
const lastDay: CalendarDate = "9999-12-31"

/** The sentence that starts every refusal of a run. */
export const bulkNotStarted = say("bulkRuns.notStarted")

/** Throws `validation_failed` if the new close date of published postings has passed where the employer is. */
export function requireDayAhead(context: Context, deed: BulkDeed): void {
  if (deed.kind !== "publish" || !deed.date || !isPastClosing(context, { closeDate: deed.date })) return
  const message = say("publishing.dayPassed")
  throw invalidFields(bulkNotStarted, [{ field: "deed.date", code: "invalid", message }])
}

/** Whether `job`, once published, would stay closed without a new close date: only a draft gets one by itself. */
export function needsCloseDate(context: Context, deed: BulkDeed, job: Job): boolean {
  return deed.kind === "publish" && job.status === "archived" && isPastClosing(context, job)
}

/** The change that publishing makes to `job`. */
export function publishingBy(context: Context, deed: Publishing, job: Job): JobChange {
  const closeDate = needsCloseDate(context, deed, job) ? deed.date : undefined
  return { status: "active", ...(closeDate && { closeDate }) }
}

/** The change that `deed` makes to `job` as it is, or why it doesn't apply to that posting. */
export function changeBy(
  context: Context,
  deed: Exclude<BulkDeed, { kind: "delete" }>,
  job: Job,
): JobChange | { skip: Message } {
  switch (deed.kind) {
    case "publish":
      return publishingBy(context, deed, job)
    case "archive":
      return { status: "archived" }
    case "closeDate":
      return { closeDate: deed.date }
    case "extend":
      if (job.closeDate > addDays(lastDay, -deed.days)) return { skip: say("bulkRuns.noSuchDay") }
      return { closeDate: addDays(job.closeDate, deed.days) }
    case "autoRefresh":
      return { autoRefresh: deed.on }
    case "addCategory":
      if (job.categories.some(({ id }) => id === deed.categoryId)) return {}
      if (job.categories.length === jobLimits.categories)
        return { skip: say("bulkRuns.noRoomForCategory", { most: jobLimits.categories }) }
      return { categories: [...idsOf(job), { id: deed.categoryId }] }
    case "removeCategory": {
      const categories = idsOf(job).filter(({ id }) => id !== deed.categoryId)
      return categories.length > 0 ? { categories } : { skip: say("bulkRuns.onlyCategory") }
    }
    case "email":
      if (job.applicantRoutingType.id !== routingByEmail) return { skip: say("bulkRuns.notByEmail") }
      return { applicationEmail: deed.address }
    case "url":
      if (job.applicantRoutingType.id !== routingByUrl) return { skip: say("bulkRuns.notByUrl") }
      return { applicationUrl: deed.address }
  }
}

function idsOf({ categories }: Job): { id: number }[] {
  return categories.map(({ id }) => ({ id }))
}
