import type { ServiceContext } from "../context"
import { notFound } from "../errors"
import { foldText } from "../folded-text"
import { type Page, type PageRequest, pageOf, rangeOf } from "../paging"
import { type Location, type LocationRecord, locationRecords } from "./location"

const folded = locationRecords.map((record) => ({
  record,
  name: foldText(record.name),
  type: record.type.toLowerCase(),
}))
const byId = new Map(locationRecords.map((record) => [record.id, record]))

/**
 * A page of the reference places whose name has `q` in it, without regard to case or accents, and whose type (in lower
 * case) is among `types`; null asks for all (contract 1.2).
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

/** The place with `id`: of the reference data, or one that an employer spelled itself. Throws `not_found`. */
export async function findLocation(
  { stores }: ServiceContext,
  id: number,
): Promise<Location | LocationRecord> {
  const location = byId.get(id) ?? (await stores.locations.find(id))
  if (!location) throw notFound("location")
  return location
}
