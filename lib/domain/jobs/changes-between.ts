import { matchKey } from "../locations/location"
import type { ReferenceRecord } from "../reference-data"
import type { JobContent } from "./job"

/** A field of a job that a write changes. `before` is null for a new job, and `after` for a deleted one. */
export type JobFieldChange = {
  [Field in keyof JobContent]: {
    field: Field
    before: JobContent[Field] | null
    after: JobContent[Field] | null
  }
}[keyof JobContent]

type Compared = { [Field in keyof JobContent]: (value: JobContent[Field]) => unknown }

const value = <T>(it: T) => it
const id = (record: ReferenceRecord) => record.id

/** What is compared for each field, in the order in which changes are listed. */
const compared: Compared = {
  referenceId: value,
  title: value,
  status: value,
  publishDate: value,
  closeDate: value,
  closeDateIsDefault: value,
  confidential: value,
  autoRefresh: value,
  locations: (places) => places.map(({ description }) => matchKey(description)),
  categories: (records) => records.map(id),
  positionType: id,
  salary: (salary) => salary && [salary.amount, salary.maxAmount, salary.period.id, salary.plusCommission],
  description: value,
  applicantRoutingType: id,
  applicationEmail: value,
  applicationUrl: value,
}

/**
 * What a write changes in a job, null being no job; if it is empty, there is nothing to write. A write computes it
 * once, for both the store that saves it and the activity that records it.
 */
export function changesBetween(before: JobContent | null, after: JobContent | null): JobFieldChange[] {
  return (Object.keys(compared) as (keyof JobContent)[]).flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after?.[field] ?? null } as JobFieldChange
    return isSame(field, change) ? [] : [change]
  })
}

/** `job` with `changes` made. */
export function applyChanges(job: JobContent, changes: JobFieldChange[]): JobContent {
  return { ...job, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) }
}

function isSame(field: keyof JobContent, { before, after }: JobFieldChange): boolean {
  if (before === null || after === null || typeof before !== "object") return before === after
  const counts = compared[field] as (it: unknown) => unknown
  return JSON.stringify(counts(before)) === JSON.stringify(counts(after))
}
