import type { Location, LocationRecord } from "@/lib/domain/locations/location"
import { applicantRoutingTypes, categories, positionTypes, salaryPeriods } from "@/lib/domain/reference-data"
import type { LocationAnswer } from "./answers"

/** The options of a posting's form, which the page comes with. */
export const referenceLists = {
  categories,
  positionTypes,
  salaryPeriods,
  routingTypes: applicantRoutingTypes,
}

/** A location record as the contract shows it (1.2); an employer's own place has no coordinates. */
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
