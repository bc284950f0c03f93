import { isTold, type ToldField, toldFields } from "@/lib/api/v1.1/told-fields"
import type { VersionChange } from "@/lib/queries/history"
import type { JobAnswer } from "@/lib/queries/jobs"

/** A field that differs between two versions. */
export type ToldChange = { field: ToldField; before: unknown; after: unknown }

/** The fields of `changes` that are shown, in the order of the form. */
export function toldChanges(changes: readonly VersionChange[]): ToldChange[] {
  return changes
    .flatMap(({ field, before, after }) => (isTold(field) ? [{ field, before, after }] : []))
    .sort((one, other) => toldFields.indexOf(one.field) - toldFields.indexOf(other.field))
}

/** What differs between two versions of a job. */
export function changesOf(before: JobAnswer, after: JobAnswer): ToldChange[] {
  return toldFields
    .filter((field) => !sameFieldValue(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** Whether two values of a field are the same: records are compared by ID, places by their text. */
export function sameFieldValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(essence(one)) === JSON.stringify(essence(other))
}

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (typeof value !== "object" || value === null) return value ?? null
  const { description, amount, maxAmount, period, plusCommission, id } = value as Record<string, unknown>
  if (description !== undefined) return description
  return period === undefined ? id : [amount, maxAmount, essence(period), plusCommission]
}
