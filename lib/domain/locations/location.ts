import records from "@/prisma/reference-data/locations.json" with { type: "json" }
import { foldText } from "../folded-text"

export const locationTypes = ["Town", "Province", "Territory", "Country"] as const
export type LocationType = (typeof locationTypes)[number]

/** A place as a job shows it (contract 1.1). */
export type Location = { id: number; name: string; description: string; type: string }

/** A place of the reference data with its position in decimal degrees; null if unknown (contract 1.2). */
export type LocationRecord = Location & {
  latitude: number | null
  longitude: number | null
  swLatitude: number | null
  swLongitude: number | null
  neLatitude: number | null
  neLongitude: number | null
  area: { latitude: number; longitude: number }[]
}

/** Employers' own places get ids from here on; those of the reference data stay below. */
export const firstOwnLocationId = 100_000

/** As in the file: `code` is that of a province or territory, `population` that of a town. */
type StoredRecord = LocationRecord & { code?: string; population?: number }

/** The population of the towns in the reference data; 0 if it isn't given. It is not part of the contract. */
export const populations: ReadonlyMap<number, number> = new Map(
  (records as StoredRecord[]).map(({ id, population = 0 }) => [id, population]),
)

/** The reference data, in the order in which `/locations` lists it: length of name, then name, then id. */
export const locationRecords: LocationRecord[] = (records as StoredRecord[])
  .map(({ code: _code, population: _population, ...record }) => record)
  .sort((a, b) => [...a.name].length - [...b.name].length || compareText(a.name, b.name) || a.id - b.id)

/** The 13 provinces and territories: code (`BC`) to full name. */
export const regions: ReadonlyMap<string, string> = new Map(
  (records as StoredRecord[]).flatMap(({ code, name }) => (code ? [[code, name] as const] : [])),
)

/** What descriptions are compared by: without case, accents and spacing (contract 1.4). */
export function matchKey(description: string): string {
  return foldText(description).replace(/\s+/gu, "")
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
