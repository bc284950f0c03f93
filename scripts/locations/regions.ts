import type { LocationType } from "@/lib/domain/locations/location"
import type { NewLocation } from "./location"

// Extents are the outermost points of land or of the border, accurate to about half a degree.
export const country = region("Country", undefined, "Canada", [62, -96], [41.68, -141], [83.11, -52.62])

export const provincesAndTerritories = [
  region("Province", "AB", "Alberta", [55, -115], [49, -120], [60, -110]),
  region("Province", "BC", "British Columbia", [54, -125], [48.3, -139.06], [60, -114.05]),
  region("Province", "MB", "Manitoba", [55, -97], [49, -102.03], [60, -88.95]),
  region("Province", "NB", "New Brunswick", [46.5, -66], [44.56, -69.06], [48.07, -63.77]),
  region("Province", "NL", "Newfoundland and Labrador", [53.5, -60], [46.61, -67.82], [60.37, -52.62]),
  region("Province", "NS", "Nova Scotia", [45, -63], [43.38, -66.4], [47.23, -59.68]),
  region("Territory", "NT", "Northwest Territories", [65, -119], [60, -136.45], [78.76, -102]),
  region("Territory", "NU", "Nunavut", [70, -90], [51.65, -120.68], [83.11, -61.08]),
  region("Province", "ON", "Ontario", [50, -86], [41.68, -95.16], [56.86, -74.34]),
  region("Province", "PE", "Prince Edward Island", [46.4, -63.2], [45.95, -64.42], [47.07, -61.97]),
  region("Province", "QC", "Quebec", [52, -72], [44.99, -79.76], [62.59, -57.1]),
  region("Province", "SK", "Saskatchewan", [54, -106], [49, -110], [60, -101.36]),
  region("Territory", "YT", "Yukon", [63, -135], [60, -141], [69.65, -123.8]),
]

function region(
  type: LocationType,
  code: string | undefined,
  name: string,
  [latitude, longitude]: [number, number],
  [swLatitude, swLongitude]: [number, number],
  [neLatitude, neLongitude]: [number, number],
): NewLocation {
  return {
    name,
    description: name,
    type,
    ...(code && { code }),
    latitude,
    longitude,
    swLatitude,
    swLongitude,
    neLatitude,
    neLongitude,
    area: [],
  }
}
