import type { LocationRecord, LocationType } from "@/lib/domain/locations/location"

/** A place in the reference data: `code` is that of a province or territory, `population` that of a town. */
export type IdentifiedLocation = Omit<LocationRecord, "type"> & {
  type: LocationType
  code?: string
  population?: number
}

export type NewLocation = Omit<IdentifiedLocation, "id">

export interface Town {
  name: string
  province: string
  population: number
  latitude: number
  longitude: number
}

export function describe(town: Town): string {
  return `${town.name}, ${town.province}`
}

// The service matches descriptions by this same key, so two towns with the same key couldn't be told apart.
export function matchingKey(description: string): string {
  return description
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/’/g, "'")
}
