import type { Location, LocationRecord } from "@/lib/domain/locations/location"
import type { LocationAnswer } from "./answers"

/** A location record as the contract shows it (1.2); an employer's own place has no position. */
export function presentLocation(location: Location | LocationRecord): LocationAnswer {
  const nowhere = {
    latitude: null,
    longitude: null,
    swLatitude: null,
    swLongitude: null,
    neLatitude: null,
    neLongitude: null,
    area: [],
  }
  return { ...nowhere, ...location }
}
