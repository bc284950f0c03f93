import { type Activity, activityOf, type FieldChange } from "../activity/activity"
import type { Context } from "../context"
import { changesBetween, type JobFieldChange } from "./changes-between"
import type { Job, JobContent } from "./job"

/** Longer texts are cut in the record, which says what happened and is not a second store of descriptions. */
const longestText = 500

/** A change of only these fields is a status change: the dates change with the status. */
const statusFields = ["status", "publishDate", "closeDate"]

type Recorded = { [Field in keyof JobContent]?: (value: NonNullable<JobContent[Field]>) => unknown }

const name = (record: { name: string }) => record.name

/** How the record shows the fields that it doesn't show as they are. */
const recorded: Recorded = {
  locations: (places) => places.map(({ description }) => description),
  categories: (records) => records.map(name),
  positionType: name,
  salary: (salary) => ({ ...salary, period: salary.period.name }),
  applicantRoutingType: name,
}

/** The record of a new job. */
export function jobCreated(context: Context, content: JobContent): Activity {
  const changes = recordedChanges(changesBetween(null, content))
  return activityOf(context, "job.created", { id: null, name: content.title }, changes)
}

/** The record of a change: of the status if only the status and its dates changed, or of the fields. */
export function jobChanged(context: Context, id: number, title: string, made: JobFieldChange[]): Activity {
  const changes = recordedChanges(made)
  const fields = changes.map(({ field }) => field)
  const statusOnly = fields.includes("status") && fields.every((field) => statusFields.includes(field))
  const action = statusOnly ? "job.status_changed" : "job.changed"
  return activityOf(context, action, { id, name: title }, changes)
}

/** The record of a job that was restored to an earlier version or from the bin. */
export function jobRestored(context: Context, id: number, title: string, made: JobFieldChange[]): Activity {
  return activityOf(context, "job.restored", { id, name: title }, recordedChanges(made))
}

/** The record of a deleted job's removal from the bin. */
export function jobErased(context: Context, job: Job): Activity {
  return activityOf(context, "job.erased", { id: job.id, name: job.title })
}

/** The record of a job's deletion. */
export function jobDeleted(context: Context, job: Job): Activity {
  const changes = recordedChanges(changesBetween(job, null))
  return activityOf(context, "job.deleted", { id: job.id, name: job.title }, changes)
}

/** `changes` as they are recorded. Whether the close date was chosen only matters to the rules. */
function recordedChanges(changes: JobFieldChange[]): FieldChange[] {
  return changes
    .filter(({ field }) => field !== "closeDateIsDefault")
    .map(({ field, before, after }) => ({
      field,
      before: recordedValue(field, before),
      after: recordedValue(field, after),
    }))
}

function recordedValue(field: keyof JobContent, value: JobContent[typeof field] | null): unknown {
  if (value === null) return null
  const tell = recorded[field] as ((value: unknown) => unknown) | undefined
  if (tell) return tell(value)
  return typeof value === "string" && value.length > longestText ? `${value.slice(0, longestText)}…` : value
}
