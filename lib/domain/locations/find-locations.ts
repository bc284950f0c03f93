import type { Context } from "../context"
import { notFound } from "../errors"
import { foldText } from "../folded-text"
import { type Page, type PageRequest, pageOf, rangeOf } from "../paging"
import { visibleJobs } from "../jobs/visible-jobs"
import { firstOwnLocationId, type Location, type LocationRecord, locationRecords } from "./location"

const folded = locationRecords.map((record) => ({
  record,
  name: foldText(record.name),
  type: record.type.toLowerCase(),
}))
const byId = new Map(locationRecords.map((record) => [record.id, record]))

/**
 * A page of the reference places whose name contains `q`, ignoring case and accents, and whose type (in lower case)
 * is one of `types`; null matches everything (contract 1.2).
 */
export function findLocations(
  request: PageRequest & { q: string | null; types: string[] | null },
): Page<LocationRecord> {
  const term = request.q === null ? "" : foldText(request.q)
  const found = folded
    .filter(
      ({ name, type }) => name.includes(term) && (request.types === null || request.types.includes(type)),
    )
    .map(({ record }) => record)
  const { offset, limit } = rangeOf(request)
  return pageOf(request, found.slice(offset, offset + limit), found.length)
}

/** Whether a place with `id` would be an employer's own. */
export function isOwnLocation(id: number): boolean {
  return id >= firstOwnLocationId
}

/** The place of the reference data with `id`. Throws `not_found`. */
export function findLocation(id: number): LocationRecord {
  const location = byId.get(id)
  if (!location) throw noSuchPlace()
  return location
}

/**
 * The employer's own place with `id`. Throws `not_found`, also for a caller without an employer or of another one,
 * and for a key that may not know of the jobs that name it.
 */
export async function findOwnLocation(context: Context | null, id: number): Promise<Location> {
  const location = context && (await context.stores.locations.findOwnById(visibleJobs(context), id))
  if (!location) throw noSuchPlace()
  return location
}

function noSuchPlace() {
  return notFound("location")
}
