import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { applicationFields, isOfApplication } from "@/lib/api/v1.1/told-fields"
import type { ListedVersion } from "@/lib/queries/history"
import type { JobAnswer } from "@/lib/queries/jobs"
import { sameFieldValue, type ToldChange, toldChanges } from "../differences/field-changes"

/** Whether undoing `version` would change anything. Only the service changes the publish date. */
export function canBeUndone({ action, changes }: ListedVersion): boolean {
  const whole = action === "created" || action === "deleted"
  return !whole && toldChanges(changes).some(({ field }) => field !== "publishDate")
}

/** What undoing `version` changes in `job` as it is now, and what it leaves because that has been changed again since. */
export function undoneFields(
  job: JobAnswer,
  version: ListedVersion,
): { fields: JobRequest; left: ToldChange[] } {
  const changes = toldChanges(version.changes).filter(({ field }) => field !== "publishDate")
  const touched = new Set(
    changes.filter(({ field, after }) => !sameFieldValue(job[field], after)).map(({ field }) => field),
  )
  const isLeft = ({ field }: ToldChange) =>
    touched.has(field) || (isOfApplication(field) && applicationFields.some((other) => touched.has(other)))
  const undone = changes.filter((change) => !isLeft(change))
  return {
    fields: Object.fromEntries(undone.map(({ field, before }) => [field, before])),
    left: changes.filter(isLeft),
  }
}
