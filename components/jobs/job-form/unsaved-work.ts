import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { TaggedJob } from "@/lib/queries/job-form"
import { emptyFields, fieldsOf } from "./form-fields"

/** What somebody wrote and did not save: the fields that differ from `base`, the posting as it was read; null is a new one. */
export type UnsavedWork = {
  at: string
  changes: Partial<JobFields>
  base: TaggedJob | null
  /** Whether it was on the form when something else was restored. */
  replaced?: boolean
  /** What was offered before it, and has not been answered. */
  earlier?: UnsavedWork | null
}

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
    return workIn(JSON.parse(localStorage.getItem(key) ?? "null"))
  } catch {
    return null
  }
}

/** Keeps `work`; where there is none, or no room, nothing is kept. */
export function keepWork(key: string, work: UnsavedWork | null): void {
  try {
    if (work === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(work))
  } catch {
    if (work?.earlier) keepWork(key, { ...work, earlier: null })
    else forgetWork(key)
  }
}

/** `changes` of `base` as they are now, before what is offered still; null where there is neither. */
export function workOf(
  changes: Partial<JobFields>,
  base: TaggedJob | null,
  offered: UnsavedWork | null,
): UnsavedWork | null {
  if (Object.keys(changes).length === 0) return offered
  return { at: new Date().toISOString(), changes, base, earlier: offered }
}

/** What is to be offered once `work` is restored: what of `written` on `base` it takes the place of, or else what was offered before it. */
export function offeredAfter(
  work: UnsavedWork,
  written: Partial<JobFields>,
  base: TaggedJob | null,
): UnsavedWork | null {
  const { earlier = null } = work
  const entries = Object.entries(written) as [keyof JobFields, unknown][]
  const changes = Object.fromEntries(
    entries.filter(([name, value]) => name in work.changes && !sameValue(work.changes[name], value)),
  )
  const kept = workOf(changes, base, earlier)
  return kept && kept !== earlier ? { ...kept, replaced: true } : earlier
}

/** What of `offered` waits for an answer even when the form has been saved or left: what a restoring replaced does not. */
export function unanswered(offered: UnsavedWork | null): UnsavedWork | null {
  return offered?.replaced ? unanswered(offered.earlier ?? null) : offered
}

function forgetWork(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What an older version of this page kept may have another shape, and is of no use then. */
function workIn(kept: unknown): UnsavedWork | null {
  return isWork(kept) ? { ...kept, earlier: workIn(kept.earlier ?? null) } : null
}

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
