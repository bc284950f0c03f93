import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { TaggedJob } from "@/lib/queries/job-form"
import { emptyFields, fieldsOf } from "./form-fields"

/** What somebody wrote and did not save: the fields that differ from `base`, the posting as it was read; null is a new one. */
export type UnsavedWork = { at: string; changes: Partial<JobFields>; base: TaggedJob | null }

const names = Object.keys(emptyFields) as (keyof JobFields)[]

/** The fields of `now` that are not as in `base`. */
export function changesOn(base: JobFields, now: JobFields): Partial<JobFields> {
  return Object.fromEntries(
    names.filter((name) => !sameValue(base[name], now[name])).map((name) => [name, now[name]]),
  )
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function readWork(key: string): UnsavedWork | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    return isWork(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps `changes`; where there are none, or no room, nothing is kept. */
export function keepWork(key: string, changes: Partial<JobFields>, base: TaggedJob | null): void {
  try {
    const work: UnsavedWork = { at: new Date().toISOString(), changes, base }
    if (Object.keys(changes).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(work))
  } catch {
    forgetWork(key)
  }
}

export function forgetWork(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What an older version of this page kept may have another shape, and is of no use then. */
function isWork(kept: unknown): kept is UnsavedWork {
  if (typeof kept !== "object" || kept === null) return false
  const { at, changes, base } = kept as Partial<UnsavedWork>
  if (base !== null && !isJob(base)) return false
  if (typeof at !== "string" || typeof changes !== "object" || changes === null) return false
  const entries = Object.entries(changes)
  return (
    entries.length > 0 &&
    entries.every(([name, value]) => shapeOf(value) === shapeOf(emptyFields[name as keyof JobFields]))
  )
}

function isJob(base: unknown): boolean {
  try {
    const { etag, ...job } = base as TaggedJob
    return typeof etag === "string" && shapeOf(fieldsOf(job)) === shapeOf(emptyFields)
  } catch {
    return false
  }
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return "array"
  if (typeof value !== "object" || value === null) return typeof value
  return Object.keys(value).sort().join()
}
