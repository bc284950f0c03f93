import { type Activity, activityOf, type FieldChange } from "../activity/activity"
import type { Context } from "../context"
import type { JobContent } from "./job"

/** Longer texts are cut in the record: it tells what happened, and is no second store of descriptions. */
const longestText = 500

/** The record of a new job. */
export function jobCreated(context: Context, id: number, content: JobContent): Activity {
  return activityOf(context, "job.created", { id, name: content.title }, changesBetween(null, content))
}

/** The record of a change: of its status, where nothing else changed but the dates that go with it, or of its fields. */
export function jobChanged(context: Context, id: number, before: JobContent, after: JobContent): Activity {
  const changes = changesBetween(before, after)
  const statusOnly = changes.every(({ field }) => ["status", "publishDate", "closeDate"].includes(field))
  const action = statusOnly && before.status !== after.status ? "job.status_changed" : "job.changed"
  return activityOf(context, action, { id, name: after.title }, changes)
}

/** The record of a job's end. */
export function jobDeleted(context: Context, id: number, content: JobContent): Activity {
  return activityOf(context, "job.deleted", { id, name: content.title }, changesBetween(content, null))
}

function changesBetween(before: JobContent | null, after: JobContent | null): FieldChange[] {
  const old = before ? recorded(before) : {}
  const now = after ? recorded(after) : {}
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .map(({ field, before, after }) => ({ field, before: shortened(before), after: shortened(after) }))
}

/** What is recorded of a job, by name: a stored one has more, which is the store's own business. */
function recorded(job: JobContent): Record<string, unknown> {
  const { referenceId, title, status, publishDate, closeDate, confidential, autoRefresh, salary } = job
  const { description, applicationEmail, applicationUrl } = job
  return {
    referenceId,
    title,
    status,
    publishDate,
    closeDate,
    confidential,
    autoRefresh,
    locations: job.locations.map(({ description: place }) => place),
    categories: job.categories.map(({ name }) => name),
    positionType: job.positionType.name,
    salary: salary && { ...salary, period: salary.period.name },
    description,
    applicantRoutingType: job.applicantRoutingType.name,
    applicationEmail,
    applicationUrl,
  }
}

function shortened(value: unknown): unknown {
  return typeof value === "string" && value.length > longestText ? `${value.slice(0, longestText)}…` : value
}
