import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { TaggedJob } from "@/lib/queries/job-form"
import { emptyFields, fieldsOf } from "./form-fields"

/**
 * What someone wrote in one instance of the form and didn't save: the fields that differ from `base`, the posting as it was loaded; null
 * for a new one.
 */
export type UnsavedWork = {
  /** Distinguishes instances of the form, which may be open in several tabs at once. */
  id: string
  at: string
  changes: Partial<JobFields>
  base: TaggedJob | null
  /** Whether it was in the form when something else was restored. */
  replaced?: boolean
}

const names = Object.keys(emptyFields) as (keyof JobFields)[]

/** The fields of `now` that differ from `base`. */
export function changesOn(base: JobFields, now: JobFields): Partial<JobFields> {
  return Object.fromEntries(
    names.filter((name) => !sameValue(base[name], now[name])).map((name) => [name, now[name]]),
  )
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Each work has its own place in the browser; otherwise tabs that store theirs at the same moment would overwrite each other's. */
const placeOf = (key: string, id: string) => `${key}#${id}`

/** Whether the browser's `place` is one of those kept at `key`. */
export function isPlaceOf(key: string, place: string | null): boolean {
  return place?.startsWith(placeOf(key, "")) ?? false
}

/** The works kept at `key`, the newest first. */
export function readWork(key: string): UnsavedWork[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => isPlaceOf(key, place))
      .flatMap((place) => workIn(localStorage.getItem(place)))
      .sort((one, other) => other.at.localeCompare(one.at))
  } catch {
    return []
  }
}

function workIn(text: string | null): UnsavedWork[] {
  try {
    const kept: unknown = JSON.parse(text ?? "null")
    return isWork(kept) ? [kept] : []
  } catch {
    return []
  }
}

/** The works kept at `key`, the one that was written in this tab first. */
export function readOffers(key: string): UnsavedWork[] {
  const works = readWork(key)
  try {
    const own = sessionStorage.getItem(key)
    return works.sort((one, other) => Number(other.id === own) - Number(one.id === own))
  } catch {
    return works
  }
}

/** Remembers that the work with `id` was written in this tab, even if the tab is reloaded. */
export function noteOwnWork(key: string, id: string): void {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // The newest is then offered first.
  }
}

/** Stores `work` at `key`; if there is no room, what was stored there before makes way. */
export function keepWork(key: string, work: UnsavedWork): void {
  const place = placeOf(key, work.id)
  try {
    localStorage.setItem(place, JSON.stringify(work))
  } catch {
    dropWork(
      key,
      readWork(key).map(({ id }) => id),
    )
    try {
      localStorage.setItem(place, JSON.stringify(work))
    } catch {
      // A browser that stores nothing can't be helped.
    }
  }
}

/** Removes the works with these IDs. */
export function dropWork(key: string, ids: Iterable<string>): void {
  try {
    for (const id of ids) localStorage.removeItem(placeOf(key, id))
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** `changes` of `base` as unsaved work of this moment; empty if nothing is changed. */
export function workOf(id: string, changes: Partial<JobFields>, base: TaggedJob | null): UnsavedWork[] {
  return Object.keys(changes).length === 0 ? [] : [{ id, at: new Date().toISOString(), changes, base }]
}

/** The work that leaves the form when `work` is restored, out of `written`, which was written on `base`. */
export function replacedBy(
  work: UnsavedWork,
  written: Partial<JobFields>,
  base: TaggedJob | null,
): UnsavedWork[] {
  const entries = Object.entries(written) as [keyof JobFields, unknown][]
  const changes = Object.fromEntries(
    entries.filter(([name, value]) => name in work.changes && !sameValue(work.changes[name], value)),
  )
  return workOf(newWorkId(), changes, base).map((each) => ({ ...each, replaced: true }))
}

/** The works of `kept` whose IDs aren't in `gone`. */
export function worksWithout(kept: UnsavedWork[], gone: Iterable<string>): UnsavedWork[] {
  const ids = new Set(gone)
  return kept.filter(({ id }) => !ids.has(id))
}

/** This isn't a secret: it only has to differ from those of other tabs. */
export function newWorkId(): string {
  return Math.random().toString(36).slice(2)
}

/** What an older version of this page stored may have another shape, and is then useless. */
function isWork(kept: unknown): kept is UnsavedWork {
  if (typeof kept !== "object" || kept === null) return false
  const { id, at, changes, base } = kept as Partial<UnsavedWork>
  if (base !== null && !isJob(base)) return false
  if (typeof id !== "string" || typeof at !== "string" || typeof changes !== "object" || changes === null)
    return false
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
