export type LocationType = "Town" | "Province" | "Territory" | "Country"

export interface Location {
  name: string
  description: string
  type: LocationType
  code?: string
  latitude: number | null
  longitude: number | null
  swLatitude: number | null
  swLongitude: number | null
  neLatitude: number | null
  neLongitude: number | null
  area: { latitude: number; longitude: number }[]
}

export type IdentifiedLocation = { id: number } & Location

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

// The service matches descriptions by this same key, so two towns of one key could not be told apart.
export function matchingKey(description: string): string {
  return description
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/’/g, "'")
}
